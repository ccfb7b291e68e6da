import type { Config } from '#platform/server/config.ts';
import { readable, type SealedText, sealedText, unreadable } from '#platform/server/sealed.ts';
import type { Terms } from '../contract/fields.ts';

/** Terms say what someone needs, and so what they live with: sealed, with what was written beside them. */
export interface BookingWords {
  readonly terms: Terms;
  readonly note: string;
}

export const sealedWords = sealedText({
  table: 'bookings',
  column: 'words_sealed',
  row: ['id'],
  purpose: 'booking words',
});
export const sealedProposal = sealedText({
  table: 'bookings',
  column: 'proposal_sealed',
  row: ['id'],
  purpose: 'booking proposal',
});
export const sealedNote = sealedText({
  table: 'booking_changes',
  column: 'note_sealed',
  row: ['id'],
  purpose: 'booking note',
});

type Column = SealedText<'id'>;

export const noTerms: Terms = {
  format: 'text',
  breaks: '',
  supportPerson: false,
  cameraOff: false,
  place: '',
  placeAccess: '',
};

export const sealWords = (column: Column, config: Config, id: number, { terms, note }: BookingWords): string =>
  column.put(config, { id }, JSON.stringify({ terms, note }));

/** Empty once one of the two has deleted their account. */
export function openWords(column: Column, config: Config, id: number, sealed: string): BookingWords {
  if (sealed === '') return { terms: noTerms, note: '' };
  const text = readable(() => column.take(config, { id }, sealed), undefined);
  return text === undefined ? { terms: noTerms, note: unreadable } : (JSON.parse(text) as BookingWords);
}

export const sealNote = (config: Config, id: number, note: string): string => sealedNote.put(config, { id }, note);
export const openNote = (config: Config, id: number, sealed: string): string =>
  readable(() => sealedNote.take(config, { id }, sealed), unreadable);
