import { z } from 'zod';
import { Id, id, Timestamp } from '#platform/contract/fields.ts';
import { areaContract, download, event, json, nothing, operation } from '#platform/contract/operation.ts';

/** Days between asking for the deletion and the erasure; the mail before it comes this many days ahead. */
export const deletionDays = { wait: 14, warnAhead: 3 } as const;
/** Copies of one's data: how long each is kept, and how many may be asked for in a day. */
export const exportLimits = { keptDays: 7, perDay: 3 } as const;

export const DataExport = z.object({
  id: Id,
  /** making: wait a little; ready: to be downloaded; failed: ask again; over: it was kept for its days and is gone. */
  status: z.enum(['making', 'ready', 'failed', 'over']),
  askedAt: Timestamp,
  /** Of this conversation alone; null: of everything. */
  conversationId: Id.nullable(),
  /** Until when it can be downloaded. */
  until: Timestamp.nullable(),
  bytes: z.number().int().min(0),
});
export type DataExport = z.infer<typeof DataExport>;

export const DataExportState = z.object({
  /** The latest copy; null when none was asked for lately. */
  latest: DataExport.nullable(),
  /** When one may be asked for again; null: now. */
  askAgainAt: Timestamp.nullable(),
});
export type DataExportState = z.infer<typeof DataExportState>;

export const readDataExport = operation({
  name: 'readDataExport',
  method: 'GET',
  path: '/api/privacy/export',
  policy: 'privacy.ownSession',
  summary: 'How the copy of your data is coming along.',
  whileClosing: true,
  output: json(DataExportState),
});

export const requestDataExport = operation({
  name: 'requestDataExport',
  method: 'POST',
  path: '/api/privacy/export',
  policy: 'privacy.confirmed',
  summary: 'Asks for a copy of all your data, or of one conversation to keep as evidence; it is made after the answer.',
  whileClosing: true,
  body: z.object({ conversationId: id.optional() }),
  status: 202,
  output: json(DataExportState),
  errors: ['conflict'],
  whileSuspended: true,
});

export const downloadDataExport = operation({
  name: 'downloadDataExport',
  method: 'GET',
  path: '/api/privacy/export/{id}/file',
  policy: 'privacy.confirmed',
  summary: 'The copy itself: a ZIP of JSON files, pages to read, what you uploaded, and the SHA-256 of each file.',
  whileClosing: true,
  params: z.object({ id }),
  output: download('application/zip'),
  errors: ['gone'],
});

export const Deletion = z.object({ closedAt: Timestamp, eraseAt: Timestamp });
export type Deletion = z.infer<typeof Deletion>;

export const deleteAccount = operation({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/privacy/deletion',
  policy: 'privacy.confirmed',
  summary: 'Closes your account straight away and erases it after 14 days. All sessions end.',
  output: json(Deletion),
  direct: true,
  errors: ['conflict'],
  whileSuspended: true,
});

export const readDeletion = operation({
  name: 'readDeletion',
  method: 'GET',
  path: '/api/privacy/deletion',
  policy: 'privacy.closing',
  summary: 'When your closed account will be erased.',
  whileClosing: true,
  output: json(Deletion),
});

export const keepAccount = operation({
  name: 'keepAccount',
  method: 'DELETE',
  path: '/api/privacy/deletion',
  policy: 'privacy.closing',
  summary: 'Opens your closed account again, with everything in it.',
  whileClosing: true,
  output: nothing(),
  whileSuspended: true,
});

export const accountKept = event('accountKept', z.object({ userId: Id }));
/** The member is gone; what is left are files that no row names any more. */
export const accountErased = event('accountErased', z.object({ fileKeys: z.array(z.string()) }));
export const dataExportAsked = event('dataExportAsked', z.object({ exportId: Id }));
export const dataExportReady = event('dataExportReady', z.object({ userId: Id, exportId: Id }));
/** Ready or failed: for open browsers. */
export const dataExportChanged = event('dataExportChanged', z.object({ userId: Id }));
/** Copies whose time is over: the files go after commit. */
export const dataExportsOver = event('dataExportsOver', z.object({ fileKeys: z.array(z.string()) }));

export const privacyContract = areaContract({
  name: 'privacy',
  operations: [readDataExport, requestDataExport, downloadDataExport, deleteAccount, readDeletion, keepAccount],
  events: [accountKept, accountErased, dataExportAsked, dataExportReady, dataExportChanged, dataExportsOver],
  entities: { DataExport, DataExportState, Deletion },
});
