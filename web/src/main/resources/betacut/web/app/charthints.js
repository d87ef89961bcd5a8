// @ts-check
/**
 * Values of a chart under the pointer and by keyboard: the server's drawing marks each value with a
 * circle that says what it is.
 *
 * @typedef {{x: number, y: number, says: string}} Hint in units of the drawing
 */

/** How far from a value the pointer may be, in units of the drawing. */
const REACH = 40;

/**
 * The value nearest to a point, if it is near.
 * @param {Hint[]} hints @param {number} x @param {number} y @param {number} [reach]
 */
export function nearest(hints, x, y, reach = REACH) {
  let best = -1;
  let least = reach;
  hints.forEach((hint, i) => {
    const away = Math.hypot(hint.x - x, hint.y - y);
    if (away < least) {
      least = away;
      best = i;
    }
  });
  return best;
}

/**
 * Where a key leads: along the chart from left to right, Home and End to its ends.
 * @param {string} key @param {number} at @param {number} count
 */
export function stepped(key, at, count) {
  /** @type {Record<string, number>} */
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 };
  const wanted = key === 'Home' ? 0 : key === 'End' ? count - 1 : to[key];
  return wanted === undefined ? -1 : Math.min(count - 1, Math.max(0, wanted));
}

/**
 * Takes the hints out of a drawing, so that the browser shows no second one.
 * @param {Element} svg
 */
function taken(svg) {
  const hints = [...svg.querySelectorAll('.h')].map(node => {
    const says = node.querySelector('title')?.textContent ?? '';
    const [x, y] = ['cx', 'cy'].map(name => Number(node.getAttribute(name)));
    node.remove();
    return { x, y, says };
  });
  return hints.sort((one, two) => one.x - two.x || one.y - two.y);
}

/**
 * Lets a drawing be pointed at.
 * @param {HTMLElement} box what holds it, and the words @param {SVGSVGElement} svg
 */
export function pointable(box, svg) {
  const hints = taken(svg);
  if (hints.length === 0) {
    return;
  }
  const words = document.createElement('output');
  words.className = 'chart-words';
  words.hidden = true;
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  ring.setAttribute('class', 'chart-ring');
  ring.setAttribute('r', '8');
  ring.setAttribute('visibility', 'hidden');
  svg.append(ring);
  box.append(words);
  let at = -1;
  const show = (/** @type {number} */ wanted) => {
    at = wanted;
    words.hidden = at < 0;
    ring.setAttribute('visibility', at < 0 ? 'hidden' : 'visible');
    if (at < 0) {
      return;
    }
    const { x, y, says } = hints[at];
    const { width, height } = svg.viewBox.baseVal;
    ring.setAttribute('cx', String(x));
    ring.setAttribute('cy', String(y));
    words.textContent = says;
    words.style.setProperty('--x', `${(100 * x) / width}%`);
    words.style.setProperty('--y', `${(100 * y) / height}%`);
    words.dataset.side = x > width / 2 ? 'left' : 'right';
  };
  box.onpointermove = event => {
    const area = svg.getBoundingClientRect();
    const scale = svg.viewBox.baseVal.width / area.width;
    show(nearest(hints, (event.clientX - area.left) * scale, (event.clientY - area.top) * scale));
  };
  box.onpointerleave = () => show(-1);
  box.onblur = () => show(-1);
  box.onkeydown = event => {
    const next = stepped(event.key, at, hints.length);
    if (next >= 0) {
      event.preventDefault();
      show(next);
    } else if (event.key === 'Escape') {
      show(-1);
    }
  };
}
