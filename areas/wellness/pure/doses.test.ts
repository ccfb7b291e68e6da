import { expect, test } from 'vitest';
import { dosesTable } from './doses.ts';

const now = new Date('2026-11-25T10:00:00.000Z');
const at = '2026-11-24T08:00:00.000Z';

test('every planned dose is counted once, as what became of it', () => {
  const doses = [
    { at, answeredAt: '2026-11-24T09:00:00.000Z', answer: 'taken' as const },
    { at, answeredAt: '2026-11-24T09:01:00.000Z', answer: 'taken' as const },
    { at, answeredAt: '2026-11-24T12:00:00.000Z', answer: 'skipped' as const },
    { at, answeredAt: null, answer: null },
    { at: '2026-11-25T09:30:00.000Z', answeredAt: null, answer: null },
  ];
  expect(dosesTable([{ name: 'Baclofen 10 mg', doses }], now)).toEqual([
    { name: 'Baclofen 10 mg', planned: 5, onTime: 1, late: 1, skipped: 1, missed: 1, waiting: 1 },
  ]);
});

test('a medicine without doses has zeros, and no medicine no rows', () => {
  expect(dosesTable([{ name: 'Vitamin D', doses: [] }], now)).toEqual([
    { name: 'Vitamin D', planned: 0, onTime: 0, late: 0, skipped: 0, missed: 0, waiting: 0 },
  ]);
  expect(dosesTable([], now)).toEqual([]);
});
