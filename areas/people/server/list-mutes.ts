import type { Handler } from '#platform/server/area.ts';
import type { listMutes as contract } from '../contract.ts';
import { mutesOf } from './mute-view.ts';

export const listMutes: Handler<typeof contract> = async ({ actor, query }) => ({
  items: await mutesOf(query, actor.id),
});
