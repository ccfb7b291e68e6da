import type { EventRoomPerson } from '../contract.ts';

/** Somebody in the call of an event, as far as what is shown depends on it. */
export interface OnStage extends Pick<EventRoomPerson, 'isOrganizer' | 'role' | 'signsSince'> {
  readonly id: number;
  readonly talks: boolean;
  readonly hasPicture: boolean;
}

interface Wanted {
  /** The interpreter stays beside whoever speaks. */
  readonly pins: boolean;
  /** Of several interpreters the one that the reader chose. */
  readonly chosen: number | undefined;
  /** Whoever says that they sign is shown like one who speaks. */
  readonly follows: boolean;
  /** Who was shown last: nobody changes place in a pause. */
  readonly before: number | undefined;
}

export interface Stage {
  /** Who is shown large. */
  readonly main: number | undefined;
  /** Who is pinned beside them. */
  readonly interpreter: number | undefined;
}

/** The one who began to sign last, among those who say that they sign; never guessed from a picture. */
export function activeSigner<One extends Pick<OnStage, 'signsSince'>>(people: readonly One[]): One | undefined {
  return people
    .filter(({ signsSince }) => signsSince !== null)
    .toSorted((a, b) => (b.signsSince ?? '').localeCompare(a.signsSince ?? ''))[0];
}

/** Whom the reader sees: the one who signs or speaks, and the interpreter beside them. */
export function stageOf(people: readonly OnStage[], { pins, chosen, follows, before }: Wanted): Stage {
  const interpreters = people.filter(({ role }) => role === 'interpreter');
  const pinned = pins
    ? (interpreters.find(({ id }) => id === chosen) ??
      interpreters.find(({ hasPicture }) => hasPicture) ??
      interpreters[0])
    : undefined;
  // An interpreter who voices what somebody signs does not take the signer’s place.
  const others = people.filter(({ id }) => id !== pinned?.id);
  const signer = follows ? activeSigner(others) : undefined;
  const was = others.find(({ id }) => id === before);
  const speaker = was?.talks ? was : others.find(({ talks }) => talks);
  const main = signer ?? speaker ?? was ?? others.find(({ isOrganizer }) => isOrganizer) ?? others[0];
  return { main: main?.id, interpreter: pinned?.id };
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** “Ben is signing. Ana is talking.” */
export function whoIsActive(signs: string | undefined, talk: readonly string[]): string {
  const be = (names: readonly string[]) => (names.length > 1 || names[0] === 'You' ? 'are' : 'is');
  const parts = [
    ...(signs === undefined ? [] : [`${signs} ${be([signs])} signing.`]),
    ...(talk.length === 0 ? [] : [`${listed(talk)} ${be(talk)} talking.`]),
  ];
  return parts.length === 0 ? 'No one is talking or signing.' : parts.join(' ');
}
