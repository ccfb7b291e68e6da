import type { Handler } from '#platform/server/area.ts';
import type { saySkillOutcome as contract } from '../../contract.ts';
import { stateAfter } from '../../pure/exchange.ts';
import { act, assertMay } from './act.ts';
import { enterState } from './change.ts';
import { exchangeOf } from './view.ts';

export const saySkillOutcome: Handler<typeof contract> = (ask) =>
  act(ask, async (acting) => {
    const { row, side, userId, now } = acting;
    const { outcome } = ask.input;
    assertMay(outcome === 'happened' ? 'sayHappened' : 'sayMissed', acting);
    const outcomes = { ...exchangeOf(row).outcomes, [side]: outcome };
    const said = {
      ...row,
      ownerOutcome: outcomes.owner,
      bookerOutcome: outcomes.booker,
      outcomeAt: row.outcomeAt ?? now.toISOString(),
    };
    return enterState(acting, said, stateAfter(outcomes), userId);
  });
