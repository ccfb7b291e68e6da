import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { agreeToSkillBooking as contract } from '../../contract.ts';
import { act } from './act.ts';
import { saveSkillBooking } from './rows.ts';

export const agreeToSkillBooking: Handler<typeof contract> = (ask) =>
  act(ask, async ({ row, side, query, now }) => {
    if (row.state !== 'pending' && row.state !== 'confirmed') {
      throw problem.conflict('This booking is over, and its agreement with it.');
    }
    const at = now.toISOString();
    return saveSkillBooking(query, {
      ...row,
      ...(side === 'owner' ? { ownerAgreedAt: row.ownerAgreedAt ?? at } : { bookerAgreedAt: row.bookerAgreedAt ?? at }),
    });
  });
