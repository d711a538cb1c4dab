// Plots, woods, parking, shop, business hall, chalet and castle: what the demo also sells.
import { Scene, mix, lift, rect, poly, path, ell, line, sky, farTrees, tree, bush, hedge, grasses, lawn, cobbles, pavement, groundShadow, stone, tiles, boards, brick } from './lib.mjs';
import { win, door } from './exterior.mjs';

const times = (n, draw) => Array.from({ length: n }, (_, i) => draw(i)).join('');

/** A small gabled house far off. */
function farHouse(s, x, y, k, roof = '#a9553c') {
  const c = (colour) => mix(colour, s.L.haze, 0.3);
  return rect(x, y - 46 * k, 110 * k, 46 * k, c('#efe7d6')) + poly([[x - 8 * k, y - 46 * k], [x + 22 * k, y - 92 * k], [x + 88 * k, y - 92 * k], [x + 118 * k, y - 46 * k]], c(roof)) + times(3, (i) => rect(x + (14 + i * 34) * k, y - 34 * k, 14 * k, 18 * k, c('#55626a'))) + s.shadow(rect(x, y - 46 * k, 110 * k, 8 * k, s.L.shadow), 0.3);
}

export function land(p) {
  const s = new Scene(p), { w, h, R } = s, hor = 560;
  s.add(sky(s, hor, { clouds: 8 }), farTrees(s, hor + 6, { h: 70 }), farHouse(s, 240, hor + 18, 1.25), farHouse(s, 1130, hor + 14, 1.05, '#5a636a'));
  for (let i = 0; i < 5; i++) s.add(tree(s, 60 + i * 370 + R.r(-60, 60), hor + 30, R.r(170, 260), { key: 'b' + i, r: 6 }));
  s.add(lawn(s, hor + 14, h), hedge(s, -20, hor + 70, 560, 46, { r: 5 }));
  const stakes = [[300, 668], [1290, 668], [1480, 930], [90, 930]];
  s.add(path(`M${stakes.map((q) => `${q[0]} ${q[1] - 52}`).join('L')}Z`, 'none', 'stroke="#f6efe0" stroke-width="2.4" opacity=".9"'));
  for (const [x, y] of stakes) { const k = y > 800 ? 1.5 : 1; s.add(groundShadow(s, x, y, 34 * k, 6 * k), rect(x - 4 * k, y - 66 * k, 8 * k, 66 * k, '#e9dfc9'), rect(x - 4 * k, y - 66 * k, 8 * k, 18 * k, '#b8442f')); }
  s.add(tree(s, p.treeX ?? 1400, 720, 470, { key: 'front', r: 9 }), grasses(s, -20, h + 10, w + 40, 130, { n: 330, flower: s.S.flowers }));
  return s;
}

export function wood(p) {
  const s = new Scene(p), { w, h, L, R } = s, hor = 600;
  s.add(sky(s, hor, { clouds: 3 }), farTrees(s, hor + 30, { h: 420, o: 0.9 }), farTrees(s, hor + 40, { h: 300 }), lawn(s, hor, h, mix(s.S.lawn, '#7c6a44', 0.35)));
  const row = (y, height, n, key) => { for (let i = 0; i < n; i++) s.add(tree(s, (i + R.r(0.1, 0.9)) * (w / n), y + R.r(-10, 10), height * R.r(0.85, 1.15), { key: key + i, spread: 0.3, stem: 0.5, r: height / 60 })); };
  row(650, 520, 9, 'a');
  s.add(path(`M${w * 0.62} 640C${w * 0.5} 720 ${w * 0.72} 780 ${w * 0.52} 860S${w * 0.42} 1000 ${w * 0.36} ${h + 10}L${w * 0.6} ${h + 10}C${w * 0.6} 960 ${w * 0.82} 860 ${w * 0.66} 760S${w * 0.6} 690 ${w * 0.65} 640Z`, s.lin([[0, mix(L.sky[2], '#8fb0ad', 0.5)], [1, '#4f7076']])), times(60, () => { const q = R(), y = 680 + q * 380, x = w * (0.6 - 0.12 * q) + R.r(-90, 90) * q; return line(x, y, x + 20 + 60 * q, y, '#ffffff', 2, 'opacity=".25"'); }));
  row(800, 700, 4, 'c');
  for (let i = 0; i < 9; i++) s.add(bush(s, R.r(0, 1) * w * (i % 2 ? 0.34 : 1), 900 + R.r(-60, 90), 170, 80, { key: 'u' + i }));
  s.add(`<g style="mix-blend-mode:screen">${times(5, (i) => poly([[120 + i * 300, 0], [190 + i * 300, 0], [520 + i * 300, h], [380 + i * 300, h]], s.lin([[0, L.sun, 0.34], [1, L.sun, 0]])))}</g>`, grasses(s, -20, h + 10, w + 40, 120, { n: 260, flower: s.S.flowers }));
  return s;
}

