import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Reportable } from '#platform/server/reportable.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { eventRoomChanged } from '../../contract.ts';
import { roomLimits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { openLine } from './lines.ts';

/**
 * A finished line with those of the two minutes before it, as far as the reporter was there and no block was between
 * them. The reporter has asked for them to go along.
 */
const heardBefore = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('event_lines as x')
    .innerJoin('event_visits as v', (join) =>
      join.onRef('v.event_id', '=', 'x.event_id').on('v.user_id', '=', v.viewer),
    )
    .innerJoin('event_lines as l', 'l.event_id', 'x.event_id')
    .innerJoin('users as u', 'u.id', 'l.speaker_id')
    .innerJoin('users as b', 'b.id', 'l.by_id')
    .select((e) => [
      'l.id',
      'l.speaker_id as fromUserId',
      sql<string>`case when ${e.ref('l.by_id')} = ${e.ref('l.speaker_id')} then ${e.ref('u.name')}
        else ${e.ref('u.name')} || ', typed by ' || ${e.ref('b.name')} end`.as('name'),
      'l.text_sealed as sealed',
      isoTime(e.ref('l.created_at')).as('createdAt'),
    ])
    .where('x.id', '=', v.id)
    .where('x.hidden_at', 'is', null)
    .where('l.hidden_at', 'is', null)
    .whereRef('l.id', '<=', 'x.id')
    .where((e) => sql<boolean>`${e.ref('l.created_at')} >= ${e.ref('x.created_at')} - interval '2 minutes'`)
    .where((e) => notBlocked(v.viewer, e.ref('l.speaker_id')))
    .where((e) => notBlocked(v.viewer, e.ref('l.by_id')))
    .whereRef('l.created_at', '>=', 'v.joined_at')
    .where((e) => e.or([e('v.left_at', 'is', null), e('x.created_at', '<=', e.ref('v.left_at').$notNull())]))
    .orderBy('l.id', 'desc')
    .limit(roomLimits.before),
);
const asItIs = statement((v: { id: number }) =>
  from
    .selectFrom('event_lines as l')
    .select((e) => ['l.speaker_id as authorId', sql<boolean>`${e.ref('l.hidden_at')} is not null`.as('removed')])
    .where('l.id', '=', v.id),
);
const hide = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('event_lines')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('event_id as eventId'),
  ),
);

/** What was said in the room of an event: moderators are not there. */
export const lines: Reportable = {
  kind: 'event_line',
  find: async ({ query, config, principal, id }) => {
    const rows = await query(heardBefore, { viewer: principal.id, id });
    const said = rows.map(({ sealed, ...rest }) => ({ ...rest, content: openLine(config, rest.id, sealed) }));
    const [last] = said;
    if (last?.id !== id) return undefined;
    return { authorId: last.fromUserId, excerpt: last.content.slice(0, 150), messages: said.toReversed() };
  },
  read: async ({ query, id }) => {
    const [row] = await query(asItIs, { id });
    return row && { ...row, text: '', href: null };
  },
  setRemoved: async ({ query, emit, now, id }, removed) => {
    const [row] = await query(hide(removed), { id, now: now.toISOString() });
    if (row) await emit(eventRoomChanged, { eventId: row.eventId });
    return row !== undefined;
  },
};
