import type { Handler } from '#platform/server/area.ts';
import type { listShortcuts as contract } from '../contract.ts';
import { shortcutsOf } from './shortcuts-of.ts';

export const listShortcuts: Handler<typeof contract> = async ({ principal, query }) => ({
  items: await shortcutsOf(query, principal.id),
});
