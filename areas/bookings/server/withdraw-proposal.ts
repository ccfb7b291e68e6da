import type { Handler } from '#platform/server/area.ts';
import type { withdrawProposal as contract } from '../contract.ts';
import { act, withoutProposal } from './act.ts';

export const withdrawProposal: Handler<typeof contract> = (ask) =>
  act(ask, 'withdraw', ({ row, side: by }) => ({
    next: { ...row, ...withoutProposal },
    line: { change: 'proposalWithdrawn', by },
  }));
