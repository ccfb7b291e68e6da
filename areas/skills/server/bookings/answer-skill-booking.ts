import type { Handler } from '#platform/server/area.ts';
import type { answerSkillBooking as contract } from '../../contract.ts';
import { act, assertMay } from './act.ts';
import { enterState } from './change.ts';

export const answerSkillBooking: Handler<typeof contract> = (ask) =>
  act(ask, async (acting) => {
    const { row, userId, now } = acting;
    const { accepts } = ask.input;
    assertMay(accepts ? 'accept' : 'decline', acting);
    if (!accepts) return enterState(acting, row, 'declined', userId);
    return enterState(acting, { ...row, ownerAgreedAt: now.toISOString() }, 'confirmed', userId);
  });
