import type { Handler } from '#platform/server/area.ts';
import type { cancelSkillBooking as contract } from '../../contract.ts';
import { act, assertMay } from './act.ts';
import { enterState } from './change.ts';

export const cancelSkillBooking: Handler<typeof contract> = (ask) =>
  act(ask, async (acting) => {
    assertMay('cancel', acting);
    return enterState(acting, acting.row, 'cancelled', acting.userId);
  });
