import { describe, expect, test } from 'vitest';
import { commandOf } from './commands.ts';
import { besides, msOf, pace, positionAt, stepFrom, stopAtRings, walk } from './move.ts';
import {
  changesInWords,
  type Named,
  placesWithPeople,
  sideOf,
  whereAmI,
  whereIs,
  whoIsNear,
  whoTalks,
} from './near.ts';
import { clearance, distance, isInThing, thingAt } from './plan.ts';
import { sceneOf, scenes } from './scenes.ts';

const kitchen = sceneOf('kitchen');
const person = (id: number, name: string, x: number, y: number, more: Partial<Named> = {}): Named => ({
  ...{ id, name, x, y, seat: null, handRaised: false },
  ...more,
});

describe('scenes', () => {
  test.each(scenes.map(({ id }) => id))('%s: whoever goes to a place or comes in stands in nothing', (id) => {
    const scene = sceneOf(id);
    for (const point of [scene.entrance, ...scene.spots, ...scene.seats]) {
      expect(thingAt(scene, point), JSON.stringify(point)).toBeUndefined();
      expect(point.x).toBeGreaterThanOrEqual(clearance);
      expect(point.y).toBeGreaterThanOrEqual(clearance);
      expect(point.x).toBeLessThanOrEqual(scene.width - clearance);
      expect(point.y).toBeLessThanOrEqual(scene.depth - clearance);
    }
  });

  test('there are six, and the names of places and seats in each are told apart', () => {
    expect(scenes.map(({ name }) => name)).toEqual([
      'Garden',
      'Library',
      'Beach',
      'Cinema',
      'Kitchen table',
      'Meeting circle',
    ]);
    for (const { seats, spots } of scenes) {
      const all = [...seats, ...spots].map(({ name }) => name);
      expect(new Set(all).size).toBe(all.length);
      const ids = [...seats, ...spots].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('moving', () => {
  test('takes as long as the pace says, and a jump takes none', () => {
    const way = { from: { x: 0, y: 0 }, to: { x: pace * 2, y: 0 }, startedAt: 1000, jump: false };
    expect(msOf(way)).toBe(2000);
    expect(positionAt(way, 1000)).toEqual({ x: 0, y: 0 });
    expect(positionAt(way, 2000)).toEqual({ x: pace, y: 0 });
    expect(positionAt(way, 99_000)).toEqual({ x: pace * 2, y: 0 });
    expect(positionAt({ ...way, jump: true }, 1000)).toEqual({ x: pace * 2, y: 0 });
  });

  test('walls are kept, and nobody ends in a table', () => {
    expect(walk(kitchen, { x: 100, y: 700 }, { x: -5000, y: 700 }, [])?.to).toEqual({ x: clearance, y: 700 });
    expect(walk(kitchen, { x: 100, y: 700 }, { x: 470, y: 430 }, [])).toBeUndefined();
  });

  test('whoever comes towards a quiet bubble stops at its ring', () => {
    const ring = { x: 500, y: 0, radius: 200 };
    const { to, stopped } = stopAtRings({ x: 0, y: 0 }, { x: 500, y: 0 }, [ring]);
    expect(stopped).toBe(true);
    expect(to).toEqual({ x: 295, y: 0 });
    expect(distance(to, ring)).toBeGreaterThanOrEqual(200);
  });

  test('a way across a bubble ends at it too, and one beside it does not', () => {
    const ring = { x: 500, y: 0, radius: 200 };
    expect(stopAtRings({ x: 0, y: 0 }, { x: 1000, y: 0 }, [ring]).to.x).toBe(295);
    expect(stopAtRings({ x: 0, y: 300 }, { x: 1000, y: 300 }, [ring])).toEqual({
      to: { x: 1000, y: 300 },
      stopped: false,
    });
  });

  test('from inside a bubble one can go away, and not nearer', () => {
    const ring = { x: 0, y: 0, radius: 200 };
    expect(stopAtRings({ x: 100, y: 0 }, { x: 400, y: 0 }, [ring]).stopped).toBe(false);
    expect(stopAtRings({ x: 100, y: 0 }, { x: 150, y: 0 }, [ring]).stopped).toBe(false);
    expect(stopAtRings({ x: 100, y: 0 }, { x: 20, y: 0 }, [ring]).to).toEqual({ x: 100, y: 0 });
  });

  test('ahead is where one looks, and a follower stays beside', () => {
    expect(stepFrom({ x: 100, y: 100 }, 0, 0, 50)).toEqual({ x: 100, y: 50 });
    expect(stepFrom({ x: 100, y: 100 }, 90, 0, 50)).toEqual({ x: 150, y: 100 });
    expect(stepFrom({ x: 100, y: 100 }, 0, 180, 50)).toEqual({ x: 100, y: 150 });
    expect(besides({ x: 0, y: 0 }, { x: 400, y: 0 }, 100)).toEqual({ x: 300, y: 0 });
    expect(besides({ x: 0, y: 0 }, { x: 60, y: 0 }, 100)).toEqual({ x: 0, y: 0 });
  });

  test('round things end where they are round', () => {
    const round = {
      id: 'r',
      name: 'r',
      shape: 'round',
      x: 0,
      y: 0,
      width: 100,
      depth: 100,
      height: 1,
      look: 'wood',
    } as const;
    expect(isInThing(round, { x: 79, y: 0 })).toBe(true);
    expect(isInThing(round, { x: 60, y: 60 })).toBe(false);
  });
});

describe('words', () => {
  const me = { ...person(1, 'Ana', 110, 740), facing: 0 };

  test('distance and side are those of whoever looks that way', () => {
    expect(sideOf({ x: 0, y: 0 }, 0, { x: 100, y: 0 })).toBe('on the right');
    expect(sideOf({ x: 0, y: 0 }, 90, { x: 100, y: 0 })).toBe('ahead');
    expect(sideOf({ x: 0, y: 0 }, 180, { x: 100, y: 0 })).toBe('on the left');
    expect(whereIs({ x: 0, y: 0 }, 0, { x: 0, y: -300 })).toBe('3 metres, ahead');
    expect(whereIs({ x: 0, y: 0 }, 0, { x: 50, y: 0 })).toBe('right here');
  });

  test('where one is, is said by the nearest place or by the seat', () => {
    expect(whereAmI(kitchen, me)).toBe('You are near the door, facing the kettle.');
    expect(whereAmI(kitchen, { ...me, x: 240, y: 430, seat: 'west' })).toMatch(/^Your seat: left end of the table/);
  });

  test('everyone is at one place, and the nearest place comes first', () => {
    const places = placesWithPeople(kitchen, me, [person(2, 'Ben', 830, 310)]);
    expect(places[0]).toMatchObject({ id: 'door', where: 'right here', people: [] });
    expect(places.find(({ id }) => id === 'window')?.people.map(({ name }) => name)).toEqual(['Ben']);
    expect(places.flatMap(({ people }) => people)).toHaveLength(1);
  });

  test('who is near is counted and named', () => {
    expect(whoIsNear(me, [])).toBe('No one else is in this room.');
    expect(whoIsNear(me, [person(2, 'Ben', 830, 310)])).toBe('No one is near you. 1 other person in this room.');
    expect(whoIsNear(me, [person(2, 'Ben', 200, 740), person(3, 'Kim', 110, 600)])).toBe(
      '2 people near you: Ben and Kim.',
    );
  });

  test('what changed is said once, in whole sentences', () => {
    const ben = person(2, 'Ben', 300, 740);
    const said = changesInWords(
      kitchen,
      [ben, person(3, 'Kim', 0, 0)],
      [{ ...ben, seat: 'east', handRaised: true }, person(4, 'Sam', 0, 0)],
    );
    expect(said).toEqual(['Ben sat down: right end of the table.', 'Ben raised a hand.', 'Sam came in.', 'Kim left.']);
    expect(changesInWords(kitchen, [ben], [ben])).toEqual([]);
  });
});

describe('commands', () => {
  const command = (text: string) =>
    commandOf(text, kitchen, [{ id: 7, name: 'Kim Nguyen' }], (seat) => seat !== 'north-1');

  test('places, people and seats are gone to by name', () => {
    expect(command('Go to the window.')).toEqual({ kind: 'go', to: { x: 840, y: 300 }, name: 'the window' });
    expect(command('go to kim')).toEqual({ kind: 'go-person', id: 7, name: 'Kim Nguyen' });
    expect(command('sit at left end of the table')).toEqual({ kind: 'sit', seat: 'west' });
  });

  test('to sit is to take the first free seat', () => {
    expect(command('sit')).toEqual({ kind: 'sit', seat: 'north-2' });
  });

  test('steps, turns, gestures, hands and questions', () => {
    expect(command('ahead')).toEqual({ kind: 'step', turn: 0 });
    expect(command('turn left')).toEqual({ kind: 'turn', by: -45 });
    expect(command('Wave')).toEqual({ kind: 'gesture', gesture: 'wave' });
    expect(command('raise my hand')).toEqual({ kind: 'hand', raised: true });
    expect(command('Where am I?')).toEqual({ kind: 'ask', about: 'where' });
    expect(command('Who is here?')).toEqual({ kind: 'ask', about: 'who' });
    expect(command('say Hello, all')).toEqual({ kind: 'say', text: 'Hello, all' });
  });

  test('what names nothing is no command', () => {
    expect(command('fly to the moon')).toBeUndefined();
    expect(command('')).toBeUndefined();
    expect(commandOf('Please!', kitchen, [{ id: 8, name: '🌸' }], () => true)).toBeUndefined();
  });
});

test('who talks by voice is one sentence, and who could is another', () => {
  expect(whoTalks([], [])).toBe('No one uses voice at the moment.');
  expect(whoTalks(['Ana', 'Kim'], [])).toBe('No one is talking. In voice: Ana and Kim.');
  expect(whoTalks(['Ana', 'Kim'], ['Kim'])).toBe('Kim is talking. In voice: Ana and Kim.');
  expect(whoTalks(['You', 'Kim'], ['You'])).toBe('You are talking. In voice: You and Kim.');
  expect(whoTalks(['Ana', 'Kim'], ['Ana', 'Kim'])).toBe('Ana and Kim are talking. In voice: Ana and Kim.');
});
