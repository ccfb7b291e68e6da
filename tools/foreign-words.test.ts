import { expect, test } from 'vitest';
import { foreignInDocument, foreignInSource } from './foreign-words.ts';

test.each([
  'Only who wrote it may change it.',
  'Who rests goes on when they are ready.',
  'The post did not come back',
  'That was not stored',
  'Your event is there',
  'The address stands in the email',
  'It was not taken back',
  'There is no open offer any more.',
  'Whoever made it hears so.',
  'Enter your present password.',
  'Somebody can listen to you now.',
  'To change it, show first that it is you.',
  'Was it not you? Write to us.',
  'In danger, call 000.',
  'This post is behind a door',
  'We sent you an e-mail',
  'You get a notice.',
])('reads foreign: %s', (text) => {
  expect(foreignInSource('one.tsx', `export const One = () => <p>{${JSON.stringify(text)}}</p>;`)).toHaveLength(1);
  expect(foreignInDocument('one.md', text)).toHaveLength(1);
});

test.each([
  'Only the person who wrote it can change it.',
  'Couldn’t restore the post',
  'Event created',
  'The offer has ended.',
  'If someone hasn’t answered, only their buddy is told.',
  'Someone can listen now, any time.',
  'If you are in danger, call 000.',
  'The mail server did not answer.',
])('reads well: %s', (text) => {
  expect(foreignInSource('one.ts', `const one = ${JSON.stringify(text)};`)).toEqual([]);
});

test('code, statements and imports are not prose', () => {
  const text = "import './notices of somebody.ts';\nquery(`select who from notices where id = $1`);";
  expect(foreignInSource('one.ts', text)).toEqual([]);
  expect(foreignInDocument('one.md', 'See `the mails of somebody`.')).toEqual([]);
  expect(foreignInDocument('one.md', '| X-1 | a like can be undone | one.test.ts › a like is taken back |')).toEqual(
    [],
  );
  expect(foreignInDocument('one.md', '| X-1 | a like is taken back | one.test.ts › a like |')).toHaveLength(1);
});
