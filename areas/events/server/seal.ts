import type { Config } from '#platform/server/config.ts';
import { readable, sealedText, unreadable } from '#platform/server/sealed.ts';

const about = (column: string) =>
  sealedText({
    table: 'event_access_requests',
    column,
    row: ['event_id', 'user_id'],
    purpose: 'event access',
    former: ({ event_id, user_id }) => `event ${event_id} member ${user_id}`,
  });

export const sealedWords = about('words_sealed');
export const sealedAnswers = about('answer_sealed');

const ofTrip = (column: string) =>
  sealedText({ table: 'event_trips', column, row: ['event_id', 'user_id'], purpose: 'event trip' });

export const sealedArea = ofTrip('area_sealed');
export const sealedNote = ofTrip('note_sealed');

/** Where two members meet to travel together. */
export const sealedMeetingPoint = sealedText({
  table: 'event_trip_asks',
  column: 'meeting_point_sealed',
  row: ['event_id', 'from_id', 'to_id'],
  purpose: 'event meeting point',
});

/** What was said in the room of an event. */
export const sealedLine = sealedText({
  table: 'event_lines',
  column: 'text_sealed',
  row: ['id'],
  purpose: 'event line',
});

/** What was said at an event. */
export const sealedLog = sealedText({
  table: 'event_caption_logs',
  column: 'text_sealed',
  row: ['event_id'],
  purpose: 'event captions',
});

type Column = typeof sealedWords;

export const sealWords = (column: Column, config: Config, eventId: number, userId: number, words: string): string =>
  column.put(config, { event_id: eventId, user_id: userId }, words);

export const openWords = (column: Column, config: Config, eventId: number, userId: number, sealed: string): string =>
  readable(() => column.take(config, { event_id: eventId, user_id: userId }, sealed), unreadable);

interface Pair {
  readonly fromId: number;
  readonly toId: number;
}
const rowOf = (eventId: number, { fromId, toId }: Pair) => ({ event_id: eventId, from_id: fromId, to_id: toId });

export const sealMeetingPoint = (config: Config, eventId: number, pair: Pair, words: string): string =>
  sealedMeetingPoint.put(config, rowOf(eventId, pair), words);

export const openMeetingPoint = (config: Config, eventId: number, pair: Pair & { readonly meetingPoint: string }) =>
  readable(() => sealedMeetingPoint.take(config, rowOf(eventId, pair), pair.meetingPoint), unreadable);
