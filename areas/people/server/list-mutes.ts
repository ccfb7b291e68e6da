import type { Handler } from '#platform/server/area.ts';
import type { listMutes as contract } from '../contract.ts';
import { mutesOf } from './mute-view.ts';

export const listMutes: Handler<typeof contract> = async ({ principal, query }) => ({
  items: await mutesOf(query, principal.id),
});
