import type { Gesture } from './options.ts';
import type { Scene } from './plan.ts';

/** What a typed or spoken command asks for. */
export type Command =
  | { readonly kind: 'go'; readonly to: { readonly x: number; readonly y: number }; readonly name: string }
  | { readonly kind: 'go-person'; readonly id: number; readonly name: string }
  | { readonly kind: 'sit'; readonly seat: string }
  | { readonly kind: 'stand' }
  | { readonly kind: 'step'; readonly turn: number }
  | { readonly kind: 'turn'; readonly by: number }
  | { readonly kind: 'gesture'; readonly gesture: Gesture }
  | { readonly kind: 'hand'; readonly raised: boolean }
  | { readonly kind: 'ask'; readonly about: 'where' | 'who' | 'places' | 'room' | 'help' }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'leave' };

const gestureWords: readonly (readonly [string, Gesture])[] = [
  ['wave', 'wave'],
  ['nod', 'nod'],
  ['shake head', 'shake_head'],
  ['shake my head', 'shake_head'],
  ['clap', 'clap'],
  ['thumbs up', 'thumbs_up'],
  ['hand on heart', 'hand_on_heart'],
];

const asks = {
  'where am i': 'where',
  where: 'where',
  who: 'who',
  places: 'places',
  'where can i go': 'places',
  look: 'room',
  'describe the room': 'room',
  help: 'help',
} as const;

const turns = new Map([
  ['ahead', 0],
  ['forward', 0],
  ['forwards', 0],
  ['back', 180],
  ['backwards', 180],
  ['left', 270],
  ['right', 90],
]);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== 'the' && word !== 'please')
    .join(' ');

/** Exactly named first, then the only one that begins so. */
function named<T extends { readonly name: string }>(all: readonly T[], wanted: string): T | undefined {
  if (wanted === '') return undefined;
  const exact = all.find(({ name }) => plain(name) === wanted);
  if (exact) return exact;
  const beginning = all.filter(({ name }) => plain(name).startsWith(wanted));
  return beginning.length === 1 ? beginning[0] : undefined;
}

const after = (text: string, ...beginnings: readonly string[]) => {
  const found = beginnings.find((beginning) => text.startsWith(`${beginning} `));
  return found && text.slice(found.length + 1);
};

/** Undefined: nothing of the room is called so. What is not a command is not said aloud by accident. */
export function commandOf(
  typed: string,
  scene: Scene,
  people: readonly { readonly id: number; readonly name: string }[],
  isFree: (seat: string) => boolean,
): Command | undefined {
  const text = plain(typed.slice(0, 500));
  if (text.startsWith('who is ')) return { kind: 'ask', about: 'who' };
  const ask = Object.entries(asks).find(([words]) => words === text);
  if (ask) return { kind: 'ask', about: ask[1] };
  const gesture = gestureWords.find(([words]) => words === text);
  if (gesture) return { kind: 'gesture', gesture: gesture[1] };
  if (text === 'raise hand' || text === 'raise my hand') return { kind: 'hand', raised: true };
  if (text === 'lower hand' || text === 'lower my hand') return { kind: 'hand', raised: false };
  if (text === 'leave') return { kind: 'leave' };
  if (text === 'stand' || text === 'stand up') return { kind: 'stand' };
  if (text === 'sit' || text === 'sit down') {
    const free = scene.seats.find(({ id }) => isFree(id));
    return free && { kind: 'sit', seat: free.id };
  }
  const say = after(text, 'say');
  if (say !== undefined) {
    const at = typed.toLowerCase().indexOf('say ');
    return { kind: 'say', text: typed.slice(at + 4).trim() };
  }
  const turn = after(text, 'turn');
  if (turn === 'left') return { kind: 'turn', by: -45 };
  if (turn === 'right') return { kind: 'turn', by: 45 };
  if (turn === 'around') return { kind: 'turn', by: 180 };
  const seat = after(text, 'sit at', 'sit on', 'sit in', 'sit');
  if (seat !== undefined) {
    const found = named(scene.seats, seat);
    return found && { kind: 'sit', seat: found.id };
  }
  const place = after(text, 'go to', 'walk to', 'jump to', 'go', 'walk', 'step') ?? text;
  const step = turns.get(place);
  if (step !== undefined) return { kind: 'step', turn: step };
  const spot = named(scene.spots, place);
  if (spot) return { kind: 'go', to: { x: spot.x, y: spot.y }, name: spot.name };
  const person = named(people, place);
  if (person) return { kind: 'go-person', id: person.id, name: person.name };
  const there = named(scene.seats, place);
  return there && { kind: 'sit', seat: there.id };
}
