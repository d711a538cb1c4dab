// Floor plans without lettering, so one file serves four languages: generic ones, and a home's own by its rooms.
import { Scene, rect, path, line, n1, rr } from './lib.mjs';

const PLANS = {
  apartment: { r: [[0, 0, 5.6, 4.6, 'l'], [0, 4.6, 3.4, 3.2, 'k'], [5.6, 0, 3.6, 3.6, 'b'], [9.2, 0, 3.4, 3.6, 'b'], [5.6, 4.9, 2.4, 2.9, 'w'], [8, 4.9, 4.6, 2.9, 'b'], [3.4, 4.6, 2.2, 3.2, 'h'], [5.6, 3.6, 7, 1.3, 'h']], d: [[5.6, 3.8, 'v', 1], [6.6, 3.6, 'h', -1], [10, 3.6, 'h', -1], [6.2, 4.9, 'h', 1], [9.6, 4.9, 'h', 1], [3.4, 5.1, 'v', -1], [4, 7.8, 'h', -1]], open: [[0, 4.6, 3.4, 'h']], win: [[.8, 0, 3.6, 'h'], [6.4, 0, 2, 'h'], [10, 0, 1.8, 'h'], [0, 5.4, 1.8, 'v'], [0, .9, 2.4, 'v'], [12.6, 5.6, 1.6, 'v']], t: [[-0, -1.7, 5.6, 1.7]] },
  ground: { r: [[0, 0, 2.2, 5.2, 'h'], [2.2, 0, 5, 5.2, 'l'], [0, 5.2, 2.2, 2.4, 'w'], [2.2, 5.2, 5, 4, 'd'], [0, 7.6, 2.2, 1.6, 's'], [0, 9.2, 7.2, 4, 'k']], d: [[2.2, 3.6, 'v', 1], [.7, 0, 'h', 1], [.8, 5.2, 'h', 1], [1, 7.6, 'h', 1]], open: [[2.8, 5.2, 3.4, 'h'], [2.6, 9.2, 4.2, 'h']], win: [[3.2, 0, 2.8, 'h'], [1, 13.2, 5.4, 'h'], [7.2, 10, 2.4, 'v']], t: [[0, 13.2, 7.2, 2.2]] },
  first: { r: [[0, 0, 4.4, 4.2, 'b'], [4.4, 0, 2.8, 4.2, 'w'], [0, 4.2, 2.4, 3.6, 's'], [2.4, 4.2, 4.8, 3.6, 'o'], [0, 7.8, 3.6, 4.2, 'b'], [3.6, 7.8, 3.6, 4.2, 'b']], d: [[1.2, 4.2, 'h', -1], [5, 4.2, 'h', -1], [2.4, 5.4, 'v', 1], [1.4, 7.8, 'h', 1], [4.6, 7.8, 'h', 1]], open: [], win: [[1, 0, 2.4, 'h'], [5.2, 0, 1.2, 'h'], [.8, 12, 2, 'h'], [4.4, 12, 2, 'h']], t: [] },
  penthouse: { r: [[0, 0, 7.4, 5.4, 'l'], [7.4, 0, 4.2, 3.4, 'k'], [11.6, 0, 4, 4.4, 'b'], [7.4, 3.4, 4.2, 2, 'h'], [11.6, 4.4, 4, 3.2, 'w'], [0, 5.4, 4, 3.6, 'b'], [4, 5.4, 3.4, 3.6, 'o'], [7.4, 5.4, 4.2, 3.6, 'b']], d: [[11.6, 3.6, 'v', 1], [8.4, 5.4, 'h', 1], [5.2, 5.4, 'h', 1], [2, 5.4, 'h', 1], [11.6, 4.6, 'v', 1]], open: [[7.4, .6, 2.4, 'v'], [7.4, 3.7, 1.3, 'v']], win: [[.8, 0, 5.4, 'h'], [8.2, 0, 2.4, 'h'], [12.4, 0, 2.4, 'h'], [0, 1, 3.4, 'v'], [15.6, 5.2, 1.4, 'v'], [.8, 9, 2.2, 'h'], [8.4, 9, 2.2, 'h']], t: [[0, -2, 11.6, 2]] },
};
const INK = '#1d2c27';
const SOFT = '#8b968f';
const GAP = 1.6;

