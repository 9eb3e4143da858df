felinia-cover-title = Felinia
felinia-cover-line = Gatos mercaderes pujan en el mercado y navegan hacia una isla dividida.
felinia-cover-nature = pujas
