import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import type { downloadCaptionLog as contract } from '../contract.ts';
import { logText } from '../pure/caption-log.ts';
import { readCaptionLog } from './caption-log.ts';

export const downloadCaptionLog: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const log = await readCaptionLog(query, services.config, { eventId: input.id, viewer: principal.id });
  if (!log) throw problem.notFound();
  return {
    content: contentOf(new TextEncoder().encode(`${logText(log.lines)}\n`)),
    type: 'text/plain; charset=utf-8',
    name: `event-${input.id}-captions.txt`,
  };
};
