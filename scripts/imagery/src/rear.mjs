// The back of a house across its garden: the front's materials and roof, seen from the other side.
import { Scene, mix, lift, rect, poly, line, ell, pts, rectD, sky, farTrees, lawn, tree, bush, hedge, grasses, dapple, groundShadow, foliage } from './lib.mjs';
import { BLUE, MAT, baseOf, door, dormer, dusk, roof, wallShade, win } from './exterior.mjs';

const DARK = '#2c3334';
const brickOf = (p) => lift(baseOf[p.mat || 'whitebrick'], -.08);
const glazing = (s, x, y, w, h) => win(s, x, y, w, h, { frame: DARK, split: '3', lintel: 'none', sill: false, fw: 6, rev: 10, curtain: false, lit: s.L.lit > .5 });
const eaves = (s, x, y, w, h = 26) => s.shadow(poly([[x, y], [x + w, y], [x + w, y + h], [x + 22, y + h + 4]], s.L.shadow), .45);

/** A house in a row: upper floors of the facade's brick above a glazed extension. */
function terraceRear(s, p, x, gy) {
  const sc = 62, W = 620, rows = (p.floors ?? 2) > 2 ? 2 : 1, H = rows > 1 ? 585 : 430, top = gy - H, flat = p.style === 'modern' || p.style === 'belle';
  const frame = p.frame ?? '#f4f1e8';
  s.add(rect(x, top, W, H, MAT[p.mat || 'whitebrick'](s, sc)), wallShade(s, x, top, W, H), flat ? rect(x - 6, top - 10, W + 12, 14, '#4d5557') : roof(s, x, top, W, 150, { col: p.roofCol || '#7b4a3a', kind: p.kind || 'pan', over: 8 }));
  for (let r = 0; r < rows; r++) for (let i = 0; i < 3; i++) s.add(win(s, x + 60 + i * 190, top + 60 + r * 185, 110, 140, { frame, split: flat ? '1' : '2', lintel: flat ? 'none' : 'brick', brickCol: brickOf(p) }));
  s.add(rect(x + 90, gy - 200, W + 60, 200, MAT[p.extension || 'zinc'](s, sc)), rect(x + 74, gy - 216, W + 92, 18, '#3c4345'), glazing(s, x + 120, gy - 186, W, 184), eaves(s, x + 90, gy - 198, W + 60));
  s.add(dapple(s, x, top, 480, H - 100, 190, s.L.sh * .6, 15, rectD(x, top, W, H - 216)));
  return W + 150;
}

/** A detached house under a long tiled roof: farmhouse, bungalow or cottage. */
function longRear(s, p, x0, gy) {
  const sc = 60, x = x0 - 90, W = 860, H = p.low ? 190 : 215, top = gy - H, h = p.low ? 150 : 240, col = p.roofCol || '#a5523a', slate = p.kind === 'slate' || p.region === 'wallonia';
  const mat = p.mat || (p.region === 'wallonia' ? 'stone' : 'limewash'), shutters = p.region || mat === 'stone' ? undefined : p.frame;
  s.add(rect(x + W * .7, top - h - 50, 60, 110, MAT.redbrick(s, sc)), roof(s, x, top, W, h, { kind: slate ? 'slate' : 'pan', col, over: 22, hip: 70 }));
  if (!p.low) for (const k of [.26, .62]) s.add(dormer(s, x + W * k - 42, top - 50, 92, 96, { col: lift(col, -.06) }));
  s.add(rect(x, top, W, H, MAT[mat](s, sc)), wallShade(s, x, top, W, H), eaves(s, x, top, W));
  s.add(glazing(s, x + W * .36, gy - 172, 300, 170), door(s, x + W * .86, gy - 158, 70, 156, { col: p.doorCol || '#2f5a48', glazed: true, transom: false, surround: '#e7e0d2' }));
  for (const k of [.06, .2, .74]) s.add(win(s, x + W * k, top + 46, 78, 92, { frame: '#f4f1e8', split: 'grid', lintel: 'brick', brickCol: brickOf({ mat }), shutters }));
  s.add(dapple(s, x, top - 120, 520, 320, 150, s.L.sh * .6, 15, rectD(x, top, W, H)));
  return W - 60;
}

