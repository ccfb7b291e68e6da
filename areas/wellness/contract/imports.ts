import { z } from 'zod';
import { Id, Timestamp } from '#platform/contract/fields.ts';
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
    /** Names the import that these are a part of, in all of its calls. Your last import can be undone as a whole. */
    importUid: uid.optional(),
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

export const LastImport = z.object({
  /** As its first call named it. */
  uid: z.string(),
  /** When it began. */
  at: Timestamp,
  /** Entries that are as they were imported: undoing deletes these. */
  unchanged: z.number().int().min(0),
  /** Entries that you have changed since: undoing leaves these. */
  changed: z.number().int().min(0),
});
export type LastImport = z.infer<typeof LastImport>;

export const getLastWellnessImport = operation({
  name: 'getLastWellnessImport',
  method: 'GET',
  path: '/api/wellness-imports/last',
  policy: 'member',
  summary: 'Your last import, while something of it can be undone.',
  output: json(z.object({ last: LastImport.nullable() })),
});

export const undoLastWellnessImport = operation({
  name: 'undoLastWellnessImport',
  method: 'POST',
  path: '/api/wellness-imports/last/undo',
  policy: 'member',
  summary:
    'Deletes the entries of your last import that you haven’t changed since. You can restore each of them for 30 days.',
  body: z.object({ uid }),
  output: json(z.object({ removed: z.number().int().min(0) })),
  status: 200,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const importsPart = contractPart({
  operations: [importWellnessEntries, undoWellnessImport, getLastWellnessImport, undoLastWellnessImport],
  entities: { ImportedEntry, LastImport },
});
