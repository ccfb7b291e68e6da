import { z } from 'zod';
import { Id, id, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, download, event, json, operation, paged } from '#platform/contract/operation.ts';
import { partKinds } from './pure/kinds.ts';
import { limits } from './pure/limits.ts';

const Day = z.iso.date();

export const EvidencePart = z.object({
  kind: z.enum(partKinds),
  /** messages_with: the other member; report: a report about the member, for its whole case; else null. */
  number: id.nullable(),
});
export type EvidencePart = z.infer<typeof EvidencePart>;

/** waiting: recorded, and a copy is kept. approved: the copy can be downloaded. refused, over: there is no copy. */
export const LegalRequestState = z.enum(['waiting', 'approved', 'refused', 'over']);
export type LegalRequestState = z.infer<typeof LegalRequestState>;

export const LegalRequest = z.object({
  id: Id,
  agency: z.string(),
  reference: z.string(),
  state: LegalRequestState,
  /** Null once the account is gone. */
  member: Person.nullable(),
  recordedAt: Timestamp,
});
export type LegalRequest = z.infer<typeof LegalRequest>;

export const LegalRequestDetail = LegalRequest.extend({
  basis: z.string(),
  from: Day,
  to: Day,
  parts: z.array(EvidencePart).max(limits.parts),
  /** The last day on which the copy waits for a second administrator. */
  holdUntil: Day,
  recordedBy: Person.nullable(),
  /** The caller recorded it, so someone else has to approve it. */
  mine: z.boolean(),
  decidedBy: Person.nullable(),
  decidedAt: Timestamp.nullable(),
  reason: z.string(),
  copy: z.object({
    state: z.enum(['making', 'ready', 'failed', 'gone']),
    bytes: z.number().int().min(0),
    /** Of the whole file, in hexadecimal; empty while there was none. */
    sha256: z.string(),
    /** Until when an approved copy can be downloaded. */
    until: Timestamp.nullable(),
  }),
  /** When it was first downloaded. */
  givenAt: Timestamp.nullable(),
  /** When the member was told. */
  toldAt: Timestamp.nullable(),
  /** The law forbids to tell the member up to and including this day. */
  silentUntil: Day.nullable(),
  silentReason: z.string(),
  version: Version,
});
export type LegalRequestDetail = z.infer<typeof LegalRequestDetail>;

/** What a member is told of a copy that was given out about them. */
export const Disclosure = z.object({
  id: Id,
  agency: z.string(),
  reference: z.string(),
  givenAt: Timestamp,
  from: Day,
  to: Day,
  parts: z.array(EvidencePart).max(limits.parts),
});
export type Disclosure = z.infer<typeof Disclosure>;

const one = z.object({ id });

export const listLegalRequests = operation({
  name: 'listLegalRequests',
  method: 'GET',
  path: '/api/admin/legal-requests',
  policy: 'admin',
  summary: 'Requests of police and courts for evidence, newest first. Those about you are not among them.',
  query: z.object({ ...paging(), state: LegalRequestState.optional() }),
  output: paged(LegalRequest),
});

export const getLegalRequest = operation({
  name: 'getLegalRequest',
  method: 'GET',
  path: '/api/admin/legal-requests/{id}',
  policy: 'legal.request',
  summary: 'One request for evidence, with what was decided about it.',
  params: one,
  output: json(LegalRequestDetail),
});

export const recordLegalRequest = operation({
  name: 'recordLegalRequest',
  method: 'POST',
  path: '/api/admin/legal-requests',
  policy: 'admin',
  summary: 'Records a request for evidence and keeps a copy of what it names. Needs a fresh check.',
  body: z.object({
    userId: id,
    agency: text(limits.agency).trim(),
    reference: text(limits.reference).trim(),
    /** Which law or order it rests on, and what it asks for. */
    basis: text(limits.basis).trim(),
    from: Day,
    to: Day,
    parts: z.array(EvidencePart).min(1).max(limits.parts),
    holdUntil: Day,
    /** Only where the law forbids to tell the member; then with the reason. */
    silentUntil: Day.nullable(),
    silentReason: z.string().trim().max(limits.reason),
  }),
  output: json(LegalRequestDetail),
  status: 201,
  errors: ['conflict'],
});

const Decision = z.object({ reason: text(limits.reason).trim(), version: Version });

export const approveLegalRequest = operation({
  name: 'approveLegalRequest',
  method: 'POST',
  path: '/api/admin/legal-requests/{id}/approve',
  policy: 'legal.decide',
  summary: 'Lets the copy be downloaded for 14 days. Never by the one who recorded it. Needs a fresh check.',
  params: one,
  body: Decision,
  output: json(LegalRequestDetail),
  errors: ['conflict'],
});

export const refuseLegalRequest = operation({
  name: 'refuseLegalRequest',
  method: 'POST',
  path: '/api/admin/legal-requests/{id}/refuse',
  policy: 'legal.decide',
  summary: 'Refuses or withdraws a request that waits: its copy is deleted. Needs a fresh check.',
  params: one,
  body: Decision,
  output: json(LegalRequestDetail),
  errors: ['conflict'],
});

export const downloadLegalCopy = operation({
  name: 'downloadLegalCopy',
  method: 'GET',
  path: '/api/admin/legal-requests/{id}/file',
  policy: 'legal.request',
  summary: 'The approved copy: a ZIP with pages, JSON, files and the SHA-256 of each. Needs a fresh check.',
  params: one,
  output: download('application/zip'),
  errors: ['conflict', 'gone'],
  leavesTrace: true,
});

export const listDisclosures = operation({
  name: 'listDisclosures',
  method: 'GET',
  path: '/api/disclosures',
  policy: 'member',
  summary:
    'What was given to police or courts about you, as far as the law lets us tell you. At most 100, newest first.',
  output: json(z.array(Disclosure).max(100)),
});

const byId = z.object({ requestId: Id });
export const legalRequestRecorded = event('legalRequestRecorded', byId);
/** Approved, refused or over: nothing waits any more. */
export const legalRequestSettled = event('legalRequestSettled', byId);
/** Anything about it, for open browsers. */
export const legalRequestChanged = event('legalRequestChanged', byId);
/** From now on the member may know. */
export const legalCopyTold = event('legalCopyTold', z.object({ requestId: Id, userId: Id }));
/** Copies that nothing names any more: the files go after commit. */
export const legalCopiesOver = event('legalCopiesOver', z.object({ fileKeys: z.array(z.string()) }));

export const legalContract = areaContract({
  name: 'legal',
  operations: [
    listLegalRequests,
    getLegalRequest,
    recordLegalRequest,
    approveLegalRequest,
    refuseLegalRequest,
    downloadLegalCopy,
    listDisclosures,
  ],
  events: [legalRequestRecorded, legalRequestSettled, legalRequestChanged, legalCopyTold, legalCopiesOver],
  entities: { EvidencePart, LegalRequest, LegalRequestDetail, Disclosure },
});