export function parking(p) {
  const s = new Scene(p), { w, h } = s, vx = w * 0.56, vy = 500;
  const depth = (x, y, t) => [vx + (x - vx) * t, vy + (y - vy) * t];
  s.add(rect(0, 0, w, h, '#c4c6c1'), poly([[0, 0], [w, 0], depth(w, 0, 0.16), depth(0, 0, 0.16)], s.lin([[0, '#a9adaa'], [1, '#dcddd6']])), poly([[0, h], [w, h], depth(w, h, 0.16), depth(0, h, 0.16)], s.lin([[0, '#d9d8cf'], [1, '#9a9d98']])), poly([[0, 0], [0, h], depth(0, h, 0.16), depth(0, 0, 0.16)], s.lin([[0, '#b7bab5'], [1, '#e3e2da']], 0, 0, 1, 0)), poly([[w, 0], [w, h], depth(w, h, 0.16), depth(w, 0, 0.16)], s.lin([[0, '#e8e7df'], [1, '#bcbfb9']], 0, 0, 1, 0)));
  const [bx, by] = depth(0, 0, 0.16), [ex, ey] = depth(w, h, 0.16);
  s.add(rect(bx, by, ex - bx, ey - by, '#e9e7dd'), rect(bx + 34, ey - 96, 62, 96, '#1f4a3a'), rect(ex - 90, by + 30, 60, 22, '#ecd77f'));
  for (const t of [0.2, 0.27, 0.38, 0.56, 0.85]) { const [ax, ay] = depth(w * 0.4, 60, t), [cx] = depth(w * 0.66, 60, t); s.add(rect(ax, ay, cx - ax, 9 * t + 2, '#fffdf2'), `<g style="mix-blend-mode:screen">${ell((ax + cx) / 2, ay + 220 * t, 420 * t, 190 * t, s.rad([[0, '#fff6dc', 0.5], [1, '#fff6dc', 0]]))}</g>`); }
  for (const side of [0, 1]) for (const t of [0.24, 0.34, 0.5, 0.78, 1.3]) { const a = depth(side ? w : 0, h, t), b = depth(side ? w * 0.76 : w * 0.32, h, t); s.add(line(a[0], a[1], b[0], b[1], '#f7f4e6', 3 + 9 * t, 'stroke-linecap="round"')); }
  for (const side of [0.2, 0.86]) for (const t of [0.26, 0.42, 0.72]) { const top = depth(w * side, 0, t), bottom = depth(w * side, h, t), wide = 74 * t; s.add(s.shadow(poly([[top[0] + wide, bottom[1]], [top[0] + wide * 3.4, bottom[1] + 34 * t], [top[0] + wide * 2.4, bottom[1] + 40 * t], [top[0], bottom[1]]], s.L.shadow), 0.3, 5), rect(top[0], top[1], wide, bottom[1] - top[1], s.lin([[0, '#eceae1'], [0.6, '#d3d3cb'], [1, '#b1b4af']], 0, 0, 1, 0)), rect(top[0], bottom[1] - 150 * t, wide, 96 * t, '#ecd77f'), rect(top[0], bottom[1] - 62 * t, wide, 62 * t, '#1f4a3a')); }
  return s;
}

