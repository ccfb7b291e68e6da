import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const first = statement((v: { kind: string; refs: readonly number[]; by: readonly number[] }) =>
  from
    .selectFrom(sql<{ ref: number; by: number }>`unnest(${v.refs}::int[], ${v.by}::int[])`.as<'a'>(sql`a (ref, by)`))
    .innerJoin('conversations as c', (join) =>
      join.onRef('c.context_ref', '=', 'a.ref').on('c.context_kind', '=', v.kind),
    )
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('messages as m')
          .select('m.created_at')
          .whereRef('m.conversation_id', '=', 'c.id')
          .whereRef('m.from_user_id', '!=', 'a.by')
          .where('m.type', '!=', 'system')
          .orderBy('m.seq')
          .limit(sql.lit(1))
          .as('f'),
      (join) => join.onTrue(),
    )
    .select((e) => ['a.ref', isoTime(e.ref('f.created_at')).as('at')]),
);

/** When someone else than who asked first wrote, in conversations about these things; the others wait for an answer. */
export async function firstAnswersIn(
  query: Query,
  kind: string,
  asked: readonly { readonly ref: number; readonly askedBy: number }[],
): Promise<ReadonlyMap<number, string>> {
  if (asked.length === 0) return new Map();
  const [refs, by] = [asked.map(({ ref }) => ref), asked.map(({ askedBy }) => askedBy)];
  const rows = await query(first, { kind, refs, by });
  return new Map(rows.map(({ ref, at }) => [ref, at]));
}
