export interface Mood {
  readonly emoji: string;
  readonly word: string;
}

const moods: readonly (Mood & { readonly upTo: number })[] = [
  { upTo: 2, emoji: '😢', word: 'sad' },
  { upTo: 4, emoji: '😐', word: 'neutral' },
  { upTo: 6, emoji: '🙂', word: 'slight smile' },
  { upTo: 8, emoji: '😊', word: 'happy' },
];
const best: Mood = { emoji: '😁', word: 'grinning' };

/** WELL-15: the face of a mood from 1 to 10. */
export const moodOf = (rating: number): Mood => moods.find(({ upTo }) => rating <= upTo) ?? best;
