import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

const goal = (isDone: boolean, ...steps: boolean[]) => ({
  title: 'Goal',
  isDone,
  steps: steps.map((done) => ({ text: 'Step', isDone: done })),
});

test('progress is computed from ticked steps; a goal without steps counts when it is ticked', () => {
  expect(progressOf([])).toBe(0);
  expect(progressOf([goal(true), goal(false)])).toBe(50);
  expect(progressOf([goal(false, true, true, false, false)])).toBe(50);
  expect(progressOf([goal(true), goal(false), goal(true), goal(false), goal(false)])).toBe(40);
});

test('with steps, only the steps count', () => {
  expect(progressOf([goal(true, false, false)])).toBe(0);
  expect(progressOf([goal(false, true, true)])).toBe(100);
});

test('it is 100 only once everything is done', () => {
  const almost = Array.from({ length: 19 }, () => goal(true));
  expect(progressOf([...almost, goal(false, ...Array.from({ length: 20 }, (_, index) => index < 19))])).toBe(99);
  expect(progressOf([goal(false, true, true, true), goal(true), goal(true)])).toBe(100);
});
