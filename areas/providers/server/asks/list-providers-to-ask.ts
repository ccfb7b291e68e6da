import type { Handler } from '#platform/server/area.ts';
import type { listProvidersToAsk as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { judgeAsked } from './judge-asked.ts';

export const listProvidersToAsk: Handler<typeof contract> = async (ask) => {
  const given = ask.input.ids.split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  const ids = [...new Set(given.map(Number))].slice(0, limits.asked);
  return (await judgeAsked(ask, ids)).map(({ asked: _, ...one }) => one);
};
