import type { Handler } from '#platform/server/area.ts';
import type { endMentorship as contract } from '../../contract.ts';
import { sealedThanks } from '../seal.ts';
import { act } from './act.ts';

export const endMentorship: Handler<typeof contract> = (ask) =>
  act(ask, 'ended', (row, side) => ({
    ...row,
    state: 'ended',
    endedBy: side,
    endedAt: ask.now.toISOString(),
    thanksSealed: sealedThanks.put(ask.services.config, { id: row.id }, ask.input.thanks),
  }));
