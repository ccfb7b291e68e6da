import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getCaptionLog as contract } from '../contract.ts';
import { readLog } from '../pure/caption-log.ts';
import { readCaptionLog } from './caption-log.ts';

export const getCaptionLog: Handler<typeof contract> = async ({ input, query, services }) => {
  const log = await readCaptionLog(query, services.config, input.id);
  if (!log) throw problem.notFound();
  const { text, ...rest } = log;
  return { ...rest, lines: [...readLog(text)] };
};
