import { sql } from 'kysely';
import { isMuted, notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { type After, exactTime, isOlder, isoTime } from '#platform/server/keyset.ts';
import { columns, type Given, isThere, moment, statement } from '#platform/server/statement.ts';
import { captionsBefore, goneBefore } from '../clock.ts';
import { from } from '../from.ts';
import type { vrCaptions, vrVisits } from '../tables.ts';

const c = columns<typeof vrCaptions>('c');
const v0 = columns<typeof vrVisits>('v');

/** Somebody in the room does not agree to a log. */
const someoneDoesNot = (spaceId: Given<number>, since: Given<string>) =>
  isThere(
    from
      .selectFrom('vr_visits as v')
      .where('v.space_id', '=', spaceId)
      .where('v.left_at', 'is', null)
      .where(sql<boolean>`${v0.seen_at} > ${since}::timestamptz`)
      .where('v.keeps_log', '=', false),
  );

interface NewCaption {
  readonly spaceId: number;
  readonly speakerId: number;
  readonly byId: number;
  readonly text: string;
  readonly now: string;
  readonly since: string;
}
const add = statement((v: NewCaption) =>
  from
    .insertInto('vr_captions')
    .values({
      space_id: v.spaceId,
      speaker_id: v.speakerId,
      by_id: v.byId,
      text: v.text,
      created_at: moment(v.now),
      kept: sql<boolean>`not ${someoneDoesNot(v.spaceId, v.since)}`,
    })
    .returning(['id', 'kept']),
);

/** A finished line: for two minutes, or for as long as messages where all agree. */
export async function addCaption(
  query: Query,
  line: Pick<NewCaption, 'spaceId' | 'speakerId' | 'byId' | 'text'>,
  now: Date,
): Promise<{ readonly id: number; readonly kept: boolean } | undefined> {
  const [added] = await query(add, { ...line, now: now.toISOString(), since: goneBefore(now) });
  return added;
}

const fix = statement((v: { id: number; spaceId: number; userId: number; text: string; before: string }) =>
  from
    .updateTable('vr_captions')
    .set({ text: v.text })
    .where('id', '=', v.id)
    .where('space_id', '=', v.spaceId)
    .where((e) => e.or([e('by_id', '=', v.userId), e('speaker_id', '=', v.userId)]))
    .where((e) => e.or([e('kept', '=', true), e('created_at', '>', moment(v.before))]))
    .where('hidden_at', 'is', null)
    .returning('id'),
);

/** By whoever said or typed it; false: it is not theirs, or gone. */
export async function fixCaption(
  query: Query,
  ask: { readonly id: number; readonly spaceId: number; readonly userId: number; readonly text: string },
  now: Date,
): Promise<boolean> {
  return (await query(fix, { ...ask, before: captionsBefore(now) })).length > 0;
}

/** The log since the reader came in, without those whom a block or muting keeps away. */
export const keptLines = statement((v: After & { visitId: number; viewer: number; limit: number }) =>
  from
    .selectFrom('vr_visits as v')
    .innerJoin('vr_captions as c', 'c.space_id', 'v.space_id')
    .select((e) => [
      'c.id',
      'c.speaker_id as speakerId',
      'c.by_id as byId',
      'c.text',
      isoTime(e.ref('c.created_at')).as('createdAt'),
      exactTime(e.ref('c.created_at')).as('exactly'),
    ])
    .where('v.id', '=', v.visitId)
    .where(sql<boolean>`${c.created_at} >= ${v0.joined_at}`)
    .where('c.kept', '=', true)
    .where('c.hidden_at', 'is', null)
    .where((e) => notBlocked(v.viewer, e.ref('c.speaker_id')))
    .where((e) => notBlocked(v.viewer, e.ref('c.by_id')))
    .where((e) => sql<boolean>`not ${isMuted(v.viewer, e.ref('c.speaker_id'))}`)
    .where((e) => isOlder(e.ref('c.created_at'), e.ref('c.id'), v))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(v.limit),
);

const forget = statement((v: { spaceId: number; userId: number }) =>
  from
    .updateTable('vr_captions')
    .set({ kept: false })
    .where('space_id', '=', v.spaceId)
    .where('speaker_id', '=', v.userId)
    .where('kept', '=', true),
);

/**
 * Somebody has taken back that a log is kept: what they said goes from it, and altogether as soon as it is two minutes
 * old. Until then it can be reported, as all that is said.
 */
export const forgetWords = (query: Query, spaceId: number, userId: number) => query(forget, { spaceId, userId });
