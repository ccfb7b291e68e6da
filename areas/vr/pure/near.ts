import { counted, plural } from '#platform/contract/counted.ts';
import { bearing, distance, type Point, type Scene } from './plan.ts';

/** Somebody in the room, as the words name them. */
export interface Named extends Point {
  readonly id: number;
  readonly name: string;
  readonly seat: string | null;
  readonly handRaised: boolean;
}

/** “right here” within two steps. */
const here = 120;
const closeBy = 300;

const sides = [
  'ahead',
  'ahead on the right',
  'on the right',
  'behind on the right',
  'behind',
  'behind on the left',
  'on the left',
  'ahead on the left',
] as const;

/** "on the left": where a point is for somebody who looks that way. */
export function sideOf(from: Point, facing: number, to: Point): string {
  const turn = (bearing(from, to) - facing + 360) % 360;
  return sides[Math.round(turn / 45) % 8] ?? 'ahead';
}

/** "3 metres, on the left", "right here". */
export function whereIs(from: Point, facing: number, to: Point): string {
  const far = distance(from, to);
  if (far < here) return 'right here';
  return `${counted(Math.round(far / 100), 'metre')}, ${sideOf(from, facing, to)}`;
}

/** The place with a name that a point is nearest to. */
export function placeNear(scene: Scene, point: Point): { readonly id: string; readonly name: string } {
  const [first] = scene.spots.toSorted((one, other) => distance(one, point) - distance(other, point));
  return first ?? { id: 'room', name: 'the room' };
}

/** “You are near the window, facing the board.” */
export function whereAmI(scene: Scene, me: Named & { readonly facing: number }): string {
  const sitting = scene.seats.find(({ id }) => id === me.seat);
  const place = sitting ? `Your seat: ${sitting.name}` : `You are near ${placeNear(scene, me).name}`;
  const ahead = scene.spots
    .filter((spot) => distance(spot, me) > here && sideOf(me, me.facing, spot) === 'ahead')
    .toSorted((one, other) => distance(one, me) - distance(other, me))[0];
  return ahead ? `${place}, facing ${ahead.name}.` : `${place}.`;
}

export interface PlaceWithPeople {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  readonly people: readonly Named[];
}

/** The places of a room, nearest first, each with who is there. Everybody stands at one of them. */
export function placesWithPeople(
  scene: Scene,
  me: Point & { readonly facing: number },
  others: readonly Named[],
): PlaceWithPeople[] {
  const nearest = (point: Point) =>
    scene.spots.toSorted((one, other) => distance(one, point) - distance(other, point))[0]?.id;
  return scene.spots
    .toSorted((one, other) => distance(one, me) - distance(other, me))
    .map((spot) => ({
      id: spot.id,
      name: spot.name,
      where: whereIs(me, me.facing, spot),
      people: others.filter((other) => nearest(other) === spot.id),
    }));
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** “Two people near you: Kim and Sam.” or that there is no one. */
export function whoIsNear(me: Point, others: readonly Named[]): string {
  const near = others.filter((other) => distance(me, other) <= closeBy);
  if (others.length === 0) return 'No one else is in this room.';
  if (near.length === 0)
    return `No one is near you. ${counted(others.length, 'other person', 'other people')} in this room.`;
  return `${counted(near.length, 'person', 'people')} near you: ${listed(near.map(({ name }) => name))}.`;
}

/** What became different between two moments, in sentences; each is said once. */
export function changesInWords(scene: Scene, before: readonly Named[], after: readonly Named[]): string[] {
  const was = new Map(before.map((one) => [one.id, one]));
  const is = new Set(after.map(({ id }) => id));
  const said: string[] = [];
  for (const one of after) {
    const former = was.get(one.id);
    if (!former) said.push(`${one.name} came in.`);
    else {
      if (one.seat !== former.seat) {
        const seat = scene.seats.find(({ id }) => id === one.seat);
        said.push(seat ? `${one.name} sat down: ${seat.name}.` : `${one.name} stood up.`);
      }
      if (one.handRaised !== former.handRaised) {
        said.push(one.handRaised ? `${one.name} raised a hand.` : `${one.name} lowered the hand.`);
      }
    }
  }
  for (const one of before) if (!is.has(one.id)) said.push(`${one.name} left.`);
  return said;
}

/** “Kim is talking.” */
export function whoIsTalking(names: readonly string[]): string {
  if (names.length === 0) return 'No one is talking.';
  return `${listed(names)} ${plural(names[0] === 'You' ? 2 : names.length, 'is', 'are')} talking.`;
}

/** The same, and who takes part in voice at all. */
export const whoTalks = (inVoice: readonly string[], talking: readonly string[]): string =>
  inVoice.length === 0 ? 'No one uses voice at the moment.' : `${whoIsTalking(talking)} In voice: ${listed(inVoice)}.`;