export function shop(p) {
  const s = new Scene(p), { w, h, L } = s, gy = 905;
  s.add(rect(0, 0, w, gy, brick(s, p.wall ?? '#9c5a45', 92)));
  s.add(rect(0, 0, w, gy, s.lin([[0, L.sun, 0.16], [1, L.shadow, 0.22]], 0, 0, 1, 0.6)));
  for (const x of [220, 690, 1160]) s.add(rect(x - 14, 26, 250, 226, '#d9d2c3'), win(s, x, 40, 222, 198, { frame: '#f4f1e8' }));
  s.add(rect(90, 300, 1420, 92, '#1f4a3a'), rect(90, 382, 1420, 10, lift('#1f4a3a', -0.08)), rect(90, 392, 1420, 8, '#ecd77f'));
  const glow = s.lin([[0, '#fbeccb'], [0.55, '#eed9ae'], [1, '#c9b48c']]);
  const pane = (x, width) => rect(x, 410, width, 420, '#2a3530') + rect(x + 12, 422, width - 24, 396, glow) + times(4, (i) => { const bx = x + 30 + (i * (width - 60)) / 4; return rect(bx, 560, (width - 90) / 4 - 16, 6, '#8a6a45') + rect(bx, 690, (width - 90) / 4 - 16, 6, '#8a6a45') + times(3, (j) => rect(bx + 8 + j * 26, 560 - 40 - ((i + j) % 3) * 16, 18, 40 + ((i + j) % 3) * 16, ['#5e7a6a', '#b46a4b', '#d9c48f', '#5b7086'][(i + j) % 4]) + rect(bx + 6 + j * 28, 690 - 32 - ((i + 2 * j) % 3) * 14, 20, 32 + ((i + 2 * j) % 3) * 14, ['#86957c', '#8b4a55', '#c9b48c', '#445f6b'][(i * 2 + j) % 4])); }) + ell(x + width * 0.3, 480, 26, 26, '#fff6dc') + ell(x + width * 0.7, 480, 26, 26, '#fff6dc') + poly([[x + 12, 818], [x + 12, 560], [x + width * 0.46, 422], [x + width * 0.62, 422]], '#ffffff', 'opacity=".13"');
  s.add(pane(110, 620), pane(910, 580), door(s, 752, 410, 138, 495, { col: '#234536', glazed: true, transom: true }), rect(90, 830, 650, 75, '#848a8b'), rect(905, 830, 605, 75, '#848a8b'), rect(90, 830, 650, 6, '#b9bebd'), rect(905, 830, 605, 6, '#b9bebd'));
  s.add(s.shadow(rect(90, 400, 1420, 34, L.shadow), 0.4, 8), pavement(s, gy, 1000, '#bdb9af'), cobbles(s, 1000, h, '#8d8a86'), s.shadow(poly([[0, gy], [w, gy], [w, gy + 26], [0, gy + 34]], L.shadow), 0.35, 6));
  for (const x of [60, 1540]) s.add(groundShadow(s, x, gy + 22, 60, 10), rect(x - 34, gy - 42, 68, 64, '#4b5a52'), bush(s, x, gy - 36, 110, 130, { key: 'pot' + x }));
  s.add(s.shadow(poly([[w * 0.55, 0], [w, 0], [w, gy], [w * 0.9, gy]], L.shadow), 0.22, 18));
  return s;
}

