import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getCaptionLog as contract } from '../contract.ts';
import { readCaptionLog } from './caption-log.ts';

export const getCaptionLog: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const log = await readCaptionLog(query, services.config, { eventId: input.id, viewer: principal.id });
  if (!log) throw problem.notFound();
  return log;
};
