/** What a member may leave out of the diary’s page and of its form. */
export const parts = [
  'week',
  'medicines',
  'appointments',
  'energy',
  'symptoms',
  'medications',
  'notes',
  'sleep',
] as const;
export type Part = (typeof parts)[number];

/** How a diary is kept until its member changes it. */
export const defaultSettings = {
  scales: [],
  factors: [],
  symptoms: [],
  hidden: [],
  energyPoints: [10, 10, 10, 10, 10, 10, 10],
  questions: [],
  offerHelp: true,
} as const;

/** There is one record of settings in a diary, so its name is always the same. */
export const settingsUid = 'settings-settings';

const same = (a: string, b: string) => a.trim().toLocaleLowerCase('en-AU') === b.trim().toLocaleLowerCase('en-AU');

// Each change names what it changes, so it can be made again on what another window has saved in between.
export const hasWord = (words: readonly string[], word: string): boolean => words.some((one) => same(one, word));
export const withWord = (words: readonly string[], word: string, at?: number): readonly string[] =>
  hasWord(words, word) ? words : words.toSpliced(at ?? words.length, 0, word);
export const withoutWord = (words: readonly string[], word: string): readonly string[] =>
  words.filter((one) => !same(one, word));

export interface OwnScale {
  readonly name: string;
  readonly low: string;
  readonly high: string;
}
export const hasScale = (scales: readonly OwnScale[], name: string): boolean =>
  scales.some((scale) => same(scale.name, name));
export const withScale = (scales: readonly OwnScale[], scale: OwnScale, at?: number): readonly OwnScale[] =>
  hasScale(scales, scale.name) ? scales : scales.toSpliced(at ?? scales.length, 0, scale);
export const withChangedScale = (scales: readonly OwnScale[], name: string, next: OwnScale): readonly OwnScale[] =>
  scales.map((scale) => (same(scale.name, name) ? next : scale));
export const withoutScale = (scales: readonly OwnScale[], name: string): readonly OwnScale[] =>
  scales.filter((scale) => !same(scale.name, name));