/** The rectangle around a floor and its terraces, in metres. */
function boundsOf(P) {
  const all = [...P.r, ...P.t], x0 = Math.min(...all.map((r) => r[0])), y0 = Math.min(...all.map((r) => r[1]));
  return { x0, y0, w: Math.max(...all.map((r) => r[0] + r[2])) - x0, h: Math.max(...all.map((r) => r[1] + r[3])) - y0 };
}

/** One floor at `k` pixels a metre, its bounds at the origin. */
function drawFloor(s, P, k) {
  const { x0, y0 } = boundsOf(P); let t = '';
  const tint = { t: '#dbe7e6', x: '#ebe8e0', g: '#e3e1da', l: '#f1e7d6', k: '#e9ece2', b: '#e6ebe9', w: '#dbe7e6', h: '#f3f1eb', d: '#f1e7d6', s: '#ebe8e0', o: '#ece6ee' }; const X = (v) => (v - x0) * k, Y = (v) => (v - y0) * k, L2 = `fill="#fff" fill-opacity=".75" stroke="${SOFT}" stroke-width="2.2" stroke-linejoin="round"`, box = (x, y, w, h, r = .06) => `<path d="${rr(X(x), Y(y), w * k, h * k, r * k)}" ${L2}/>`, circ = (x, y, r) => `<circle cx="${n1(X(x))}" cy="${n1(Y(y))}" r="${n1(r * k)}" ${L2}/>`;
  for (const [x, y, w, h] of P.t) { t += rect(X(x), Y(y), w * k, h * k, '#efeae0', `${P.r[0][5] ? 'data-room="Terrace" ' : ''}stroke="${SOFT}" stroke-width="2.5" stroke-dasharray="9 7"`); for (let i = 1; i < w / .5; i++) t += line(X(x + i * .5), Y(y), X(x + i * .5), Y(y + h), '#dcd4c5', 1.2); t += h < 1 ? '' : circ(x + w * .3, y + h / 2, .42) + [-.7, .7].map((q) => box(x + w * .3 + q - .2, y + h / 2 - .2, .4, .4)).join('') + foliagePlan(s, X(x + w * .85), Y(y + h / 2), k * .4); }
  for (const [x, y, w, h, c, name] of P.r) { t += rect(X(x), Y(y), w * k, h * k, tint[c], name ? `data-room="${name}"` : ''); if (c === 'l' || c === 'd' || c === 'o') for (let i = 1; i < h / .28; i++) t += line(X(x), Y(y + i * .28), X(x + w), Y(y + i * .28), '#e3d5bd', 1.1); if (c === 'w' || c === 'k') { for (let i = 1; i < w / .5; i++) t += line(X(x + i * .5), Y(y), X(x + i * .5), Y(y + h), '#fff', 1.4); for (let i = 1; i < h / .5; i++) t += line(X(x), Y(y + i * .5), X(x + w), Y(y + i * .5), '#fff', 1.4); } }
  for (const [x, y, w, h, c] of P.r) { const cx = x + w / 2, cy = y + h / 2; if (c === 'l' && w > 3.1 && h > 2.4) t += rect(X(cx - 1.5), Y(cy - 1.1), 3 * k, 2.2 * k, '#e4d9c5', 'rx="6"') + box(cx - 1.2, cy + .35, 2.4, .9, .12) + box(cx - 1.1, cy + .4, 1.05, .6, .1) + box(cx + .05, cy + .4, 1.05, .6, .1) + circ(cx, cy - .35, .42) + box(cx - 1.5, cy - .7, .8, .8, .16) + foliagePlan(s, X(x + .5), Y(y + h - .5), k * .3) + box(cx - .9, y + .15, 1.8, .35); if (c === 'd' && Math.min(w, h) > 2.2) t += box(cx - .5, cy - 1.1, 1, 2.2, .08) + [-.8, 0, .8].map((q) => box(cx - .95, cy + q - .2, .38, .4) + box(cx + .57, cy + q - .2, .38, .4)).join(''); if (c === 'k') t += box(x + .08, y + h - .7, w - .16, .62) + box(x + .5, y + h - .58, .7, .38, .08) + [0, 1, 2, 3].map((i) => circ(x + w * .62 + (i % 2) * .28, y + h - .52 + Math.floor(i / 2) * .25, .09)).join('') + (w > 3.8 ? box(cx - 1.1, cy - .7, 2.2, .8, .05) + [-.7, 0, .7].map((q) => circ(cx + q, cy - .98, .17)).join('') : ''); if (c === 'b') t += box(cx - .8, y + h - 2.15 - .1, 1.6, 2.05, .08) + box(cx - .7, y + h - .62, .62, .42, .1) + box(cx + .08, y + h - .62, .62, .42, .1) + line(X(cx - .8), Y(y + h - 1.15), X(cx + .8), Y(y + h - 1.15), SOFT, 2) + (w > 2.8 ? box(cx - 1.3, y + h - .55, .42, .42) + box(cx + .88, y + h - .55, .42, .42) : ''); if (c === 'w' && w > 1.5 && h > 1.9) t += box(x + .12, y + .12, Math.min(w - .3, 1.75), .78, .2) + box(x + .2, y + .2, Math.min(w - .46, 1.6), .62, .26) + box(x + w - .72, y + h - 1.3, .58, 1.1) + circ(x + w - .43, y + h - .95, .16) + circ(x + w - .43, y + h - .45, .16); if (c === 't') t += box(cx - .2, y + .1, .4, .2, .05) + circ(cx, y + .5, .2); if (c === 'g' && Math.min(w, h) > 2.4) t += w > h ? box(cx - 2.1, cy - .85, 4.2, 1.7, .4) + box(cx - .9, cy - .7, 1.9, 1.4, .3) : box(cx - .85, cy - 2.1, 1.7, 4.2, .4) + box(cx - .7, cy - .9, 1.4, 1.9, .3); if (c === 'x' && w > 1.4) t += box(x + .12, y + .12, w - .24, .42); if (c === 's') for (let i = 0; i < 9; i++) t += line(X(x + .1), Y(y + .2 + i * (h - .4) / 9), X(x + w - .9), Y(y + .2 + i * (h - .4) / 9), SOFT, 2); if (c === 'o' && w > 2) t += box(x + .3, y + .2, 1.6, .7) + circ(x + 1.1, y + 1.2, .26) + box(x + w - .42, y + .3, .34, h - .6) + foliagePlan(s, X(x + .5), Y(y + h - .5), k * .28); }
  for (const [x, y, w, h] of P.r) t += rect(X(x), Y(y), w * k, h * k, 'none', `stroke="${INK}" stroke-width="${n1(k * .11)}"`); const rx = P.r.flatMap((r) => [r[0], r[0] + r[2]]), ry = P.r.flatMap((r) => [r[1], r[1] + r[3]]); for (const [x, y, l, d] of P.open) t += d === 'h' ? rect(X(x) + k * .1, Y(y) - k * .07, l * k - k * .2, k * .14, '#f1e7d6') : rect(X(x) - k * .07, Y(y), k * .14, l * k, '#f1e7d6');
  t += rect(X(Math.min(...rx)), Y(Math.min(...ry)), (Math.max(...rx) - Math.min(...rx)) * k, (Math.max(...ry) - Math.min(...ry)) * k, 'none', `stroke="${INK}" stroke-width="${n1(k * .24)}"`);
  if (P.stairs) t += stairsIn(P.r.find((r) => r[4] === 'h' && r[2] * r[3] > 5), X, Y, k);
  for (const [x, y, d, q] of P.d) { const W = .85 * k; t += d === 'h' ? rect(X(x), Y(y) - k * .13, W, k * .26, '#f6f3ec') + path(`M${X(x)} ${Y(y)}v${q * W}A${W} ${W} 0 0 ${q > 0 ? 0 : 1} ${X(x) + W} ${Y(y)}`, '#fff', `fill-opacity=".35" stroke="${INK}" stroke-width="2"`) : rect(X(x) - k * .13, Y(y), k * .26, W, '#f6f3ec') + path(`M${X(x)} ${Y(y)}h${q * W}A${W} ${W} 0 0 ${q > 0 ? 1 : 0} ${X(x)} ${Y(y) + W}`, '#fff', `fill-opacity=".35" stroke="${INK}" stroke-width="2"`); }
  for (const [x, y, l, d] of P.win) { const W = l * k, T = k * .26; t += d === 'h' ? rect(X(x), Y(y) - T / 2, W, T, '#fff', `stroke="${INK}" stroke-width="2.2"`) + line(X(x), Y(y), X(x) + W, Y(y), INK, 1.6) : rect(X(x) - T / 2, Y(y), T, W, '#fff', `stroke="${INK}" stroke-width="2.2"`) + line(X(x), Y(y), X(x), Y(y) + W, INK, 1.6); }
  return s.shadow(rect(X(Math.min(...rx)) + 10, Y(Math.min(...ry)) + 12, (Math.max(...rx) - Math.min(...rx)) * k, (Math.max(...ry) - Math.min(...ry)) * k, s.L.shadow), .22, 10) + t;
}
/** The flight in a hall, along its longer side. */
function stairsIn(hall, X, Y, k) {
  if (!hall) return '';
  const [x, y, w, h] = hall, across = w > h, n = 9, long = Math.min(2.6, Math.max(w, h) * .6), at = (across ? x + w : y + h) - long - .1;
  return `<g stroke="${SOFT}" fill="#fff" fill-opacity=".6">${Array.from({ length: n }, (_, i) => across ? rect(X(at + i * long / n), Y(y + .1), long / n * k, .9 * k, '#fff', 'stroke-width="1.6"') : rect(X(x + w - 1), Y(at + i * long / n), .9 * k, long / n * k, '#fff', 'stroke-width="1.6"')).join('')}</g>`;
}
export function plan(p) {
  const s = new Scene({ light: 'soft', ...p }), floors = p.floors || [PLANS[p.kind || 'apartment']];
  const sizes = floors.map(boundsOf), turned = floors.length === 1 && sizes[0].h > sizes[0].w;
  const width = turned ? sizes[0].h : sizes.reduce((sum, { w }) => sum + w, GAP * (floors.length - 1)), height = turned ? sizes[0].w : Math.max(...sizes.map(({ h }) => h));
  const k = Math.min((p.floors ? 1400 : 1280) / width, 800 / height, 120);
  s.add(rect(0, 0, s.w, s.h, '#f8f6f1'), Array.from({ length: 40 }, (_, i) => line(i * 41, 0, i * 41, s.h, '#ece8de', 1)).join(''), Array.from({ length: 27 }, (_, i) => line(0, i * 41, s.w, i * 41, '#ece8de', 1)).join(''));
  let x = 800 - width * k / 2;
  floors.forEach((floor, i) => {
    s.add(`<g transform="${turned ? `translate(${n1(800 + width * k / 2)},${n1(533 - height * k / 2)}) rotate(90)` : `translate(${n1(x)},${n1(510 + height * k / 2 - sizes[i].h * k)})`}">${drawFloor(s, floor, k)}</g>`);
    x += (sizes[i].w + GAP) * k;
  });
  s.add(`<g transform="translate(1490,950)" fill="none" stroke="${INK}" stroke-width="2.5"><circle r="34"/><path d="M0 -48L11 14L0 6L-11 14Z" fill="${INK}"/></g>`, `<g transform="translate(110,985)">${[0, 1, 2, 3].map((i) => rect(i * k, 0, k, 8, i % 2 ? '#fff' : INK, `stroke="${INK}" stroke-width="1.5"`)).join('')}</g>`); return s;
}
const foliagePlan = (s, x, y, r) => { let t = ''; for (let i = 0; i < 11; i++) { const a = i * .571, q = r * (i % 2 ? .62 : 1); t += path(`M${n1(x)} ${n1(y)}Q${n1(x + Math.cos(a - .35) * q * .7)} ${n1(y + Math.sin(a - .35) * q * .7)} ${n1(x + Math.cos(a) * q)} ${n1(y + Math.sin(a) * q)}Q${n1(x + Math.cos(a + .35) * q * .7)} ${n1(y + Math.sin(a + .35) * q * .7)} ${n1(x)} ${n1(y)}`, i % 2 ? '#7f9a72' : '#5f8060', 'opacity=".85"'); } return t; };
