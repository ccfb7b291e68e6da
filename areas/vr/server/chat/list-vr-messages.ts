import type { Handler } from '#platform/server/area.ts';
import { after, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listVrMessages as contract } from '../../contract.ts';
import type { Visit } from '../visits/rows.ts';
import { heard, messageView } from './messages.ts';

export const listVrMessages: Handler<typeof contract, Visit> = async ({ input, found, principal, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(heard, { ...place, visitId: found.id, viewer: principal.id, limit: input.limit + 1 });
  return pageOf(rows, input.limit, messageView, ({ exactly, messageId }) => ({ at: exactly, id: messageId }));
};