export function hall(p) {
  const s = new Scene(p), { w, h, L } = s, gy = 800;
  s.add(sky(s, gy, { clouds: 8 }), farTrees(s, gy, { h: 110 }));
  s.add(rect(150, 330, 1300, 470, boards(s, '#5d6a6a', 60, 0.5)), rect(150, 330, 1300, 470, s.lin([[0, L.sun, 0.26], [1, L.shadow, 0.3]], 0, 0, 1, 0.4)), rect(140, 316, 1320, 20, '#39444a'));
  s.add(rect(150, 330, 360, 470, boards(s, '#c9a878', 60, 0.16)), rect(150, 330, 360, 470, s.lin([[0, L.sun, 0.25], [1, L.shadow, 0.2]], 0, 0, 1, 0.5)));
  for (const y of [380, 600]) s.add(rect(186, y, 288, 120, '#2a3530'), times(4, (i) => rect(192 + i * 71, y + 6, 63, 108, s.lin([[0, mix(L.glass, L.sky[0], 0.55)], [1, L.glass]]))));
  for (const x of [600, 1010]) s.add(rect(x - 14, 446, 348, 354, '#39444a'), rect(x, 460, 320, 340, '#e6e4da'), times(7, (i) => rect(x, 460 + i * 48.5, 320, 3, '#bfc1ba')), times(4, (i) => rect(x + 26 + i * 70, 524, 50, 24, L.glass)), s.shadow(rect(x, 460, 320, 26, L.shadow), 0.35, 4));
  s.add(rect(1390, 600, 44, 200, '#39444a'), rect(560, 360, 840, 34, '#39444a', 'opacity=".35"'), pavement(s, gy, h, '#b3b1aa'), groundShadow(s, 300, gy + 14, 1300, 26, 0.3));
  s.add(times(6, (i) => line(620 + i * 150, 850, 540 + i * 190, h, '#f4f1e4', 7, 'opacity=".8"')), hedge(s, -20, gy + 16, 150, 60, { r: 5 }), tree(s, 60, gy + 10, 420, { key: 'h1', r: 8 }), tree(s, 1540, gy + 6, 360, { key: 'h2', r: 8 }));
  return s;
}

export function chalet(p) {
  const s = new Scene(p), { w, h, L, R } = s, gy = 770;
  s.add(sky(s, gy, { clouds: 4 }), farTrees(s, gy + 10, { h: 360, o: 0.9 }));
  for (let i = 0; i < 8; i++) s.add(tree(s, 60 + i * 215 + R.r(-30, 30), gy + 8, R.r(420, 560), { key: 'w' + i, r: 8, spread: 0.3 }));
  s.add(lawn(s, gy, h), groundShadow(s, 470, gy + 16, 900, 30, 0.4));
  s.add(rect(470, 500, 640, 270, boards(s, '#8a6242', 70, 0.2)), poly([[470, 500], [790, 270], [1110, 500]], boards(s, '#7d583b', 70, 0.2)), rect(470, 500, 640, 270, s.lin([[0, L.sun, 0.3], [1, L.shadow, 0.3]], 0, 0, 1, 0.4)), path('M430 526L790 258L1150 526L1132 548L790 296L448 548Z', '#4f5a5e'), s.shadow(poly([[470, 500], [790, 285], [1110, 500], [1110, 536], [790, 330], [470, 536]], L.shadow), 0.4, 6));
  for (const x of [530, 930]) s.add(rect(x - 8, 566, 136, 126, '#efe7d6'), win(s, x, 574, 120, 110, { frame: '#efe7d6' }), rect(x - 30, 566, 22, 126, '#3e5a48'), rect(x + 128, 566, 22, 126, '#3e5a48'));
  s.add(win(s, 736, 380, 108, 92, { frame: '#efe7d6' }), door(s, 738, 556, 104, 214, { col: '#3e5a48', transom: false }), rect(420, 770, 740, 22, '#a98558'), times(15, (i) => rect(430 + i * 51, 716, 6, 54, '#6f5136')), rect(420, 708, 310, 9, '#6f5136'), rect(850, 708, 310, 9, '#6f5136'), rect(980, 250, 44, 150, stone(s, '#8d8b84', 60)), path('M1002 244q-16 -40 10 -74t-4 -80', 'none', 'stroke="#ffffff" stroke-width="16" stroke-linecap="round" opacity=".28"'));
  s.add(path(`M740 790Q720 900 620 ${h}L820 ${h}Q860 900 842 790Z`, '#cbb48c'), bush(s, 330, gy + 60, 180, 110, { key: 'c1' }), bush(s, 1260, gy + 66, 210, 120, { key: 'c2' }), grasses(s, -20, h + 10, 620, 120, { n: 190, flower: s.S.flowers }), grasses(s, 900, h + 10, 740, 120, { n: 210, flower: s.S.flowers }));
  return s;
}

