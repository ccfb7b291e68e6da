import { z } from 'zod';
import { Id, id, limit, moment, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { kinds } from '../pure/place.ts';
import { byId, Day, record, sealed, sealedContent, uid } from './fields.ts';
import { LeftRecord } from './keys.ts';

const secret = z.string().regex(/^[A-Za-z0-9_-]{22,43}$/);
const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{4,12}$/, { error: 'Use 4 to 12 letters or digits.' });

/** What the owner keeps of a share, sealed as the rest of the diary is. The link is made of it: #<token>.<key>. */
export const ShareContent = z.object({
  /** For whom it is, in the owner’s words. */
  name: text(limits.shareName).trim(),
  /** Names the share. The server knows its hash alone. */
  token: secret,
  /** Opens the copies. The server never gets it, but in this content. */
  key: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code: code.nullable(),
});
export type ShareContent = z.infer<typeof ShareContent>;

/** Only entries that are shared with a health team, and not private, are ever included. */
export const ShareCovers = z.object({
  /** Days of entries; null is without an end. */
  from: Day.nullable(),
  to: Day.nullable(),
  notes: z.boolean(),
  scales: z.boolean(),
  /** The list of medicines. */
  medicines: z.boolean(),
});
export type ShareCovers = z.infer<typeof ShareCovers>;

export const WellnessShare = z.object({
  ...record,
  ...ShareContent.partial().shape,
  covers: ShareCovers,
  /** Only this member can open it, signed in. Null: everyone who has the link. */
  recipient: Person.nullable(),
  until: Timestamp,
  hasCode: z.boolean(),
  /** Ended by the owner, by five wrong codes or by a block; null while it can be opened until its end. */
  endedAt: Timestamp.nullable(),
  /** The last 100, newest first; who, where they were signed in. */
  openings: z.array(z.object({ at: Timestamp, by: Person.nullable() })),
  /** Records that it covers and whose copy is missing, or older than the record. */
  waiting: z.number().int().min(0),
});
export type WellnessShare = z.infer<typeof WellnessShare>;

/** A share that names you. Its link, which opens it, is with its owner alone: the server never had its key. */
export const SharedWithMe = z.object({
  id: Id,
  owner: Person,
  covers: ShareCovers,
  until: Timestamp,
  /** Its owner tells you the code; opening asks for it as well as for the link. */
  hasCode: z.boolean(),
  /** When you last opened it; null: not yet. */
  openedAt: Timestamp.nullable(),
});
export type SharedWithMe = z.infer<typeof SharedWithMe>;

/** What someone with the link gets: copies that only the key behind the # opens. */
export const OpenedShare = z.object({
  /** Copies are bound to it. */
  shareId: Id,
  owner: z.string(),
  until: Timestamp,
  covers: ShareCovers,
  copies: z.array(
    z.object({
      uid: z.string(),
      kind: z.enum(kinds),
      day: Day.nullable(),
      at: Timestamp,
      /** Of the record; the copy is bound to it as to a generation. */
      version: Version,
      sealed: z.string(),
    }),
  ),
  /** Records whose copies the owner’s browser still has to bring up to date. */
  waiting: z.number().int().min(0),
});
export type OpenedShare = z.infer<typeof OpenedShare>;

export const listWellnessShares = operation({
  name: 'listWellnessShares',
  method: 'GET',
  path: '/api/wellness-shares',
  policy: 'member',
  summary: 'What you share of your diary, with each opening, the newest first.',
  output: json(z.array(WellnessShare)),
});

export const listSharedWithMe = operation({
  name: 'listSharedWithMe',
  method: 'GET',
  path: '/api/wellness-shares/with-me',
  policy: 'member',
  summary: 'Diaries that others share with you by name and that can be opened now, the newest first.',
  query: z.object(paging()),
  output: paged(SharedWithMe),
});

const about = {
  token: secret,
  code: code.optional(),
  recipientId: id.optional(),
  /** At most a year ahead. */
  until: moment,
  covers: ShareCovers,
};

export const createWellnessShare = operation({
  name: 'createWellnessShare',
  method: 'POST',
  path: '/api/wellness-shares',
  policy: 'member',
  summary: 'Shares a part of your diary until a day. Your browser then seals copies for it. At most twenty at a time.',
  body: z.union([
    z.object({ ...sealedContent, ...about }),
    z.object({ uid: uid.optional(), name: ShareContent.shape.name, key: ShareContent.shape.key, ...about }),
  ]),
  output: json(WellnessShare),
  status: 201,
  errors: ['conflict'],
  keyless: true,
});

export const endWellnessShare = operation({
  name: 'endWellnessShare',
  method: 'POST',
  path: '/api/wellness-shares/{id}/end',
  policy: 'wellness.ownShare',
  summary: 'Ends a share at once: no one opens it again, and its copies go. Its openings stay in your list.',
  params: byId,
  output: json(WellnessShare),
  status: 200,
  keyless: true,
  whileSuspended: true,
});

export const removeWellnessShare = operation({
  name: 'removeWellnessShare',
  method: 'DELETE',
  path: '/api/wellness-shares/{id}',
  policy: 'wellness.ownShare',
  summary: 'Ends a share and takes it out of your list, with its openings.',
  params: byId,
  output: nothing(),
  status: 204,
  keyless: true,
  whileSuspended: true,
});

export const listShareGaps = operation({
  name: 'listShareGaps',
  method: 'GET',
  path: '/api/wellness-shares/{id}/gaps',
  policy: 'wellness.ownShare',
  summary: 'Records that a share covers and whose copy is missing or older, for your browser to seal.',
  params: byId,
  query: z.object({ limit: limit(limits.moved, limits.moved) }),
  output: json(z.array(LeftRecord.omit({ isDeleted: true }))),
});

export const keepShareCopies = operation({
  name: 'keepShareCopies',
  method: 'POST',
  path: '/api/wellness-shares/{id}/copies',
  policy: 'wellness.ownShare',
  summary: 'Keeps copies that your browser sealed with the key of the share. One of an older version isn’t kept.',
  params: byId,
  body: z.object({
    copies: z
      .array(z.object({ recordId: Id, version: Version, sealed }))
      .min(1)
      .max(limits.moved),
  }),
  output: json(z.object({ kept: z.number().int().min(0), waiting: z.number().int().min(0) })),
  status: 200,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const openWellnessShare = operation({
  name: 'openWellnessShare',
  method: 'POST',
  path: '/api/wellness-shares/open',
  policy: 'anyone',
  summary: 'Opens what someone shares of their diary. Each opening is written down for them.',
  body: z.object({ token: z.string().max(100), code: z.string().max(100).default('') }),
  output: json(OpenedShare),
  rate: 'sign-in',
  direct: true,
  keyless: true,
  whileSuspended: true,
});

/** Five wrong codes have ended a share. */
export const diaryShareEnded = event('diaryShareEnded', z.object({ userId: Id, shareId: Id }));

export const sharesPart = contractPart({
  operations: [
    listWellnessShares,
    listSharedWithMe,
    createWellnessShare,
    listShareGaps,
    keepShareCopies,
    openWellnessShare,
    endWellnessShare,
    removeWellnessShare,
  ],
  events: [diaryShareEnded],
  entities: { ShareCovers, WellnessShare, SharedWithMe, OpenedShare },
});
