import type { Scene, Seat, Thing } from './plan.ts';

const thing = (
  id: string,
  name: string,
  [x, y]: readonly [number, number],
  [width, depth, height]: readonly [number, number, number],
  look: Thing['look'],
  shape: Thing['shape'] = 'box',
): Thing => ({ id, name, shape, x, y, width, depth, height, look });

const seat = (id: string, name: string, x: number, y: number, facing: number): Seat => ({ id, name, x, y, facing });

/** Seats around a middle, each facing it, named by the clock: the first is at the back. */
function circle(
  prefix: string,
  name: string,
  count: number,
  [x, y]: readonly [number, number],
  radius: number,
): Seat[] {
  return Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * 2 * Math.PI;
    return seat(
      `${prefix}-${n + 1}`,
      `${name} ${n + 1}`,
      Math.round(x + radius * Math.sin(turn)),
      Math.round(y - radius * Math.cos(turn)),
      (Math.round((n / count) * 360) + 180) % 360,
    );
  });
}

/** Seats side by side in a row, all facing the same way. */
const row = (prefix: string, name: string, count: number, [x, y]: readonly [number, number], facing: number): Seat[] =>
  Array.from({ length: count }, (_, n) => seat(`${prefix}-${n + 1}`, `${name} ${n + 1}`, x + n * 110, y, facing));

