import { expect, test } from 'vitest';
import { callStage } from './use-call-stage.ts';

test('a call is early, open, and then over; without times there is none', () => {
  const call = { opensAt: '2026-12-07T22:45:00.000Z', closesAt: '2026-12-08T00:30:00.000Z' };
  const at = (moment: string) => callStage(call, Date.parse(moment));
  expect([at('2026-12-07T22:44:59.999Z'), at(call.opensAt)]).toEqual(['early', 'open']);
  expect([at('2026-12-08T00:29:59.999Z'), at(call.closesAt)]).toEqual(['open', 'over']);
  expect(callStage(null, 0)).toBe('none');
});
