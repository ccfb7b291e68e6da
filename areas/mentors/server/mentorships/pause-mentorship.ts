import type { Handler } from '#platform/server/area.ts';
import type { pauseMentorship as contract } from '../../contract.ts';
import { act } from './act.ts';

export const pauseMentorship: Handler<typeof contract> = (ask) => {
  const { isPaused } = ask.input;
  return act(ask, isPaused ? 'paused' : 'resumed', (row) => ({ ...row, state: isPaused ? 'paused' : 'active' }));
};
