import { expect, test } from 'vitest';
import { isConnectionLoss } from './database-watch.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test('a connection that broke or could not be had is told from a statement that failed', () => {
  for (const code of ['08006', '57P01', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET']) {
    expect(isConnectionLoss(coded(code))).toBe(true);
  }
  expect(isConnectionLoss(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isConnectionLoss(new Error('Failed query', { cause: coded('57P01') }))).toBe(true);
  expect(isConnectionLoss(new AggregateError([coded('ECONNREFUSED')]))).toBe(true);
  for (const code of ['23505', '40001', '57014', '42P01']) expect(isConnectionLoss(coded(code))).toBe(false);
  expect(isConnectionLoss(new Error('Not found'))).toBe(false);
  expect(isConnectionLoss(undefined)).toBe(false);
});
