import { z } from 'zod';
import { Id } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { OpenEntry, SealedEntry } from './entries.ts';
import { uid } from './fields.ts';

/** What was kept of an import. */
export const ImportedEntry = z.object({
  id: Id,
  uid: z.string(),
  /** False where the diary had an entry of this uid already; that one is as it was. */
  isNew: z.boolean(),
});
export type ImportedEntry = z.infer<typeof ImportedEntry>;

export const importWellnessEntries = operation({
  name: 'importWellnessEntries',
  method: 'POST',
  path: '/api/wellness-imports',
  policy: 'member',
  summary:
    'Saves entries of another diary, all of these or none. A uid sent twice is one entry; one that was deleted is restored.',
  body: z.object({
    entries: z
      .array(z.union([SealedEntry, OpenEntry]))
      .min(1)
      .max(limits.importedAtOnce),
  }),
  output: json(z.array(ImportedEntry)),
  status: 201,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const undoWellnessImport = operation({
  name: 'undoWellnessImport',
  method: 'POST',
  path: '/api/wellness-imports/undo',
  policy: 'member',
  summary: 'Deletes the entries of an import again. You can restore each of them for 30 days.',
  body: z.object({ uids: z.array(uid).min(1).max(limits.undoneAtOnce) }),
  output: nothing(),
  status: 204,
  keyless: true,
  whileSuspended: true,
});

export const importsPart = contractPart({
  operations: [importWellnessEntries, undoWellnessImport],
  entities: { ImportedEntry },
});
