import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { readable, unreadable } from '#platform/server/sealed.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { CaptionLog } from '../contract.ts';
import { type LogLine, logLimits, logText, readLog } from '../pure/caption-log.ts';
import { from } from './from.ts';
import { keptHead, keptLines, openLine } from './room/lines.ts';
import { sealedLog } from './seal.ts';

const head = statement((v: { eventId: number }) =>
  from
    .selectFrom('event_caption_logs as l')
    .select('l.lines')
    .select((e) => [isoTime(e.ref('l.added_at')).as('addedAt'), isoTime(e.ref('l.goes_at')).as('goesAt')])
    .where('l.event_id', '=', v.eventId),
);

const dayMs = 86_400_000;
/** When a log goes that was added at this time. */
const goes = (added: number, endsAt: number) =>
  new Date(Math.max(added, endsAt) + logLimits.days * dayMs).toISOString();

/** The organiser has added a log. */
export const hasLog = async (query: Query, eventId: number) => (await query(head, { eventId })).length > 0;

interface OfReader {
  readonly eventId: number;
  readonly viewer: number;
  readonly endTime: string;
}

/**
 * How long a log is and until when it is there, without what it says: the one that the organiser has added, or else what
 * was said in the event’s room and everyone there agreed to keep.
 */
export async function headOfLog(query: Query, { eventId, viewer, endTime }: OfReader) {
  const [row] = await query(head, { eventId });
  if (row) return row;
  const [kept] = await query(keptHead, { eventId, viewer });
  if (!kept?.addedAt) return undefined;
  const { lines, addedAt } = kept;
  return { lines, addedAt, goesAt: goes(0, Date.parse(endTime)) };
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

const endOf = statement((v: { eventId: number }) =>
  from
    .selectFrom('events as e')
    .select((e) => isoTime(e.ref('e.ends_at')).as('endTime'))
    .where('e.id', '=', v.eventId),
);

/** What was said, as this reader may know it. */
export async function readCaptionLog(
  query: Query,
  config: Config,
  { eventId, viewer }: { readonly eventId: number; readonly viewer: number },
): Promise<CaptionLog | undefined> {
  const [row] = await query(whole, { eventId });
  if (row) {
    const { sealed, ...rest } = row;
    return {
      ...rest,
      lines: readLog(openLog(config, eventId, sealed)).map((line) => ({ id: null, mine: false, ...line })),
    };
  }
  const [event] = await query(endOf, { eventId });
  const own = event && (await headOfLog(query, { eventId, viewer, endTime: event.endTime }));
  if (!own) return undefined;
  const { addedAt, goesAt } = own;
  const kept = await query(keptLines, { eventId, viewer });
  const lines = kept.map(({ sealed, ...line }) => ({ ...line, text: openLine(config, line.id, sealed) }));
  return { addedAt, goesAt, lines };
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
    goesAt: goes(now.getTime(), endsAt),
  });
}
