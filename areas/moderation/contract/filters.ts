import { z } from 'zod';
import { Id, id, optionalText, text } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';
import { ReportPriority, ReportStatus } from './reports.ts';

/** Filters of the queue that a moderator keeps under a name. */
export const SavedFilter = z.object({
  id: Id,
  name: z.string(),
  /** Empty, and null: any. */
  q: z.string(),
  status: ReportStatus.nullable(),
  priority: ReportPriority.nullable(),
});
export type SavedFilter = z.infer<typeof SavedFilter>;

/** Characters of a name, and filters of one moderator. */
export const filterNameLimit = 60;
export const mostFilters = 20;

export const listSavedFilters = operation({
  name: 'listSavedFilters',
  method: 'GET',
  path: '/api/moderation/filters',
  policy: 'moderator',
  summary: 'Filters of the queue that you saved, by name.',
  output: json(z.array(SavedFilter)),
});

export const saveFilter = operation({
  name: 'saveFilter',
  method: 'POST',
  path: '/api/moderation/filters',
  policy: 'moderator',
  summary: 'Saves filters of the queue under a name. Those you had under the same name are replaced.',
  body: z
    .object({
      name: text(filterNameLimit),
      q: optionalText(100),
      status: ReportStatus.nullish(),
      priority: ReportPriority.nullish(),
    })
    .refine(({ q, status, priority }) => Boolean(q?.trim() || status || priority), {
      path: ['name'],
      error: 'Choose at least one filter first.',
    }),
  output: json(SavedFilter),
  status: 201,
  errors: ['conflict'],
});

export const deleteFilter = operation({
  name: 'deleteFilter',
  method: 'DELETE',
  path: '/api/moderation/filters/{id}',
  policy: 'moderation.ownFilter',
  summary: 'Deletes saved filters of yours.',
  params: z.object({ id }),
  output: nothing(),
});

export const filtersPart = contractPart({
  operations: [listSavedFilters, saveFilter, deleteFilter],
  entities: { SavedFilter },
});
