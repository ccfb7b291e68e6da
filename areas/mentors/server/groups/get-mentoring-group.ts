import type { Handler } from '#platform/server/area.ts';
import type { getMentoringGroup as contract } from '../../contract.ts';
import type { GroupRow } from './rows.ts';
import { groupViews } from './view.ts';

export const getMentoringGroup: Handler<typeof contract, GroupRow> = async (ask) => {
  const { found, principal, query, now, services } = ask;
  const [view] = await groupViews({ query, config: services.config, userId: principal.id, now }, [found]);
  if (!view) throw new Error('A group was not shaped.');
  return view;
};