/** A modern villa: a glazed ground volume below a floating one. */
function flatRear(s, p, x0, gy) {
  const sc = 60, x = x0 - 60, lower = 200, upper = 190;
  s.add(rect(x, gy - lower, 860, lower, MAT[p.mat2 || 'larch'](s, sc)), wallShade(s, x, gy - lower, 860, lower), rect(x - 10, gy - lower - 14, 890, 16, '#4b5153'));
  s.add(glazing(s, x + 40, gy - 184, 470, 182), win(s, x + 580, gy - 170, 220, 110, { frame: DARK, split: '2', lintel: 'none', sill: false, fw: 5 }));
  const ux = x + 180, uT = gy - lower - upper;
  s.add(rect(ux, uT, 620, upper, MAT[p.mat || 'whitebrick'](s, sc)), wallShade(s, ux, uT, 620, upper), rect(ux - 5, uT - 9, 630, 11, '#4b5153'));
  for (const [dx, w] of [[50, 150], [250, 90], [400, 170]]) s.add(win(s, ux + dx, uT + 34, w, 118, { frame: DARK, split: w > 100 ? '2' : '1', lintel: 'none', sill: false, fw: 5, rev: 9 }));
  s.add(eaves(s, x, gy - lower + 2, 860, 48), dapple(s, ux, uT, 560, 380, 180, s.L.sh * .55, 16, rectD(ux, uT, 620, upper) + rectD(x, gy - lower, 860, lower)));
  return 830;
}

/** The garden side of an apartment building: floors with balconies above the garden flat. */
function blockRear(s, p, x0, gy) {
  const sc = 56, x = x0 - 70, W = 860, mat = p.mats?.[0] ?? p.mat ?? 'longbrick', fh = 170, bw = W / 4;
  s.add(rect(x, 0, W, gy, MAT[mat](s, sc)), wallShade(s, x, 0, W, gy));
  for (let f = 0; f < 4; f++) for (let b = 0; b < 4; b++) {
    const y = gy - (f + 1) * fh, bx = x + b * bw, balcony = f > 0 && b % 2 === 1;
    s.add(win(s, bx + 26, y + (f ? 26 : 12), bw - 52, f && !balcony ? 104 : fh - 26, { frame: DARK, split: '2', lintel: 'none', sill: f > 0 && !balcony, fw: 4, rev: 9 }));
    if (balcony) s.add(eaves(s, bx + 4, y + fh + 2, bw - 8, 40), rect(bx + 2, y + fh - 8, bw - 4, 12, lift(baseOf[mat], .1)), Array.from({ length: 25 }, (_, i) => rect(bx + 6 + i * (bw - 14) / 24, y + fh - 62, 2, 55, '#3a4142')).join(''), rect(bx + 2, y + fh - 66, bw - 4, 5, '#3a4142'));
  }
  s.add(dapple(s, x, 40, W, 520, 200, s.L.sh * .5, 16, rectD(x, 0, W, gy)));
  return W - 60;
}
const FORMS = { terrace: terraceRear, long: longRear, flat: flatRear, block: blockRear };

