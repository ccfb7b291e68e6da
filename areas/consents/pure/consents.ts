export type Purpose = 'suggestions' | 'presence';

export interface ConsentWords {
  readonly purpose: Purpose;
  /** A consent counts for the words that were read: new words mean a new number, and asking again. */
  readonly version: number;
  /** The day of these words. */
  readonly since: string;
  readonly title: string;
  readonly words: string;
}

/** What Doorways does with a member's data only if they say so. Each for itself, and none is needed for anything else. */
export const consentWords: readonly ConsentWords[] = [
  {
    purpose: 'suggestions',
    version: 1,
    since: '2026-11-22',
    title: 'Suggest me to other members',
    words: 'Doorways compares your interests, and who follows who, to suggest you to others. They can see the reason.',
  },
  {
    purpose: 'presence',
    version: 1,
    since: '2026-11-22',
    title: 'Show my contacts when I am online',
    words: 'Members you follow who follow you too can see you have Doorways open.',
  },
];

export const wordsOf = (purpose: Purpose): ConsentWords =>
  consentWords.find((one) => one.purpose === purpose) as ConsentWords;
