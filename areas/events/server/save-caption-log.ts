import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { saveCaptionLog as contract } from '../contract.ts';
import { logLimits, readLog } from '../pure/caption-log.ts';
import { hasLog, keepLog } from './caption-log.ts';
import { attendeesOf, lockEvent, tell } from './seats.ts';

const unread = (message: string) => problem.invalid([{ field: 'text', rule: 'unreadable', message }]);

export const saveCaptionLog: Handler<typeof contract> = async ({ input, query, emit, now, services }) => {
  const { id } = input;
  const lines = readLog(input.text);
  if (lines.length === 0) throw unread('We found no words in this file. It can be WebVTT, SubRip or plain text.');
  if (lines.length > logLimits.lines) throw unread(`A caption log has at most ${logLimits.lines} lines.`);
  const event = await lockEvent(query, id);
  if (event.cancelledAt) throw problem.conflict('This event was cancelled.');
  const before = await hasLog(query, id);
  await keepLog(query, services.config, { eventId: id, endsAt: Date.parse(event.endTime), lines, now });
  if (!before) await tell(emit, id, 'eventCaptionLog', await attendeesOf(query, id, ['going']));
  return undefined;
};