/** The garden with the back of the house that `form` names (`terrace long flat block`). */
export function garden(p) { // back of the house seen across its garden
  const s = new Scene(p), { L, w, h, R } = s, gy = 640; s.add(sky(s, gy), farTrees(s, 480, { h: 130, o: .9 }), tree(s, 1430, 640, 560, { key: 'bg1', leaf: s.S.leaf.map((c) => mix(c, L.haze, .25)) }));
  const x = p.houseX ?? 180, W = FORMS[p.form ?? 'terrace'](s, p, x, gy);
  if (p.form === 'flat' || p.form === 'long') s.add(hedge(s, -30, gy + 4, x + 40, 96, { key: 'hl' }), hedge(s, x + W + 20, gy + 4, 700, 110, { key: 'bk' }));
  else s.add(rect(0, gy - 110, x, 112, MAT.redbrick(s, 62)), wallShade(s, 0, gy - 110, x, 112), rect(x + W, gy - 130, w, 132, MAT.redbrick(s, 62)), rect(x + W, gy - 136, w, 8, BLUE), hedge(s, x + W + 20, gy + 4, 560, 120, { key: 'bk' }));
  s.add(rect(0, gy, w, 110, s.lin([[0, '#c5beb1'], [1, '#d9d2c5']]), '')); for (let i = 1; i < 5; i++) s.add(line(0, gy + i * i * 6.2, w, gy + i * i * 6.2, '#9b958a', 1.2, 'opacity=".6"')); for (let i = -6; i < 24; i++) s.add(line(w / 2 + (i - 9) * 74, gy, w / 2 + (i - 9) * 100, gy + 110, '#9b958a', 1.2, 'opacity=".5"'));
  s.add(s.shadow(poly([[x + 90, gy], [x + W, gy], [x + W + 110, gy + 52], [x + 170, gy + 52]], L.shadow), .34, 4), lawn(s, gy + 108, h));
  // table and chairs
  const tx = x + 400, ty = gy + 74; s.add(groundShadow(s, tx, ty + 8, 200, 16, .42), [-130, -40, 50, 140].map((d) => `<path d="M${tx + d - 24} ${ty}v-44h46v44M${tx + d - 24} ${ty - 44}v-46q23 -10 46 0v46" fill="none" stroke="#3a4142" stroke-width="4"/>`).join(''), rect(tx - 190, ty - 64, 380, 10, '#b98d63'), rect(tx - 170, ty - 54, 7, 58, '#8e6a48'), rect(tx + 163, ty - 54, 7, 58, '#8e6a48'), bush(s, tx + 10, ty - 64, 60, 44, { key: 'vase', r: 4, leaf: [s.S.leaf[0], s.S.flowers[0], '#fff'] }));
  // borders, stepping stones, foreground tree shade
  const flow = (i) => [s.S.leaf[0], i % 2 ? s.S.leaf[1] : s.S.flowers[i % s.S.flowers.length], i % 2 ? s.S.leaf[2] : lift(s.S.flowers[(i + 1) % s.S.flowers.length], .02)]; for (let i = 0; i < 13; i++) s.add(bush(s, 1120 + i * 44, 760 + i * 18, 130, R.r(70, 130), { key: 'bo' + i, r: 7 + i * .2, leaf: flow(i) })); for (let i = 0; i < 7; i++) s.add(bush(s, -10 + i * 10, 770 + i * 42, 170, R.r(90, 150), { key: 'bl' + i, r: 9, leaf: flow(i + 1) }));
  for (let i = 0; i < 6; i++) { const k = i / 5, yy = 775 + k * k * 240 + k * 40; s.add(ell(560 + Math.sin(i * .8) * 30 + k * 90, yy, 46 + k * 60, 9 + k * 13, '#cfc8bb'), ell(560 + Math.sin(i * .8) * 30 + k * 90, yy - 2, 44 + k * 58, 8 + k * 11, '#e0dacf')); }
  s.add(s.shadow(Array.from({ length: 60 }, () => ell(R.r(650, 1250), R.r(850, 1060), R.r(20, 80), R.r(5, 16), L.shadow)).join(''), .3, 6), dusk(s), tree(s, 1330, 985, 960, { key: 'fg', r: 15, spread: .34 }), grasses(s, 900, h + 8, 700, 120, { n: 190, flower: s.S.flowers }), grasses(s, -20, h + 8, 420, 130, { n: 120, flower: s.S.flowers }));
  return s;
}
