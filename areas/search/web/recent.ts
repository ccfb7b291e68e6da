import { draftName, readDraft, writeDraft } from '#platform/web/forms/drafts.ts';

// Kept like a draft: in this browser, for this member, and forgotten when they sign out.
const most = 8;
const name = () => draftName('recent-searches');

export function recentSearches(): readonly string[] {
  const terms = readDraft(name())?.terms;
  return Array.isArray(terms) ? terms.filter((term): term is string => typeof term === 'string').slice(0, most) : [];
}

/** Latest first, each once whatever its capitals. */
export const withTerm = (terms: readonly string[], term: string): readonly string[] =>
  [term, ...terms.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(0, most);

export const rememberSearch = (term: string): void => writeDraft(name(), { terms: withTerm(recentSearches(), term) });

export const clearRecentSearches = (): void => writeDraft(name(), undefined);
