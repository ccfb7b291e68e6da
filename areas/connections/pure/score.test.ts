import { expect, test } from 'vitest';
import { aims, bitsOf, interests, reasonKinds, supports, ways } from './options.ts';
import { bandOf, type Fitting, scoreNumber, scoreOf } from './score.ts';

const fitting = (more: Partial<Fitting> = {}): Fitting => ({
  aims: bitsOf(aims, ['friendship', 'companionship']),
  interests: bitsOf(interests, ['books', 'pets', 'art']),
  communication: bitsOf(ways, ['text']),
  support: bitsOf(supports, ['large_text']),
  ...more,
});

test('somebody who shares all of it and lives near has 100', () => {
  const { score, reasons } = scoreOf(fitting(), fitting(), 5);
  expect(score).toBe(100);
  expect(reasons.map(({ kind, points, most }) => `${kind} ${points}/${most}`)).toEqual([
    'aims 30/30',
    'interests 30/30',
    'communication 15/15',
    'access 15/15',
    'nearness 10/10',
  ]);
});

test('each reason says what it counted, and what one has not said does not count', () => {
  const theirs = fitting({ interests: bitsOf(interests, ['books', 'music']), support: 0 });
  expect(scoreOf(fitting(), theirs, 100).reasons.map(({ words }) => words)).toEqual([
    'You both look for friendship and companionship.',
    '1 of your 3: books.',
    'The one you chose: text.',
    'Not the one you chose.',
    'About 100 km away.',
  ]);
  expect(scoreOf(theirs, fitting({ interests: bitsOf(interests, ['art', 'pets']) }), null).reasons[1]?.words).toBe(
    'None of your 2.',
  );
  expect(scoreOf(theirs, theirs, null).reasons[1]?.words).toBe('All 2 of yours: books and music.');
  expect(scoreOf(fitting({ support: 0 }), theirs, null).reasons.map(({ kind }) => kind)).toEqual([
    'aims',
    'interests',
    'communication',
  ]);
});

test('the number for sorting is the number that is shown, whatever is dropped', () => {
  const some = [fitting(), fitting({ interests: 5, support: 0 }), fitting({ aims: 1, communication: 30 })];
  for (const mine of some)
    for (const theirs of some)
      for (const km of [5, 10, 25, 50, 100, 250, 501, null])
        for (const dropped of [[], ...reasonKinds.map((kind) => [kind])]) {
          const { score, reasons } = scoreOf(mine, theirs, km, dropped);
          expect(scoreNumber(mine, theirs, km, dropped)).toBe(score);
          expect(reasons.some(({ kind }) => dropped.includes(kind))).toBe(false);
        }
});

test('a distance is never said finer than 5 km', () => {
  expect([0, 0.2, 4.9, 5.1, 24, 26, 499, 501].map(bandOf)).toEqual([5, 5, 5, 10, 25, 50, 500, 501]);
});
