import {
  type FocusArea,
  focusWords,
  type Language,
  type LivedExperience,
  languageWords,
  livedWords,
  type Meeting,
  meetingWords,
} from './options.ts';

/** A reason for a match as it is kept: what it is about, and the value that both have: `lived:autistic`. */
const reasonKinds = ['focus', 'lived', 'format', 'language'] as const;
type ReasonKind = (typeof reasonKinds)[number];

export interface Traits {
  readonly focusAreas: readonly FocusArea[];
  readonly lived: readonly LivedExperience[];
  readonly formats: readonly Meeting[];
  readonly languages: readonly Language[];
}

/** What someone has or looks for, each as the reason that it could be. */
export const traitsOf = ({ focusAreas, lived, formats, languages }: Traits): string[] => [
  ...focusAreas.map((value) => `focus:${value}`),
  ...lived.map((value) => `lived:${value}`),
  ...formats.map((value) => `format:${value}`),
  ...languages.map((value) => `language:${value}`),
];

const sentences: Readonly<Record<ReasonKind, (value: string) => string | undefined>> = {
  focus: (value) => withWords('Same focus', focusWords, value),
  lived: (value) => withWords('You both chose to share', livedWords, value),
  format: (value) => withWords('You both like to meet by', meetingWords, value),
  language: (value) => withWords('You both use', languageWords, value),
};

const withWords = (lead: string, words: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(words, value) ? `${lead}: ${words[value]}` : undefined;

/** The reason in plain words; undefined where there is no such reason. */
export function reasonText(reason: string): string | undefined {
  const at = reason.indexOf(':');
  const kind = reasonKinds.find((one) => one === reason.slice(0, at));
  return kind && sentences[kind](reason.slice(at + 1));
}

export const isReason = (reason: string): boolean => reasonText(reason) !== undefined;
