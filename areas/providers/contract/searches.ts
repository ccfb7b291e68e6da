import { z } from 'zod';
import { Id, oneLine, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { byId } from './fields.ts';

export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  /** Of the directory’s address: “search=therapy&state=VIC”. */
  query: z.string(),
  createdAt: Timestamp,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listProviderSearches = operation({
  name: 'listProviderSearches',
  method: 'GET',
  path: '/api/ndis-provider-searches',
  policy: 'member',
  summary: 'Your saved searches for providers, by name. There are at most 10.',
  output: json(z.array(SavedSearch)),
});

export const saveProviderSearch = operation({
  name: 'saveProviderSearch',
  method: 'POST',
  path: '/api/ndis-provider-searches',
  policy: 'member',
  summary: 'Saves a search. You are told when a provider that it finds says that it has space. At most 10.',
  body: z.object({
    name: oneLine(limits.searchName),
    /** The filters of listProviders, as in an address. Order, pages and “open now” are left out. */
    query: z.string().max(limits.searchQuery),
  }),
  output: json(SavedSearch),
  status: 201,
  errors: ['conflict'],
});

export const deleteProviderSearch = operation({
  name: 'deleteProviderSearch',
  method: 'DELETE',
  path: '/api/ndis-provider-searches/{id}',
  policy: 'providers.ownSearch',
  summary: 'Deletes your saved search. Nothing more is told of it.',
  params: byId,
  output: json(z.object({ id: Id })),
  whileSuspended: true,
});

/** A provider that a saved search finds has space; once for each vacancy and member. */
export const providerVacancyFound = event(
  'providerVacancyFound',
  z.object({ userId: Id, providerId: Id, vacancyId: Id }),
);

export const searchesPart = contractPart({
  operations: [listProviderSearches, saveProviderSearch, deleteProviderSearch],
  events: [providerVacancyFound],
  entities: { SavedProviderSearch: SavedSearch },
});
