import type { Category, Format, ProblemKind, State } from './options.ts';

const formatWords: Readonly<Record<Format, string>> = {
  easy_read: 'Easy Read',
  auslan: 'Auslan',
  audio: 'Audio',
  large_print: 'Large print',
  other_languages: 'Other languages',
  video: 'Video',
  plain: 'Plain text or page',
};

const stateWords: Readonly<Record<State, string>> = {
  national: 'All of Australia',
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const problems: Readonly<Record<ProblemKind, string>> = {
  broken: 'The link or file does not work',
  outdated: 'Something in it is out of date',
};

const fileKinds: readonly (readonly [start: string, word: string])[] = [
  ['application/pdf', 'PDF'],
  ['application/vnd.openxml', 'Word'],
  ['application/vnd.oasis', 'OpenDocument'],
  ['text/plain', 'Text'],
  ['audio/', 'Sound'],
  ['image/', 'Picture'],
];

export const words = {
  /** RESOURCES-11: underscores shown as spaces. */
  category: (category: Category) => category.replaceAll('_', ' '),
  format: (format: Format) => formatWords[format],
  state: (state: State) => stateWords[state],
  problem: (kind: ProblemKind) => problems[kind],
  /** "2026-11-01" is "1 November 2026". */
  day: (date: string) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${day} ${months[(month ?? 1) - 1]} ${year}`;
  },
  fileKind: (type: string) => fileKinds.find(([start]) => type.startsWith(start))?.[1] ?? 'File',
  /** In the unit that people know from their folders. */
  size: (bytes: number) =>
    bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
} as const;
