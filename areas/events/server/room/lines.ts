import { sql } from 'kysely';
import { isMuted, notBlocked } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { nextId } from '#platform/server/next-id.ts';
import { readable, unreadable } from '#platform/server/sealed.ts';
import { columns, type Moment, moment, statement } from '#platform/server/statement.ts';
import { logLimits } from '../../pure/caption-log.ts';
import { from } from '../from.ts';
import { sealedLine } from '../seal.ts';
import type { eventLines } from '../tables.ts';
import { linesBefore } from './clock.ts';
import { presentIn } from './people.ts';

const l0 = columns<typeof eventLines>('l');

interface Whose {
  readonly eventId: number;
  readonly speakerId: number;
  readonly byId: number;
}

export const openLine = (config: Config, id: number, sealed: string): string =>
  readable(() => sealedLine.take(config, { id }, sealed), unreadable);

const add = statement((v: Whose & { id: number; sealed: string; kept: boolean; now: string }) =>
  from.insertInto('event_lines').values({
    id: v.id,
    event_id: v.eventId,
    speaker_id: v.speakerId,
    by_id: v.byId,
    text_sealed: v.sealed,
    // A log has an end, as one that an organiser adds.
    kept: sql<boolean>`${v.kept}::boolean and (select count(*) from event_lines n
        where n.event_id = ${v.eventId}::int and n.kept) < ${logLimits.lines}`,
    created_at: moment(v.now),
  }),
);

interface NewLine extends Whose {
  readonly text: string;
  readonly now: Date;
}

/** A finished line: for two minutes, or as part of the log where everyone in the room agrees. */
export async function addLine(query: Query, config: Config, line: NewLine): Promise<number> {
  const { text, now, ...whose } = line;
  const people = await presentIn(query, { eventId: line.eventId, userId: line.byId, now });
  const kept = people.every(({ keepsLog }) => keepsLog);
  const id = await nextId(query, 'event_lines');
  await query(add, { ...whose, id, sealed: sealedLine.put(config, { id }, text), kept, now: now.toISOString() });
  return id;
}

const fix = statement((v: { id: number; eventId: number; userId: number; before: string; sealed: string }) =>
  from
    .updateTable('event_lines')
    .set({ text_sealed: v.sealed })
    .where('id', '=', v.id)
    .where('event_id', '=', v.eventId)
    .where((e) => e.or([e('by_id', '=', v.userId), e('speaker_id', '=', v.userId)]))
    .where((e) => e.or([e('kept', '=', true), e('created_at', '>', moment(v.before))]))
    .where('hidden_at', 'is', null)
    .returning('id'),
);

interface Fix {
  readonly id: number;
  readonly eventId: number;
  readonly userId: number;
  readonly text: string;
  readonly now: Date;
}

/** By whoever said or typed it; false: it is not theirs, or gone. */
export async function fixLine(query: Query, config: Config, { text, now, ...ask }: Fix): Promise<boolean> {
  const sealed = sealedLine.put(config, { id: ask.id }, text);
  return (await query(fix, { ...ask, sealed, before: linesBefore(now) })).length > 0;
}

/** What everyone agreed to keep, without those whom a block or muting keeps away from the reader. */
const keptBy = (v: { eventId: number; viewer: number }) =>
  from
    .selectFrom('event_lines as l')
    .where('l.event_id', '=', v.eventId)
    .where('l.kept', '=', true)
    .where('l.hidden_at', 'is', null)
    .where((e) => notBlocked(v.viewer, e.ref('l.speaker_id')))
    .where((e) => notBlocked(v.viewer, e.ref('l.by_id')))
    .where((e) => sql<boolean>`not ${isMuted(v.viewer, e.ref('l.speaker_id'))}`);

export const keptHead = statement((v: { eventId: number; viewer: number }) =>
  keptBy(v).select((e) => [
    sql<number>`count(*)::int`.as('lines'),
    isoTime(sql<Moment | null>`max(${e.ref('l.created_at')})`).as('addedAt'),
  ]),
);

export const keptLines = statement((v: { eventId: number; viewer: number }) =>
  keptBy(v)
    .innerJoin('events as e', 'e.id', 'l.event_id')
    .innerJoin('users as u', 'u.id', 'l.speaker_id')
    .select(['l.id', 'u.name as speaker', 'l.text_sealed as sealed'])
    .select((x) => [
      sql<boolean>`${x.ref('l.speaker_id')} = ${v.viewer}::int`.as('mine'),
      sql<number>`greatest(0, floor(extract(epoch from ${l0.created_at} - ${x.ref('e.starts_at')})))::int`.as('at'),
    ])
    .orderBy('l.id'),
);

const forget = statement((v: { eventId: number; userId: number }) =>
  from
    .updateTable('event_lines')
    .set({ kept: false })
    .where('event_id', '=', v.eventId)
    .where('speaker_id', '=', v.userId)
    .where('kept', '=', true),
);
/**
 * Somebody has taken back that a log is kept: what they said goes from it, and altogether as soon as it is two minutes
 * old. Until then it can be reported, as all that is said.
 */
export const forgetWords = (query: Query, eventId: number, userId: number) => query(forget, { eventId, userId });

const drop = statement((v: { eventId: number }) =>
  from.updateTable('event_lines').set({ kept: false }).where('event_id', '=', v.eventId).where('kept', '=', true),
);
/** The organiser deletes the log. */
export const dropKept = (query: Query, eventId: number) => query(drop, { eventId });

const ownSaid = statement((v: { userId: number }) =>
  from
    .selectFrom('event_lines as l')
    .innerJoin('events as e', 'e.id', 'l.event_id')
    .select(['l.id', 'e.id as number', 'e.title', 'l.text_sealed as sealed'])
    .select((x) => isoTime(x.ref('l.created_at')).as('at'))
    .where('l.speaker_id', '=', v.userId)
    .orderBy('l.id'),
);
/** For the copy of a member’s data. */
export const wordsOf = async (query: Query, config: Config, userId: number) =>
  (await query(ownSaid, { userId })).map(({ id, sealed, ...rest }) => ({
    ...rest,
    text: openLine(config, id, sealed),
  }));
