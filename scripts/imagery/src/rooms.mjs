// From the rooms of a listing to a floor: a partition of one rectangle, with doors, windows and a terrace.

/** The drawing of each room that listings name (English, as in the CRM), by the letter that the plan knows it by. */
export const LETTERS = {
  'Living room': 'l', 'Dining room': 'd', Kitchen: 'k', Bedroom: 'b', Bathroom: 'w', 'Shower room': 'w', Toilet: 't', 'Entrance hall': 'h', Landing: 'h', Study: 'o', 'Office space': 'o', 'Meeting room': 'd', Garage: 'g',
  Storage: 'x', Cellar: 'x', Attic: 'x', Laundry: 'x', Workshop: 'x', 'Shop floor': 'x', Stockroom: 'x', Terrace: 'terrace',
};
// Day rooms first, then the hall, then the night rooms: what follows one another shares a wall.
const ORDER = 'gldkohtxwb';
const PASSAGES = 'hldk';
const DOOR = 0.85;
const EDGE = 0.01;

/** A floor as `plan` draws it: rooms `[x, y, w, h, letter, name]`, doors, openings, windows and terraces, in metres. */
export function layoutOf(rooms, { entrance = false, stairs = false, wide = 1.45 } = {}) {
  const inside = rooms.filter(({ letter }) => letter !== 'terrace').sort((a, b) => ORDER.indexOf(a.letter) - ORDER.indexOf(b.letter));
  const area = sum(inside);
  const width = Math.sqrt(area * wide);
  const r = split(inside, 0, 0, width, area / width);
  const { doors, open } = doorsOf(r);
  const t = rooms.filter(({ letter }) => letter === 'terrace').map(({ surface }) => terraceOf(r, surface));
  return { r, d: [...doors, ...(entrance ? entranceOf(r, t) : [])], open, win: windowsOf(r), t, stairs };
}

const sum = (rooms) => rooms.reduce((total, { surface }) => total + surface, 0);

/** Halves the rooms by surface and the rectangle across its longer side, down to one room each. */
function split(rooms, x, y, w, h) {
  if (rooms.length === 1) return [[x, y, w, h, rooms[0].letter, rooms[0].name]];
  const total = sum(rooms);
  let at = 1;
  let best = Infinity;
  for (let i = 1; i < rooms.length; i++) {
    const off = Math.abs(sum(rooms.slice(0, i)) / total - 0.5);
    if (off < best) [best, at] = [off, i];
  }
  const share = sum(rooms.slice(0, at)) / total;
  const [first, rest] = [rooms.slice(0, at), rooms.slice(at)];
  return w >= h
    ? [...split(first, x, y, w * share, h), ...split(rest, x + w * share, y, w * (1 - share), h)]
    : [...split(first, x, y, w, h * share), ...split(rest, x, y + h * share, w, h * (1 - share))];
}

/** The wall that two rooms share: `[x, y, length, direction]`. */
function wallBetween([ax, ay, aw, ah], [bx, by, bw, bh]) {
  const x = Math.max(ax, bx);
  const y = Math.max(ay, by);
  const across = Math.min(ax + aw, bx + bw) - x;
  const down = Math.min(ay + ah, by + bh) - y;
  if (Math.abs(across) < EDGE && down > DOOR + 0.2) return [x, y, down, 'v'];
  if (Math.abs(down) < EDGE && across > DOOR + 0.2) return [x, y, across, 'h'];
  return null;
}

/** One way into every room: from the hall first, through day rooms next, through any room where it must be. */
function doorsOf(r) {
  const start = Math.max(0, r.findIndex(([, , , , letter]) => letter === 'h'));
  const reached = new Set([start]);
  const doors = [];
  const open = [];
  const reach = (from, to, wall) => {
    const [x, y, length, direction] = wall;
    reached.add(to);
    const letters = r[from][4] + r[to][4];
    if (/^[ldk]{2}$/.test(letters)) return open.push([direction === 'h' ? x + length * 0.2 : x, direction === 'v' ? y + length * 0.2 : y, length * 0.6, direction]);
    const into = direction === 'h' ? r[to][1] >= r[from][1] + r[from][3] - EDGE : r[to][0] >= r[from][0] + r[from][2] - EDGE;
    return doors.push([direction === 'h' ? x + 0.12 : x, direction === 'v' ? y + 0.12 : y, direction, into ? 1 : -1]);
  };
  for (const passages of ['h', PASSAGES, '']) {
    for (let grown = true; grown; ) {
      grown = false;
      for (const from of [...reached]) {
        if (passages && from !== start && !passages.includes(r[from][4])) continue;
        r.forEach((room, to) => {
          const wall = reached.has(to) ? null : wallBetween(r[from], room);
          if (wall) { reach(from, to, wall); grown = true; }
        });
      }
    }
  }
  return { doors, open };
}

/** Stretches of the outer wall per room: `[x, y, length, direction, room]`. */
function outerWalls(r) {
  const right = Math.max(...r.map(([x, , w]) => x + w));
  const bottom = Math.max(...r.map(([, y, , h]) => y + h));
  return r.flatMap((room) => {
    const [x, y, w, h] = room;
    return [y < EDGE && [x, 0, w, 'h', room], y + h > bottom - EDGE && [x, bottom, w, 'h', room], x < EDGE && [0, y, h, 'v', room], x + w > right - EDGE && [right, y, h, 'v', room]].filter(Boolean);
  });
}

function windowsOf(r) {
  return outerWalls(r)
    .filter(([, , length, , room]) => length > 1.5 && !'txgh'.includes(room[4]))
    .map(([x, y, length, direction]) => {
      const wide = Math.min(2.6, length * 0.55);
      const in0 = (length - wide) / 2;
      return [direction === 'h' ? x + in0 : x, direction === 'v' ? y + in0 : y, wide, direction];
    });
}

function entranceOf(r, terraces) {
  const walls = outerWalls(r).filter(([, y, length, , room]) => length > 1 && !(terraces.length && y < EDGE) && 'hlx'.includes(room[4]));
  const [wall] = walls.sort((a, b) => 'hlx'.indexOf(a[4][4]) - 'hlx'.indexOf(b[4][4]));
  if (!wall) return [];
  const [x, y, , direction] = wall;
  const inward = (direction === 'h' ? y : x) < EDGE ? 1 : -1;
  return [[direction === 'h' ? x + 0.08 : x, direction === 'v' ? y + 0.08 : y, direction, inward]];
}

/** A terrace along the side of the first day room. */
function terraceOf(r, surface) {
  const [x, , w] = r.find(([, y, , , letter]) => y < EDGE && 'ldk'.includes(letter)) ?? r[0];
  const width = Math.max(w, Math.min(Math.max(...r.map((room) => room[0] + room[2])) - x, surface / 2.4));
  const depth = Math.min(3.2, surface / width);
  return [x, -depth, width, depth];
}
