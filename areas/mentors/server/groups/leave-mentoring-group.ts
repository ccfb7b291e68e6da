import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { leaveMentoringGroup as contract } from '../../contract.ts';
import { leave } from './leave.ts';
import { type GroupRow, lockGroup } from './rows.ts';
import { tellGroup } from './tell.ts';

export const leaveMentoringGroup: Handler<typeof contract, GroupRow> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const by = principal.id;
  const { userId } = input;
  const row = await lockGroup(query, by, input.id);
  const left = await leave({ query, emit, now, config: services.config }, row.id, by, userId);
  if (!left) throw problem.notFound();
  const change = left === 'asked' ? 'withdrawn' : by === userId ? 'left' : 'removed';
  await tellGroup({ query, emit }, row, { by, change, also: [userId] });
};
