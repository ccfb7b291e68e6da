import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import type { downloadCaptionLog as contract } from '../contract.ts';
import { readCaptionLog } from './caption-log.ts';

export const downloadCaptionLog: Handler<typeof contract> = async ({ input, query, services }) => {
  const log = await readCaptionLog(query, services.config, input.id);
  if (!log) throw problem.notFound();
  return {
    content: contentOf(new TextEncoder().encode(`${log.text}\n`)),
    type: 'text/plain; charset=utf-8',
    name: `event-${input.id}-captions.txt`,
  };
};
