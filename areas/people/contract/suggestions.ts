import { z } from 'zod';
import { Person } from '#platform/contract/fields.ts';
import { contractPart, nothing, operation, paged } from '#platform/contract/operation.ts';
import { byId } from './fields.ts';

export const Suggestion = Person.extend({
  bio: z.string(),
  location: z.string(),
  /** Why this member is suggested, as a sentence: "You both like gardening and trains." */
  reason: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const Contact = Person.extend({
  /** Has the site open now and shows their presence. */
  online: z.boolean(),
});
export type Contact = z.infer<typeof Contact>;

export const listSuggestions = operation({
  name: 'listSuggestions',
  method: 'GET',
  path: '/api/people/suggestions',
  policy: 'member',
  summary: 'Up to five members you may know, each with the reason.',
  output: paged(Suggestion),
});

export const dismissSuggestion = operation({
  name: 'dismissSuggestion',
  method: 'POST',
  path: '/api/people/suggestions/{id}/dismiss',
  policy: 'people.see',
  summary: 'Stops suggesting a member to you.',
  params: byId,
  output: nothing(),
});

export const restoreSuggestion = operation({
  name: 'restoreSuggestion',
  method: 'DELETE',
  path: '/api/people/suggestions/{id}/dismiss',
  policy: 'people.see',
  summary: 'Undoes a dismissal.',
  params: byId,
  output: nothing(),
});

export const listContacts = operation({
  name: 'listContacts',
  method: 'GET',
  path: '/api/people/contacts',
  policy: 'member',
  summary: 'Members you follow who follow you, online first.',
  output: paged(Contact),
});

export const suggestionsPart = contractPart({
  operations: [listSuggestions, dismissSuggestion, restoreSuggestion, listContacts],
  entities: { Contact, MemberSuggestion: Suggestion },
});
