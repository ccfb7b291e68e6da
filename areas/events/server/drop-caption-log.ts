import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { dropCaptionLog as contract } from '../contract.ts';
import { from } from './from.ts';
import { dropKept } from './room/lines.ts';

const drop = statement((v: { eventId: number }) =>
  from.deleteFrom('event_caption_logs').where('event_id', '=', v.eventId),
);

export const dropCaptionLog: Handler<typeof contract> = async ({ input, query }) => {
  await query(drop, { eventId: input.id });
  await dropKept(query, input.id);
  return undefined;
};
