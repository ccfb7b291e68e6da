import { z } from 'zod';
import { text } from './fields.ts';
import { json, operation } from './operation.ts';

/** Most characters of what is searched for. */
export const searchLimit = 200;
/** Suggestions of all kinds together. */
export const mostSuggestions = 8;

export const Suggestion = z.object({ href: z.string(), label: z.string(), detail: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestionGroup = z.object({ kind: z.string(), label: z.string(), items: z.array(Suggestion) });
export type SuggestionGroup = z.infer<typeof SuggestionGroup>;

export const suggest = operation({
  name: 'suggest',
  method: 'GET',
  path: '/api/search/suggestions',
  policy: 'anyone',
  summary: 'At most eight members, tags and posts that begin as typed, as far as the caller may open them.',
  query: z.object({ q: text(searchLimit) }),
  output: json(z.object({ groups: z.array(SuggestionGroup) })),
  rate: 'search',
});
