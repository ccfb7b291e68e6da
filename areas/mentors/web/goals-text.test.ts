import { expect, test } from 'vitest';
import { goalsProblem, sentGoals, typedGoals } from './goals-text.ts';

const before = [
  {
    title: 'Speak up',
    isDone: false,
    steps: [
      { text: 'Write it', isDone: true },
      { text: 'Say it', isDone: false },
    ],
  },
  { title: 'Rest', isDone: true, steps: [] },
];

test('what is ticked remains ticked while words are changed', () => {
  const [first, second] = typedGoals(before);
  if (!first || !second) throw new Error('There are two goals.');
  expect(first).toEqual({ title: 'Speak up', steps: 'Write it\nSay it', was: 0 });
  const typed = [second, { ...first, title: ' Speak up twice ', steps: 'Write it\n\nPractise it' }];
  expect(sentGoals([...typed, { title: 'New', steps: '', was: null }], before)).toEqual([
    { title: 'Rest', isDone: true, steps: [] },
    {
      title: 'Speak up twice',
      isDone: false,
      steps: [
        { text: 'Write it', isDone: true },
        { text: 'Practise it', isDone: false },
      ],
    },
    { title: 'New', isDone: false, steps: [] },
  ]);
});

test('the first goal that cannot be is named', () => {
  const goal = { title: 'A goal', steps: '', was: null };
  expect(goalsProblem([goal])).toBeUndefined();
  expect(goalsProblem([goal, { ...goal, title: ' ' }])).toEqual({ at: 1, text: 'Write the goal, or remove it.' });
  expect(goalsProblem([{ ...goal, steps: 'x'.repeat(121) }])).toEqual({
    at: 0,
    text: 'Use at most 120 characters for a step.',
  });
});
