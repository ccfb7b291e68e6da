import { usePreference } from './store.tsx';

export type PreferredFormat = 'auslan' | 'easy_read';

/** Formats that the reader wants before all others: Auslan with “Auslan first”, Easy Read with “Reading help”. */
export function usePreferredFormats(): readonly PreferredFormat[] {
  const signs = usePreference('signLanguageSupport');
  const assisted = usePreference('readingAssistance');
  return [...(signs ? (['auslan'] as const) : []), ...(assisted ? (['easy_read'] as const) : [])];
}

/** What is preferred comes first; each part keeps its order. */
export const preferredFirst = <T>(items: readonly T[], isPreferred: (item: T) => boolean): readonly T[] => [
  ...items.filter(isPreferred),
  ...items.filter((item) => !isPreferred(item)),
];