export const scenes = [
  {
    id: 'garden',
    name: 'Garden',
    about:
      'A walled garden in late sun. A lemon tree grows at the back, and a pond is on the right. Benches face the lawn in the middle.',
    width: 1200,
    depth: 1000,
    ground: 'leaf',
    entrance: { x: 600, y: 940 },
    seats: [
      ...row('left-bench', 'left bench, place', 3, [150, 420], 90),
      ...row('back-bench', 'back bench, place', 3, [490, 200], 180),
      ...circle('picnic', 'picnic rug, place', 6, [640, 600], 130),
    ],
    spots: [
      { id: 'tree', name: 'the lemon tree', x: 320, y: 210 },
      { id: 'pond', name: 'the pond', x: 830, y: 330 },
      { id: 'lawn', name: 'the lawn', x: 420, y: 720 },
      { id: 'quiet', name: 'the quiet corner', x: 1120, y: 880 },
      { id: 'gate', name: 'the gate', x: 600, y: 940 },
    ],
    things: [
      thing('lemon-tree', 'a lemon tree', [210, 140], [120, 120, 320], 'leaf', 'round'),
      thing('water', 'a round pond', [980, 330], [220, 200, 20], 'water', 'round'),
      thing('herbs', 'a bed of herbs', [1060, 620], [200, 80, 50], 'leaf'),
    ],
  },
  {
    id: 'library',
    name: 'Library',
    about:
      'A warm reading room. Shelves stand along the back wall. Two tables with lamps are in the middle, and armchairs by the window on the left.',
    width: 1200,
    depth: 900,
    ground: 'wood',
    entrance: { x: 1100, y: 840 },
    seats: [
      ...row('armchair', 'armchair', 3, [120, 330], 90),
      seat('table-a-1', 'first table, place 1', 470, 380, 180),
      seat('table-a-2', 'first table, place 2', 590, 380, 180),
      seat('table-a-3', 'first table, place 3', 470, 620, 0),
      seat('table-a-4', 'first table, place 4', 590, 620, 0),
      seat('table-b-1', 'second table, place 1', 850, 380, 180),
      seat('table-b-2', 'second table, place 2', 970, 380, 180),
      seat('table-b-3', 'second table, place 3', 850, 620, 0),
      seat('table-b-4', 'second table, place 4', 970, 620, 0),
    ],
    spots: [
      { id: 'window', name: 'the window', x: 80, y: 480 },
      { id: 'shelves', name: 'the shelves', x: 600, y: 180 },
      { id: 'lamp', name: 'the reading lamp', x: 330, y: 250 },
      { id: 'quiet', name: 'the quiet corner', x: 120, y: 800 },
      { id: 'door', name: 'the door', x: 1100, y: 840 },
    ],
    things: [
      thing('shelf', 'tall shelves', [600, 60], [1000, 60, 240], 'wood'),
      thing('table-a', 'a table', [530, 500], [220, 120, 75], 'wood'),
      thing('table-b', 'a second table', [910, 500], [220, 120, 75], 'wood'),
    ],
  },
  {
    id: 'beach',
    name: 'Beach',
    about:
      'A quiet beach at low tide. The water is at the back. A firm path of boards leads to a shelter with seats, and logs lie around a place for a fire.',
    width: 1400,
    depth: 1000,
    ground: 'sand',
    entrance: { x: 700, y: 940 },
    seats: [...row('shelter', 'shelter, place', 4, [160, 560], 0), ...circle('log', 'log', 6, [900, 580], 170)],
    spots: [
      { id: 'water', name: 'the edge of the water', x: 700, y: 300 },
      { id: 'rocks', name: 'the rocks', x: 1180, y: 360 },
      { id: 'boards', name: 'the path of boards', x: 640, y: 760 },
      { id: 'quiet', name: 'the quiet corner', x: 1300, y: 880 },
      { id: 'steps', name: 'the ramp', x: 700, y: 940 },
    ],
    things: [
      thing('sea', 'the sea', [700, 110], [1400, 220, 6], 'water'),
      thing('rock', 'rocks', [1280, 280], [140, 110, 90], 'stone', 'round'),
      thing('fire', 'a small fire', [900, 580], [80, 80, 40], 'light', 'round'),
    ],
  },
  {
    id: 'cinema',
    name: 'Cinema',
    about:
      'A small cinema with soft lights. The screen is at the back. There are two rows of seats, and room for wheelchairs at the end of each row.',
    width: 1100,
    depth: 900,
    ground: 'cloth',
    entrance: { x: 1000, y: 840 },
    seats: [
      ...row('first', 'first row, place', 6, [230, 420], 0),
      ...row('second', 'second row, place', 6, [230, 600], 0),
    ],
    spots: [
      { id: 'screen', name: 'the screen', x: 550, y: 220 },
      { id: 'aisle', name: 'the aisle', x: 960, y: 510 },
      { id: 'foyer', name: 'the foyer table', x: 420, y: 780 },
      { id: 'quiet', name: 'the quiet corner', x: 80, y: 800 },
      { id: 'door', name: 'the door', x: 1000, y: 840 },
    ],
    things: [
      thing('canvas', 'a wide screen', [550, 60], [800, 30, 320], 'light'),
      thing('counter', 'a table with water', [280, 790], [160, 60, 90], 'wood'),
    ],
  },
  {
    id: 'kitchen',
    name: 'Kitchen table',
    about:
      'A kitchen in the morning. A big table takes up the middle. The kettle is on the bench at the back, and the window is on the right.',
    width: 900,
    depth: 800,
    ground: 'wood',
    entrance: { x: 110, y: 740 },
    seats: [
      seat('north-1', 'back of the table, place 1', 360, 300, 180),
      seat('north-2', 'back of the table, place 2', 470, 300, 180),
      seat('north-3', 'back of the table, place 3', 580, 300, 180),
      seat('south-1', 'front of the table, place 1', 360, 560, 0),
      seat('south-2', 'front of the table, place 2', 470, 560, 0),
      seat('south-3', 'front of the table, place 3', 580, 560, 0),
      seat('west', 'left end of the table', 240, 430, 90),
      seat('east', 'right end of the table', 700, 430, 270),
    ],
    spots: [
      { id: 'kettle', name: 'the kettle', x: 300, y: 170 },
      { id: 'window', name: 'the window', x: 840, y: 300 },
      { id: 'quiet', name: 'the quiet corner', x: 820, y: 720 },
      { id: 'door', name: 'the door', x: 110, y: 740 },
    ],
    things: [
      thing('bench', 'a kitchen bench', [350, 60], [620, 70, 90], 'stone'),
      thing('table', 'a big table', [470, 430], [320, 140, 75], 'wood'),
    ],
  },
  {
    id: 'circle',
    name: 'Meeting circle',
    about:
      'A bright, plain room with chairs in a circle. The middle is empty. There is a board at the back, and a calm seat apart on the left.',
    width: 1100,
    depth: 1000,
    ground: 'cloth',
    entrance: { x: 550, y: 940 },
    seats: [...circle('chair', 'chair', 12, [550, 540], 260), seat('apart', 'calm seat apart', 110, 540, 90)],
    spots: [
      { id: 'middle', name: 'the middle of the circle', x: 550, y: 540 },
      { id: 'board', name: 'the board', x: 550, y: 170 },
      { id: 'window', name: 'the window', x: 1020, y: 400 },
      { id: 'quiet', name: 'the quiet corner', x: 110, y: 880 },
      { id: 'door', name: 'the door', x: 550, y: 940 },
    ],
    things: [thing('whiteboard', 'a board', [550, 60], [360, 30, 200], 'light')],
  },
] as const satisfies readonly Scene[];

export const sceneIds = ['garden', 'library', 'beach', 'cinema', 'kitchen', 'circle'] as const;
export type SceneId = (typeof sceneIds)[number];

/** Every stored space has one of these. */
export function sceneOf(id: string): Scene {
  return scenes.find((scene) => scene.id === id) ?? scenes[0];
}
