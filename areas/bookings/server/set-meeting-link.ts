import type { Handler } from '#platform/server/area.ts';
import type { setMeetingLink as contract } from '../contract.ts';
import { act } from './act.ts';
import { assertRoom } from './change.ts';

export const setMeetingLink: Handler<typeof contract> = (ask) =>
  act(ask, 'setLink', async ({ row, side: by, query }) => {
    await assertRoom(query, row.id);
    const { meetingLink } = ask.input;
    const line = meetingLink
      ? ({ change: 'linkSet', by, tell: 'bookingLink' } as const)
      : ({ change: 'linkRemoved', by } as const);
    return { next: { ...row, meetingLink }, line };
  });
