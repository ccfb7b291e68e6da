import { expect, test } from 'vitest';
import {
  budgetOf,
  emptyPlan,
  guessedCost,
  roomFor,
  toMove,
  usualTasks,
  withChanged,
  withoutTask,
  withTask,
} from './energy.ts';

const task = (name: string, cost: number, isDone = false) => ({ name, cost, isDone });
const plan = { points: 8, tasks: [task('Washing', 3, true), task('Physio', 4)], isRestDay: false };

test('what is left is what the day has, less what is spent and planned', () => {
  expect(budgetOf(plan)).toEqual({ points: 8, spent: 3, planned: 4, left: 1, over: 0 });
  expect(budgetOf({ ...plan, points: 4 })).toEqual({ points: 4, spent: 3, planned: 4, left: 0, over: 3 });
});

test('a day that nothing is planned for has the points of its weekday', () => {
  const points = [1, 2, 3, 4, 5, 6, 7];
  expect(emptyPlan('2026-11-23', points).points).toBe(1);
  expect(emptyPlan('2026-11-29', points)).toEqual({ points: 7, tasks: [], isRestDay: false });
});

test('tasks are added once, changed, removed, and come back at their place', () => {
  expect(withTask(task(' washing', 1))(plan)).toBe(plan);
  const without = withoutTask('Washing')(plan);
  expect(without.tasks).toEqual([task('Physio', 4)]);
  expect(withTask(task('Washing', 3, true), 0)(without)).toEqual(plan);
  expect(withChanged('physio', { cost: 2, isDone: true })(plan).tasks[1]).toEqual(task('Physio', 2, true));
});

test.each([
  ['09:00', '09:20', 1],
  ['09:00', '11:00', 4],
  ['09:00', '23:00', 10],
  ['09:00', '09:00', 1],
])('from %s to %s is guessed to take %i', (start, end, cost) =>
  expect(guessedCost({ start: `2026-11-26T${start}:00.000Z`, end: `2026-11-26T${end}:00.000Z` })).toBe(cost),
);

test('there is room on the first day of the week after that has enough left and is not for rest', () => {
  const plans = new Map([
    ['2026-11-26', { ...plan, points: 8 }],
    ['2026-11-27', { points: 9, tasks: [], isRestDay: true }],
  ]);
  const planOf = (day: string) => plans.get(day) ?? { points: 3, tasks: [], isRestDay: false };
  expect(roomFor(task('Bus', 1), '2026-11-25', planOf)).toBe('2026-11-26');
  expect(roomFor(task('Washing', 1), '2026-11-25', planOf)).toBe('2026-11-28');
  expect(roomFor(task('Bus', 3), '2026-11-25', planOf)).toBe('2026-11-28');
  expect(roomFor(task('Bus', 4), '2026-11-25', planOf)).toBeUndefined();
});

test('the smallest open task that is enough is the one to move, else the biggest', () => {
  const tasks = [task('Market', 5), task('Washing', 3), task('Call', 2), task('Bus', 2, true)];
  expect(toMove({ ...plan, points: 10, tasks })?.name).toBe('Call');
  expect(toMove({ ...plan, points: 9, tasks })?.name).toBe('Washing');
  expect(toMove({ ...plan, points: 1, tasks })?.name).toBe('Market');
  expect(toMove({ ...plan, points: 12, tasks })).toBeUndefined();
});

test('what most days have is offered first, not what this one has', () => {
  const others = [
    { tasks: [task('Shower', 2, true)] },
    { tasks: [task('shower', 3), task('Bus', 1), task('Physio', 4)] },
  ];
  expect(usualTasks(others, plan, 5)).toEqual([task('Shower', 2), task('Bus', 1)]);
  expect(usualTasks([{ tasks: [task('Bus', 1)] }, ...others], plan, 1)).toEqual([task('Bus', 1)]);
});
