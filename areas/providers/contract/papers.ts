import { z } from 'zod';
import { Id, id, oneLine, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, file, json, operation } from '#platform/contract/operation.ts';
import { imageTypes, limits, paperStates, statedKinds } from '../pure/options.ts';
import { byId, Cents, Day, GivenDay, optionalLine } from './fields.ts';

/** What those who run a listing say of a paper, until an administrator has looked at it. No badge comes from it. */
export const StatedPaper = z.object({
  id: Id,
  kind: z.enum(statedKinds),
  /** Of worker screening: whose; else null. */
  staffId: Id.nullable(),
  staffName: z.string(),
  /** The last day on which it holds; of an audit: when the next one is due. */
  expiry: Day,
  /** Of registration: since when. Of audit: when it was. */
  since: Day.nullable(),
  /** Of insurance. */
  insurer: z.string(),
  amount: Cents.nullable(),
  /** Where it can be looked up. */
  source: z.string(),
  /** A picture of it can be looked at; it is deleted with the decision. */
  hasPicture: z.boolean(),
  /** confirmed, refused: an administrator has recorded a check of it. */
  state: z.enum(paperStates),
  statedAt: Timestamp,
  version: Version,
});
export type StatedPaper = z.infer<typeof StatedPaper>;

const Papers = json(z.array(StatedPaper).max(limits.papers));
const onePaper = byId.extend({ paperId: id });

export const listStatedPapers = operation({
  name: 'listStatedPapers',
  method: 'GET',
  path: '/api/ndis-providers/{id}/papers',
  policy: 'providers.manage',
  summary: 'What was stated of the papers of your listing: the latest of each kind, and of each worker.',
  params: byId,
  output: Papers,
});

export const stateProviderPaper = operation({
  name: 'stateProviderPaper',
  method: 'POST',
  path: '/api/ndis-providers/{id}/papers',
  policy: 'providers.manage',
  summary: 'Says until when a paper holds, and where it can be looked up. An administrator checks it before it counts.',
  params: byId,
  body: z.object({
    kind: z.enum(statedKinds),
    /** Of worker screening: whose; else null. */
    staffId: id.nullable().default(null),
    /** Today or later. */
    expiry: GivenDay,
    since: GivenDay.nullable().default(null),
    insurer: optionalLine(limits.insurer),
    amount: Cents.extend({ minor: z.number().int().min(0).max(limits.cover) })
      .nullable()
      .default(null),
    source: oneLine(limits.checkSource),
  }),
  output: json(StatedPaper),
  status: 201,
  errors: ['conflict'],
});

export const withdrawProviderPaper = operation({
  name: 'withdrawProviderPaper',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/papers/{paperId}',
  policy: 'providers.manage',
  summary: 'Withdraws what was stated of a paper and waits, with its picture.',
  params: onePaper,
  output: Papers,
  errors: ['conflict'],
});

export const uploadPaperPicture = operation({
  name: 'uploadPaperPicture',
  method: 'POST',
  path: '/api/ndis-providers/{id}/papers/{paperId}/picture',
  policy: 'providers.manage',
  summary: 'Adds a picture of a paper that waits, in place of the one before. Your team and administrators see it.',
  params: onePaper,
  upload: { types: imageTypes, maxBytes: limits.imageBytes },
  output: json(StatedPaper),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const readPaperPicture = operation({
  name: 'readPaperPicture',
  method: 'GET',
  path: '/api/ndis-providers/{id}/papers/{paperId}/picture',
  policy: 'providers.seePaper',
  summary: 'The picture of a paper that waits, for people who manage the listing and for administrators.',
  params: onePaper,
  output: file('image/webp'),
});

/** It waits for an administrator. */
export const providerPaperStated = event('providerPaperStated', z.object({ id: Id, providerId: Id, by: Id }));
/** An administrator has looked at it, or it was withdrawn. */
export const providerPaperSettled = event(
  'providerPaperSettled',
  z.object({ id: Id, providerId: Id, state: z.enum(paperStates) }),
);
export const providerPapersDropped = event('providerPapersDropped', z.object({ keys: z.array(z.string()) }));

export const papersPart = contractPart({
  operations: [listStatedPapers, stateProviderPaper, withdrawProviderPaper, uploadPaperPicture, readPaperPicture],
  events: [providerPaperStated, providerPaperSettled, providerPapersDropped],
  entities: { StatedPaper },
});
