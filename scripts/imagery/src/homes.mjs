// The pictures of every home of the demo: its front, and from the same colours, light and season its rear and rooms.
import fs from 'node:fs';

export const { interiors, homes } = JSON.parse(fs.readFileSync(new URL('../homes.json', import.meta.url), 'utf8'));

const MODULES = { exterior: ['street', 'farmhouse', 'villa', 'apartments', 'newbuild'], more: ['land', 'wood', 'hall', 'shop', 'chalet', 'castle'] };
const moduleOf = (scene) => Object.keys(MODULES).find((name) => MODULES[name].includes(scene));

/** The part of a scene that fills the picture with the house. */
function framing({ scene, style, floors }) {
  if (scene === 'farmhouse') return { zoom: 1.14, fy: 0.62 };
  if (scene === 'villa') return { zoom: style === 'cottage' ? 1.26 : 1.14, fy: 0.62 };
  if (scene === 'newbuild') return { zoom: 1.12, fy: 0.66 };
  if (scene !== 'street') return {};
  if (floors >= 4) return { zoom: 1.1, fy: 0.46 };
  if (style === 'gable') return { zoom: 1.25, fy: 0.5 };
  return floors === 3 ? { zoom: 1.13, fy: 0.45 } : { zoom: 1.42, fy: 0.57 };
}

const ROOMS = {
  living: (p) => ({ zoom: 1.12, fx: 0.5, fy: 0.6, wall: p.wall, backWall: p.back, sofa: p.sofa, cush: p.cush, rug: p.rug, chair: p.chair, drape: p.drape, floor: p.floor, art: p.art }),
  dining: (p) => ({ zoom: 1.22, fx: 0.52, fy: 0.56, style: 'modern', wall: p.wall, backWall: p.back ?? p.bed, rug: p.rug, pend: p.chair, art: p.art, floor: p.floor, mirror: !p.mirror }),
  kitchen: (p) => ({ zoom: 1.16, fx: 0.54, fy: 0.56, style: p.kitchen ?? p.style, wall: p.wall, cab: p.cab, island: p.island, top: p.top, splash: p.splash, floor: p.kfloor }),
  bedroom: (p) => ({ zoom: 1.3, fx: 0.52, fy: 0.62, wall: p.wall, backWall: p.bed, head: p.head, throw: p.throw, drape: p.drape, art: p.art, floor: p.bfloor ?? (p.floor === 'herringbone' ? 'herringbone' : 'planks') }),
  bath: (p) => ({ zoom: 1.16, fx: 0.55, fy: 0.5, style: p.style === 'classic' ? 'classic' : 'modern', wall: p.wall, tileCol: p.tile, towel: p.throw, mirror: !p.mirror }),
  studio: (p) => ({ zoom: 1.15, fx: 0.53, fy: 0.58, wall: p.wall, backWall: p.back, cab: p.cab, head: p.head, throw: p.throw, rug: p.rug, chair: p.chair, art: p.art, floor: 'planks' }),
  office: (p) => ({ zoom: 1.2, fx: 0.56, fy: 0.6, wall: p.wall, backWall: p.bed, rug: p.rug }),
};
const SCENE = { bath: 'bathroom' };
/** A unit leads with a room of its own, with the town or the garden before its windows. */
const LEADS = { living: { urban: true }, dining: {}, kitchen: { urban: true, mirror: true, style: 'loft', floor: 'planks' } };

function room(id, name, kind, more = {}) {
  const p = interiors[name];
  const own = { seed: id, style: p.style, light: p.light, season: p.season, mirror: p.mirror, ...ROOMS[kind](p), ...more };
  return { id, kind: 'room', home: true, mod: 'interior', fn: SCENE[kind] ?? kind, p: JSON.parse(JSON.stringify(own)) };
}

function outside(id, { interior, office, front, rear, view }) {
  const of = interiors[interior ?? office];
  const { scene, ...looks } = front;
  const p = { seed: `home-${id}`, light: of?.light ?? 'golden', season: of?.season ?? 'summer', ...framing(front), ...looks };
  const list = [{ id: `home-${id}`, kind: 'front', home: true, mod: moduleOf(scene), fn: scene, p }];
  if (view) list.push({ ...list[0], id: `home-${id}-view`, kind: 'view', p: { ...p, ...view } });
  const { mirror, zoom, fx, fy, ...same } = p;
  if (rear) list.push({ id: `home-${id}-rear`, kind: 'rear', home: true, mod: 'rear', fn: 'garden', p: { ...same, seed: `rear-${id}`, ...rear } });
  return list;
}

function picturesOf([id, home]) {
  if (home.studio) return [room(`home-${id}`, home.studio, 'studio', { urban: home.urban })];
  if (home.unit) return [room(`home-${id}`, home.unit, home.lead, LEADS[home.lead])];
  return [...outside(id, home), ...(home.office ? [room(`home-${id}-office`, home.office, 'office')] : [])];
}

const rooms = Object.keys(interiors).flatMap((name) => ['living', 'kitchen', 'bedroom', 'bath'].map((kind) => room(`room-${name}-${kind}`, name, kind)));
const all = [...Object.entries(homes).flatMap(picturesOf), ...rooms];
export default all.map((entry) => ({ ...entry, p: { ...entry.p, smooth: true } }));
