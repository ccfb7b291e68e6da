import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { saveForumSettings as contract, PageSize } from '../contract.ts';
import { from } from './from.ts';

const save = statement((v: { userId: number; pageSize: PageSize }) =>
  from
    .insertInto('forum_settings')
    .values({ user_id: v.userId, page_size: v.pageSize })
    .onConflict((one) => one.column('user_id').doUpdateSet((e) => ({ page_size: e.ref('excluded.page_size') }))),
);

export const saveForumSettings: Handler<typeof contract> = async ({ input: { pageSize }, principal, query }) => {
  await query(save, { userId: principal.id, pageSize });
  return { pageSize };
};
