import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { type Reportable, reportableRow } from '#platform/server/reportable.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { vrMessageSent, vrRoomChanged, vrSpaceChanged } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { from } from './from.ts';
import { isVisible } from './visible.ts';
import { endUnseenVisits } from './visits/end-visits.ts';

const seenSpace = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('vr_spaces as s')
    .select(['s.host_id as authorId', 's.name as excerpt'])
    .where('s.id', '=', v.id)
    .where('s.hidden_at', 'is', null)
    .where(isVisible(v.viewer, 's')),
);
const spaceAsItIs = statement((v: { id: number }) =>
  from
    .selectFrom('vr_spaces as s')
    .select((e) => [
      's.host_id as authorId',
      sql<string>`concat_ws(E'\\n', ${e.ref('s.name')}, ${e.ref('s.description')}, nullif(${e.ref('s.guidelines')}, ''))`.as(
        'text',
      ),
      sql<boolean>`${e.ref('s.hidden_at')} is not null`.as('removed'),
      sql<boolean>`${e.ref('s.privacy')} = 'everyone'`.as('isForEveryone'),
    ])
    .where('s.id', '=', v.id),
);
const hideSpace = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('vr_spaces')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id'),
  ),
);

const spaceRow = reportableRow({
  kind: 'vr_space',
  seen: seenSpace,
  asItIs: spaceAsItIs,
  href: ({ isForEveryone }, id) => (isForEveryone ? `/vr-social-spaces/${id}` : null),
  setHidden: hideSpace,
  written: [
    { event: vrSpaceChanged.name, id: ({ id, isWritten }: { id: number; isWritten: boolean }) => (isWritten ? id : 0) },
  ],
});
const spaces: Reportable = {
  ...spaceRow,
  /** Nobody but its host stays in a space that was taken down, and lists no longer show it. */
  setRemoved: async (ask, removed) => {
    const isChanged = (await spaceRow.setRemoved?.(ask, removed)) ?? false;
    if (!isChanged) return false;
    await endUnseenVisits(ask, ask.id);
    await ask.emit(vrSpaceChanged, { id: ask.id, isWritten: false });
    return true;
  },
};

/** The message and what was said before it, as its reporter heard it: moderators are not in the room. */
const saidBefore = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('vr_messages as x')
    .innerJoin('vr_visits as v', (join) => join.onRef('v.space_id', '=', 'x.space_id').on('v.user_id', '=', v.viewer))
    .innerJoin('vr_messages as m', 'm.space_id', 'x.space_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select((e) => [
      'm.id',
      'm.user_id as fromUserId',
      'u.name',
      'm.text as content',
      isoTime(e.ref('m.created_at')).as('createdAt'),
    ])
    .distinct()
    .where('x.id', '=', v.id)
    .where('x.hidden_at', 'is', null)
    .where('m.hidden_at', 'is', null)
    .whereRef('m.id', '<=', 'x.id')
    .where((e) => notBlocked(v.viewer, e.ref('m.user_id')))
    // Within one of the times that the reporter was there.
    .whereRef('m.created_at', '>=', 'v.joined_at')
    .where((e) => e.or([e('v.left_at', 'is', null), e('x.created_at', '<=', e.ref('v.left_at').$notNull())]))
    .orderBy('m.id', 'desc')
    .limit(limits.before + 1),
);
const messageAsItIs = statement((v: { id: number }) =>
  from
    .selectFrom('vr_messages as m')
    .select((e) => ['m.user_id as authorId', sql<boolean>`${e.ref('m.hidden_at')} is not null`.as('removed')])
    .where('m.id', '=', v.id),
);
const hideMessage = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('vr_messages')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('space_id as spaceId'),
  ),
);

const messages: Reportable = {
  kind: 'vr_message',
  find: async ({ query, principal, id }) => {
    const rows = await query(saidBefore, { viewer: principal.id, id });
    const [said] = rows;
    if (said?.id !== id) return undefined;
    return { authorId: said.fromUserId, excerpt: said.content.slice(0, 150), messages: rows.toReversed() };
  },
  read: async ({ query, id }) => {
    const [row] = await query(messageAsItIs, { id });
    return row && { ...row, text: '', href: null };
  },
  setRemoved: async ({ query, emit, now, id }, removed) => {
    const [row] = await query(hideMessage(removed), { id, now: now.toISOString() });
    if (row) await emit(vrMessageSent, { spaceId: row.spaceId, messageId: id });
    return row !== undefined;
  },
};

/**
 * A finished caption with those of the two minutes before it, as far as the reporter was there and no block was between
 * them. The reporter has asked for them to go along.
 */
const heardBefore = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('vr_captions as x')
    .innerJoin('vr_visits as v', (join) => join.onRef('v.space_id', '=', 'x.space_id').on('v.user_id', '=', v.viewer))
    .innerJoin('vr_captions as c', 'c.space_id', 'x.space_id')
    .innerJoin('users as u', 'u.id', 'c.speaker_id')
    .innerJoin('users as b', 'b.id', 'c.by_id')
    .select((e) => [
      'c.id',
      'c.speaker_id as fromUserId',
      sql<string>`case when ${e.ref('c.by_id')} = ${e.ref('c.speaker_id')} then ${e.ref('u.name')}
        else ${e.ref('u.name')} || ', typed by ' || ${e.ref('b.name')} end`.as('name'),
      'c.text as content',
      isoTime(e.ref('c.created_at')).as('createdAt'),
    ])
    .distinct()
    .where('x.id', '=', v.id)
    .where('x.hidden_at', 'is', null)
    .where('c.hidden_at', 'is', null)
    .whereRef('c.id', '<=', 'x.id')
    .where((e) => sql<boolean>`${e.ref('c.created_at')} >= ${e.ref('x.created_at')} - interval '2 minutes'`)
    .where((e) => notBlocked(v.viewer, e.ref('c.speaker_id')))
    .where((e) => notBlocked(v.viewer, e.ref('c.by_id')))
    .whereRef('c.created_at', '>=', 'v.joined_at')
    .where((e) => e.or([e('v.left_at', 'is', null), e('x.created_at', '<=', e.ref('v.left_at').$notNull())]))
    .orderBy('c.id', 'desc')
    .limit(limits.captionsBefore),
);
const captionAsItIs = statement((v: { id: number }) =>
  from
    .selectFrom('vr_captions as c')
    .select((e) => ['c.speaker_id as authorId', sql<boolean>`${e.ref('c.hidden_at')} is not null`.as('removed')])
    .where('c.id', '=', v.id),
);
const hideCaption = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('vr_captions')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('space_id as spaceId'),
  ),
);

const captions: Reportable = {
  kind: 'vr_caption',
  find: async ({ query, principal, id }) => {
    const rows = await query(heardBefore, { viewer: principal.id, id });
    const [said] = rows;
    if (said?.id !== id) return undefined;
    return { authorId: said.fromUserId, excerpt: said.content.slice(0, 150), messages: rows.toReversed() };
  },
  read: async ({ query, id }) => {
    const [row] = await query(captionAsItIs, { id });
    return row && { ...row, text: '', href: null };
  },
  setRemoved: async ({ query, emit, now, id }, removed) => {
    const [row] = await query(hideCaption(removed), { id, now: now.toISOString() });
    if (row) await emit(vrRoomChanged, { spaceId: row.spaceId });
    return row !== undefined;
  },
};

export const reportables: readonly Reportable[] = [spaces, messages, captions];
