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

type Column = typeof sealedWords;

export const sealWords = (column: Column, config: Config, eventId: number, userId: number, words: string): string =>
  column.put(config, { event_id: eventId, user_id: userId }, words);

export const openWords = (column: Column, config: Config, eventId: number, userId: number, sealed: string): string =>
  readable(() => column.take(config, { event_id: eventId, user_id: userId }, sealed), unreadable);
