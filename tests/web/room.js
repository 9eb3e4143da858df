/* What is wrong with the room on a page: a list of sentences, empty when all is well.  Given: is the page used by finger? */
(isTouch) => {
  const LEAST_TEXT = 12;
  const LEAST_GAP = 8;
  const LEAST_BOARD = 0.45;
  const BUTTONS = 'button:not([data-place]):not(.help-tip):not(.drawer-handle), a.btn, summary, select';
  const BOARD = '.frame :is(.board-view, .winter-board)';
  /* Names people chose, and codes, which have no syllables; they may end in dots or anywhere. */
  const FREE = 'code, kbd, input, textarea, .chat-text, .turn-chip span, .rail-title, .replay-text, .top-me, .feya-seat-names h2, .felinia-seat-names h2, .winter-seat-names h2';
  /* Neighbours in one of these are one control. */
  const CONTROLS = '[role="tablist"], [role="radiogroup"], [role="group"], [role="toolbar"], [role="menu"], nav, table, .turn-order, .replay-turns, .since';

  const wrong = new Set();
  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.body;
  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 50);
  const nameOf = (element) => short(element.dataset?.place || element.getAttribute('aria-label') || element.textContent || element.tagName);

  keys();
  widths();
  const seen = texts();
  for (const text of seen) {
    legible(text);
    unbroken(text);
  }
  beside(seen);
  board();
  for (const element of litPlaces()) uncovered(element);
  if (isTouch) apart();
  return [...wrong];

  function isSeen(element) {
    const {width, height} = element.getBoundingClientRect();
    // Two pixels are for screen readers only.
    return width > 2 && height > 2 && element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
  }

  function keys() {
    const raw = /\[[a-z]+-[\w-]+\]|\{\$?\w+\}|undefined|NaN/g;
    for (const found of document.body.innerText.matchAll(raw)) wrong.add('key ' + found[0]);
  }

  function widths() {
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth + 1) wrong.add('the page is wider than the window: ' + width);
    const places = 'button, a, h1, h2, h3, p, td, th, li, label, .sum, .chip, dt, dd, .ask, .sums, .rail-buttons';
    for (const element of document.querySelectorAll(places)) {
      if (!element.innerText?.trim() || !isSeen(element)) continue;
      if (isClipped(element)) wrong.add('clipped: ' + short(element.innerText));
      const box = element.getBoundingClientRect();
      const isOut = box.right > innerWidth + 2 || box.left < -2;
      if (isOut && !scrolls(element)) wrong.add('off screen: ' + short(element.innerText));
    }
  }

  function isClipped(element) {
    const style = getComputedStyle(element);
    const cuts = [style.overflowX, style.overflowY].some((value) => value === 'hidden' || value === 'clip');
    if (!cuts || element.closest(FREE)) return false;
    return element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 2;
  }

  function scrolls(element) {
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (up.matches('.turn-order')) return true;
      if (/(auto|scroll)/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    }
    return false;
  }

  /* Every text that is seen, with the element it stands in. */
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || /^(STYLE|SCRIPT|TITLE|OPTION)$/i.test(parent.tagName) || !isSeen(parent)) continue;
      if (parent.closest('.hidden, [hidden]')) continue;
      found.push({node, parent, inDrawing: parent instanceof SVGElement});
    }
    return found;
  }

  /* Numbers on pieces may be small; words may not. */
  function legible({node, parent, inDrawing}) {
    if (inDrawing && !/\p{L}{2}/u.test(node.data)) return;
    const scale = inDrawing ? Math.abs(parent.getScreenCTM()?.d ?? 1) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < LEAST_TEXT - 0.05) wrong.add(`small (${size.toFixed(1)} px): ${short(node.data)}`);
  }

  /* A word stands in one line, or is parted where its writer says. */
  function unbroken({node, parent, inDrawing}) {
    if (inDrawing || parent.closest(FREE)) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) return;
    for (const {0: word, index} of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const lines = new Set([...word].map((_, at) => lineOf(range, node, index + at)));
      if (lines.size > 1) wrong.add('broken: ' + short(node.data.slice(Math.max(0, index - 12), index + word.length + 6)));
    }
  }

  /* The line a letter stands in; a hyphen that was set before it belongs to the line above. */
  function lineOf(range, node, at) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const box = [...range.getClientRects()].at(-1);
    const isUpright = getComputedStyle(node.parentElement).writingMode.startsWith('vertical');
    return Math.round((isUpright ? box.left : box.top) / 4);
  }

  /* Words lie beside words and signs, not over them; what is laid over something on purpose has a place of its own. */
  function beside(seen) {
    const words = seen.filter(({inDrawing}) => !inDrawing).flatMap(({node, parent}) => linesOf(node).map((box) => ({box: within(box, parent), element: parent, text: node.data})));
    const signs = [...root.querySelectorAll('svg.icon, svg.piece, .mark')].filter(isSeen).map((element) => ({box: within(element.getBoundingClientRect(), element.parentElement), element, text: ''}));
    words.forEach((one, n) => {
      for (const other of [...words.slice(n + 1), ...signs]) {
        if (one.element === other.element || !lieOver(one.box, other.box)) continue;
        if (other.text === '' ? isLaidOver(one.element, other.element) : isBehind(one.element, other.element) || isBehind(other.element, one.element)) continue;
        wrong.add(`over each other: ${short(one.text)} | ${other.text ? short(other.text) : nameOf(other.element.parentElement)}`);
      }
    });
  }

  function linesOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({width, height}) => width > 2 && height > 2).map(inkOf);
  }

  /* The letters of a line without the room that their font keeps above and below them. */
  function inkOf({left, right, top, bottom, height}) {
    return {left, right, top: top + height * 0.22, bottom: bottom - height * 0.22};
  }

  /* What is left of a box inside of everything that cuts off round it. */
  function within({left, right, top, bottom}, element) {
    for (let up = element; up; up = up.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = up.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return {left, right, top, bottom};
  }

  /* Do they share more than a rim? */
  function lieOver(a, b) {
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  }

  /* Does it lie behind a panel with the other on it? */
  function isBehind(one, other) {
    for (let up = other; up && !up.contains(one); up = up.parentElement) {
      const {position, backgroundColor} = getComputedStyle(up);
      if (/absolute|fixed|sticky/.test(position) && !/, 0\)$|transparent/.test(backgroundColor)) return true;
    }
    return layerOf(one) !== layerOf(other);
  }

  function isLaidOver(one, other) {
    const isOwn = (element, end) => {
      for (let up = element; up && !up.contains(end); up = up.parentElement) {
        if (/absolute|fixed|sticky/.test(getComputedStyle(up).position)) return true;
      }
      return false;
    };
    return isOwn(one, other) || isOwn(other, one);
  }

  function board() {
    const view = document.querySelector(BOARD);
    if (view === null || dialog !== null) return;
    const box = view.getBoundingClientRect();
    const least = LEAST_BOARD * Math.min(innerWidth, innerHeight);
    const side = Math.min(box.width, box.height);
    if (side < least) wrong.add(`the board is too small: ${Math.round(box.width)} × ${Math.round(box.height)}, not ${Math.round(least)}`);
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!view.contains(top)) wrong.add('the board is covered by ' + nameOf(top ?? document.body));
  }

  function litPlaces() {
    return dialog === null ? [...document.querySelectorAll('[data-lit="true"]')].filter(isSeen) : [];
  }

  /* What is lit can be pressed; what lies in a scroller after scrolling, what lies beyond the edge of the board after moving it. */
  function uncovered(element) {
    const view = element.closest(`${BOARD}, .diagram .board-view`);
    if (view === null) element.scrollIntoView({block: 'nearest', inline: 'nearest'});
    /* A board of a page is scrolled to. */
    element.closest('.diagram')?.querySelector('.diagram-table').scrollIntoView({block: 'center'});
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const edge = (view ?? document.documentElement).getBoundingClientRect();
    if (view !== null && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return;
    const top = document.elementFromPoint(x, y);
    const place = top?.closest('[data-place]')?.dataset.place;
    if (top !== null && (element.contains(top) || place === element.dataset.place)) return;
    wrong.add(`lit, but covered: ${element.dataset.place} by ${top?.className?.baseVal ?? top?.className ?? 'nothing'}`);
  }

  /* Fingers do not hit the wrong thing. */
  function apart() {
    const shown = (element) => isSeen(element) && isReached(element);
    const buttons = [...root.querySelectorAll(BUTTONS)].filter((one) => !one.disabled && shown(one));
    const lit = litPlaces().filter(shown);
    buttons.forEach((one, n) => {
      for (const other of [...buttons.slice(n + 1), ...lit]) {
        if (one.contains(other) || other.contains(one) || isOneControl(one, other) || layerOf(one) !== layerOf(other)) continue;
        const gap = gapBetween(one.getBoundingClientRect(), pressable(other));
        if (gap < LEAST_GAP - 0.5) wrong.add(`${gap.toFixed(0)} px apart: ${nameOf(one)} | ${nameOf(other)}`);
      }
    });
  }

  function isReached(element) {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && element.contains(top);
  }

  function isOneControl(one, other) {
    const isOneList = one.matches('summary') && one.parentElement.parentElement === other.parentElement?.parentElement;
    if (isOneList) return true;
    const control = one.closest(CONTROLS);
    return control !== null && control === other.closest(CONTROLS) && !other.matches('[data-lit="true"]');
  }

  /* What moves together: between things that scroll past each other there is no distance to keep. */
  function layerOf(element) {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const {position, overflowX, overflowY} = getComputedStyle(up);
      if (position === 'fixed' || position === 'sticky') return up;
      const isScroller = /(auto|scroll)/.test(overflowX + overflowY);
      if (isScroller && (up.scrollHeight > up.clientHeight + 1 || up.scrollWidth > up.clientWidth + 1)) return up;
    }
    return document;
  }

  /* Where it takes a press: what of a board lies beyond its edge takes none. */
  function pressable(element) {
    const box = element.getBoundingClientRect();
    const view = element.closest('.board-view')?.getBoundingClientRect() ?? box;
    return {
      left: Math.max(box.left, view.left), right: Math.min(box.right, view.right),
      top: Math.max(box.top, view.top), bottom: Math.min(box.bottom, view.bottom),
    };
  }

  function gapBetween(a, b) {
    const across = Math.max(a.left - b.right, b.left - a.right, 0);
    const down = Math.max(a.top - b.bottom, b.top - a.bottom, 0);
    return Math.hypot(across, down);
  }
}
