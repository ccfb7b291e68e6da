import { sql } from 'kysely';
import { normaliseTag } from '#platform/contract/tags.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { count, type Moment, moment, statement, tables } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type mute as contract, type Mute, mostMutes } from '../contract.ts';
import { foldWords } from '../pure/muted-words.ts';
import { mustBeAnother, mustSee } from './must-see.ts';
import { mutesOf } from './mute-view.ts';
import { isInForce } from './mutes.ts';
import type { mutes } from './tables.ts';

const from = tables<{ mutes: typeof mutes }>();

const hours = { day: 24, week: 168, always: null } as const;

const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'empty', message }], message);

/** What is stored of a word or tag: as it is shown, and as it is compared. */
function textOf(kind: 'word' | 'tag', typed: string): { text: string; folded: string } {
  if (kind === 'tag') {
    const tag = normaliseTag(typed);
    if (!tag) throw wrong('text', 'Write the tag, such as public-transport.');
    return { text: tag, folded: tag };
  }
  const folded = foldWords(typed);
  if (!folded) throw wrong('text', 'Write at least one word.');
  return { text: typed.trim().replaceAll(/\s+/g, ' '), folded };
}

const removeEnded = statement((v: { userId: number }) =>
  from
    .deleteFrom('mutes as m')
    .where('m.user_id', '=', v.userId)
    .where((e) => e.not(isInForce(e.ref('m.until')))),
);

/** The same as is muted already, and how many there are. */
const alike = statement((v: { userId: number; kind: Mute['kind']; folded: string; memberId: number | null }) =>
  from
    .selectFrom('mutes as m')
    .select((e) => [
      count.as('total'),
      e.fn
        .min('m.id')
        .filterWhere('m.kind', '=', v.kind)
        .filterWhere('m.folded', '=', v.folded)
        .filterWhere(sql<boolean>`${e.ref('m.muted_id')} is not distinct from ${v.memberId}::int`)
        .as('id'),
    ])
    .where('m.user_id', '=', v.userId),
);

/** A moment, so many hours from now, or never. */
interface End {
  readonly until: string | null;
  readonly hours: number | null;
}
const endOf = (v: End) =>
  sql<Moment | null>`coalesce(${v.until}::timestamptz, now() + make_interval(hours => ${v.hours}::int))`;

const again = statement((v: End & { id: number }) =>
  from
    .updateTable('mutes')
    .set({ until: endOf(v) })
    .where('id', '=', v.id)
    .returning('id'),
);

const add = statement(
  (
    v: End & { userId: number; kind: Mute['kind']; memberId: number | null; text: string; folded: string; now: string },
  ) =>
    from
      .insertInto('mutes')
      .values({
        user_id: v.userId,
        until: endOf(v),
        kind: v.kind,
        muted_id: v.memberId,
        text: v.text,
        folded: v.folded,
        created_at: moment(v.now),
      })
      .returning('id'),
);

/** Nobody else hears of it: no event is written. */
export const mute: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  // Two tabs together must not pass the limit.
  await takeTurn(query, 'mutes of', principal.id);
  if (input.kind === 'member') {
    mustBeAnother(principal.id, input.memberId, 'You can’t mute yourself.');
    await mustSee(query, principal.id, input.memberId);
  }
  const { text, folded } = input.kind === 'member' ? { text: '', folded: '' } : textOf(input.kind, input.text);
  const memberId = input.kind === 'member' ? input.memberId : null;
  if (input.until && new Date(input.until) <= now) throw wrong('until', 'Choose a time in the future.');

  await query(removeEnded, { userId: principal.id });
  const [known] = await query(alike, { userId: principal.id, kind: input.kind, folded, memberId });
  if (!known?.id && (known?.total ?? 0) >= mostMutes) {
    throw problem.conflict(`You can mute ${mostMutes} members, words and tags. Stop muting one first.`);
  }
  const end = { until: input.until ?? null, hours: input.until ? null : hours[input.duration] };
  const [row] = known?.id
    ? await query(again, { id: known.id, ...end })
    : await query(add, {
        userId: principal.id,
        kind: input.kind,
        memberId,
        text,
        folded,
        now: now.toISOString(),
        ...end,
      });
  const [added] = row ? await mutesOf(query, principal.id, row.id) : [];
  if (!added) throw new Error('The mute was not stored.');
  return added;
};
