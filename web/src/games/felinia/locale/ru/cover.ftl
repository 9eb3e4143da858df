felinia-cover-title = Felinia
felinia-cover-line = Кошки-купцы торгуются на рынке и плывут к разделённому острову.
felinia-cover-nature = торги
