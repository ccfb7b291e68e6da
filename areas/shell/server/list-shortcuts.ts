import type { Handler } from '#platform/server/area.ts';
import type { listShortcuts as contract } from '../contract.ts';
import { shortcutsOf } from './shortcuts-of.ts';

export const listShortcuts: Handler<typeof contract> = async ({ actor, query }) => ({
  items: await shortcutsOf(query, actor.id),
});
