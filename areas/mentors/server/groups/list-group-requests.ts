import { sql } from 'kysely';
import { notBlocked, peopleOf } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Handler } from '#platform/server/area.ts';
import { type After, after, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listGroupRequests as contract } from '../../contract.ts';
import { openText, sealedGroupAsk } from '../seal.ts';
import { askRows, type GroupRow } from './rows.ts';

const page = statement((v: After & { groupId: number; viewer: number; limit: number }) =>
  askRows()
    .where('q.group_id', '=', v.groupId)
    .where((e) => notBlocked(v.viewer, e.ref('q.user_id')))
    .where((e) => sql<boolean>`(${e.ref('q.created_at')}, ${e.ref('q.id')}) > (${v.at}::timestamptz, ${v.atId}::int)`)
    .orderBy('q.created_at')
    .orderBy('q.id')
    .limit(v.limit),
);

export const listGroupRequests: Handler<typeof contract, GroupRow> = async (ask) => {
  const { input, found, principal, query, services } = ask;
  const place = after(readKeyset(input.cursor, oldest));
  const rows = await query(page, { groupId: found.id, viewer: principal.id, ...place, limit: input.limit + 1 });
  const people = await peopleOf(query, [...new Set(rows.map(({ userId }) => userId))]);
  return pageOf(
    rows,
    input.limit,
    ({ id, userId, messageSealed, createdAt }) => {
      const person = people.get(userId);
      return {
        id,
        mentee: {
          id: userId,
          name: person?.displayName ?? 'A former member',
          avatar: avatarOf(userId),
        },
        message: openText(sealedGroupAsk, services.config, id, messageSealed),
        createdAt,
      };
    },
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