export function castle(p) {
  const s = new Scene(p), { w, h, L } = s, gy = 740, wall = '#b3aa9b', roof = '#56606a';
  s.add(sky(s, gy, { clouds: 8 }), farTrees(s, gy, { h: 150 }));
  for (const [x, k] of [[90, 430], [290, 380], [1330, 390], [1530, 440]]) s.add(tree(s, x, gy + 10, k, { key: 'k' + x, r: 8 }));
  const block = (x, y, width, height) => rect(x, y, width, height, stone(s, wall, 46)) + rect(x, y, width, height, s.lin([[0, L.sun, 0.26], [1, L.shadow, 0.3]], 0, 0, 1, 0.4)) + rect(x, y, width, 8, lift(wall, 0.06));
  s.add(groundShadow(s, 380, gy + 12, 1050, 26, 0.35), poly([[400, 450], [450, 336], [1150, 336], [1200, 450]], tiles(s, roof, 34, { kind: 'slate' })), poly([[400, 450], [450, 336], [1150, 336], [1200, 450]], s.lin([[0, L.sun, 0.2], [1, L.shadow, 0.25]], 0, 0, 1, 1)), block(410, 446, 780, 294));
  for (const x of [330, 1140]) s.add(poly([[x - 16, 400], [x + 65, 196], [x + 146, 400]], tiles(s, roof, 34, { kind: 'slate' })), poly([[x + 65, 196], [x + 146, 400], [x + 65, 400]], s.lin([[0, L.shadow, 0.2], [1, L.shadow, 0.34]])), block(x, 396, 130, 344), line(x + 65, 196, x + 65, 150, '#39444a', 4), ...[440, 540, 640].map((y) => win(s, x + 42, y, 46, 66, { frame: '#f4f1e8' })));
  s.add(block(700, 420, 200, 320), poly([[684, 424], [800, 330], [916, 424]], lift(wall, 0.02)), ell(800, 388, 20, 20, '#39444a'));
  for (const x of [470, 548, 626, 934, 1012, 1090]) for (const y of [492, 624]) s.add(rect(x - 5, y - 6, 56, 84, lift(wall, 0.1)), win(s, x, y, 46, 74, { frame: '#f4f1e8' }));
  for (const x of [724, 777, 830]) s.add(win(s, x, 470, 44, 92, { frame: '#f4f1e8' }));
  s.add(door(s, 758, 600, 84, 140, { col: '#6a2f2b', arch: 18 }), ...[520, 690, 910, 1080].map((x) => rect(x - 20, 300, 28, 60, '#96503c') + rect(x - 24, 296, 36, 8, '#7c4434')), ...[500, 610, 960, 1070].map((x) => rect(x, 366, 44, 56, '#d9d2c3') + rect(x + 8, 376, 28, 40, L.glass)));
  s.add(lawn(s, gy, h), path(`M740 ${gy}Q730 880 560 ${h}L1040 ${h}Q870 880 860 ${gy}Z`, s.lin([[0, '#d9c7a4'], [1, '#cbb48c']])), rect(700, gy - 2, 200, 10, '#b9b2a4'), rect(680, gy + 8, 240, 12, '#a7a194'));
  for (let i = 0; i < 5; i++) for (const side of [-1, 1]) { const y = gy + 40 + i * i * 15 + i * 14, k = 0.7 + i * 0.34; s.add(bush(s, 800 + side * (130 + i * 52 + i * i * 8), y, 66 * k, 84 * k, { key: `t${i}${side}` })); }
  s.add(tree(s, p.mirror ? 1490 : 110, 980, 760, { key: 'old', r: 12 }), grasses(s, -20, h + 10, 560, 110, { n: 170, flower: s.S.flowers }), grasses(s, 1060, h + 10, 560, 110, { n: 170, flower: s.S.flowers }));
  return s;
}
