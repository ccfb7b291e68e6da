import type { Handler } from '#platform/server/area.ts';
import { newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listMyCreditEntries as contract } from '../../contract.ts';
import { entriesOf, entryView } from './entries.ts';

export const listMyCreditEntries: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { id: before } = readKeyset(input.cursor, newest);
  const rows = await query(entriesOf, { userId: principal.id, before, limit: input.limit + 1 });
  return pageOf(rows, input.limit, entryView, ({ exactly, id }) => ({ at: exactly, id }));
};
