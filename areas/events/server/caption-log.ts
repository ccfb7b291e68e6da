import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { readable, unreadable } from '#platform/server/sealed.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type LogLine, logLimits, logText } from '../pure/caption-log.ts';
import { from } from './from.ts';
import { sealedLog } from './seal.ts';

const head = statement((v: { eventId: number }) =>
  from
    .selectFrom('event_caption_logs as l')
    .select('l.lines')
    .select((e) => [isoTime(e.ref('l.added_at')).as('addedAt'), isoTime(e.ref('l.goes_at')).as('goesAt')])
    .where('l.event_id', '=', v.eventId),
);

/** How long a log is and until when it is there, without what it says. */
export async function headOfLog(query: Query, eventId: number) {
  const [row] = await query(head, { eventId });
  return row;
}

const whole = statement((v: { eventId: number }) =>
  from
    .selectFrom('event_caption_logs as l')
    .select('l.text_sealed as sealed')
    .select((e) => [isoTime(e.ref('l.added_at')).as('addedAt'), isoTime(e.ref('l.goes_at')).as('goesAt')])
    .where('l.event_id', '=', v.eventId),
);

export const openLog = (config: Config, eventId: number, sealed: string): string =>
  readable(() => sealedLog.take(config, { event_id: eventId }, sealed), unreadable);

/** What was said, in the form of `logText`. */
export async function readCaptionLog(query: Query, config: Config, eventId: number) {
  const [row] = await query(whole, { eventId });
  if (!row) return undefined;
  const { sealed, ...rest } = row;
  return { ...rest, text: openLog(config, eventId, sealed) };
}

interface Kept {
  readonly eventId: number;
  readonly sealed: string;
  readonly lines: number;
  readonly now: string;
  readonly goesAt: string;
}

const keep = statement((v: Kept) => {
  const row = { text_sealed: v.sealed, lines: v.lines, added_at: moment(v.now), goes_at: moment(v.goesAt) };
  return from
    .insertInto('event_caption_logs')
    .values({ event_id: v.eventId, ...row })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(row));
});

const dayMs = 86_400_000;

interface NewLog {
  readonly eventId: number;
  readonly endsAt: number;
  readonly lines: readonly LogLine[];
  readonly now: Date;
}

/** In place of an earlier one. It goes some time after the event, or after it came if that is later. */
export async function keepLog(query: Query, config: Config, { eventId, endsAt, lines, now }: NewLog): Promise<void> {
  await query(keep, {
    eventId,
    sealed: sealedLog.put(config, { event_id: eventId }, logText(lines)),
    lines: lines.length,
    now: now.toISOString(),
    goesAt: new Date(Math.max(now.getTime(), endsAt) + logLimits.days * dayMs).toISOString(),
  });
}
