import { z } from 'zod';
import { Id, oneLine, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, file, json, operation, paged } from '#platform/contract/operation.ts';
import { gateRules } from '../pure/gate.ts';
import { callsToAction, creativeTypes, imageTypes, limits } from '../pure/options.ts';
import { byId, inAccount, seenVersion } from './fields.ts';

/** One rule of the ad gate with the figure that was measured. */
export const AdGateResult = z.object({
  rule: z.enum(gateRules),
  passed: z.boolean(),
  /** "3.2 to 1" */
  measured: z.string(),
  message: z.string(),
});
export type AdGateResult = z.infer<typeof AdGateResult>;

/** Words of an ad that need a proof that isn’t there. A moderator decides. */
export const AdClaim = z.object({ words: z.string(), reason: z.string() });

export const Creative = z.object({
  id: Id,
  /** The headline. */
  title: z.string(),
  type: z.enum(creativeTypes),
  /** Null: it has no picture. */
  /** Null: a text. */
  pictureId: Id.nullable(),
  imageUrl: z.string().nullable(),
  smallImageUrl: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  altText: z.string(),
  callToAction: z.enum(callsToAction),
  body: z.string(),
  /** Where the button leads; only of a linked one and of a text. */
  linkUrl: z.string().nullable(),
  /** Colours of the words and of what is behind them: #1a2b3c. */
  ink: z.string(),
  paper: z.string(),
  textSize: z.number(),
  /** Every rule of the ad gate; all of them passed, or it wasn’t stored. */
  gate: z.array(AdGateResult),
  claims: z.array(AdClaim),
  /** Ads that show it. */
  usedBy: z.number().int(),
  createdAt: Timestamp,
  archivedAt: Timestamp.nullable(),
  version: Version,
});
export type Creative = z.infer<typeof Creative>;

/** No number, and no name of this machine: ads lead to sites that anyone can reach. */
const site = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a colour such as #1a2b3c.');
const link = z
  .string()
  .trim()
  .max(limits.url)
  .refine((url) => site.safeParse(url).success, { error: 'Use an address that begins with https://.' });

const words = {
  title: oneLine(limits.headline),
  type: z.enum(creativeTypes),
  callToAction: z.enum(callsToAction),
  /** The gate says what is missing, and what isn’t enough. */
  altText: z.string().trim().max(limits.altText).default(''),
  body: text(limits.body),
  linkUrl: link.nullable().default(null),
  ink: colour.default('#1b1b1b'),
  paper: colour.default('#ffffff'),
  /** Pixels of the smallest text. */
  textSize: z.number().int().min(1).max(72).default(18),
};

export const listCreatives = operation({
  name: 'listCreatives',
  method: 'GET',
  path: '/api/advertising/creatives',
  policy: 'ads.mine',
  summary: 'Your creatives, the newest first. Archived ones are left out unless they are asked for.',
  query: inAccount.extend({ ...paging(24), archived: z.enum(['true', 'false']).default('false') }),
  output: paged(Creative),
});

export const getCreative = operation({
  name: 'getCreative',
  method: 'GET',
  path: '/api/advertising/creatives/{id}',
  policy: 'ads.seeCreative',
  summary: 'One of your creatives.',
  params: byId,
  output: json(Creative),
});

/** A picture that was measured and waits for its creative. */
export const AdPicture = z.object({
  id: Id,
  url: z.string(),
  smallUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Of what was sent. It is shown still. */
  movingSeconds: z.number(),
  flashes: z.number().int(),
  /** What of the ad gate can be said of the picture alone. */
  gate: z.array(AdGateResult),
});
export type AdPicture = z.infer<typeof AdPicture>;

export const uploadAdPicture = operation({
  name: 'uploadAdPicture',
  method: 'POST',
  path: '/api/advertising/pictures',
  policy: 'ads.edit',
  summary: 'Adds a picture for a creative, re-encoded without hidden data and measured. Unused ones go after a day.',
  query: inAccount.extend({ fileName: z.string().max(200).default('') }),
  upload: { types: imageTypes, maxBytes: limits.imageBytes },
  output: json(AdPicture),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const readAdPicture = operation({
  name: 'readAdPicture',
  method: 'GET',
  path: '/api/advertising/pictures/{id}/{size}',
  policy: 'ads.seePicture',
  summary: 'A picture of an ad, for the people of its account, for moderators, and for members while the ad runs.',
  params: byId.extend({ size: z.enum(['full', 'small']) }),
  output: file('image/webp'),
});

/** What a creative is made of, as it is sent. */
export const CreativeContent = z.object({ ...words, pictureId: Id.nullable().default(null) });

export const checkCreative = operation({
  name: 'checkCreative',
  method: 'POST',
  path: '/api/advertising/creatives/check',
  policy: 'ads.edit',
  summary: 'Runs the ad gate and the claims check over a creative without storing it.',
  query: inAccount,
  body: CreativeContent,
  output: json(z.object({ gate: z.array(AdGateResult), claims: z.array(AdClaim) })),
  keyless: true,
});

export const createCreative = operation({
  name: 'createCreative',
  method: 'POST',
  path: '/api/advertising/creatives',
  policy: 'ads.edit',
  summary:
    'Stores a creative that passes the ad gate, up to the limit of your plan. What fails is refused with its figure.',
  query: inAccount,
  body: CreativeContent,
  output: json(Creative),
  status: 201,
  errors: ['conflict', 'unprocessable'],
});

export const editCreative = operation({
  name: 'editCreative',
  method: 'PUT',
  path: '/api/advertising/creatives/{id}',
  policy: 'ads.editCreative',
  summary: 'Changes a creative. Ads that show it stop at once, and are looked at again.',
  params: byId,
  body: CreativeContent.extend({ version: seenVersion }),
  output: json(Creative),
  errors: ['conflict', 'unprocessable'],
});

export const archiveCreative = operation({
  name: 'archiveCreative',
  method: 'PUT',
  path: '/api/advertising/creatives/{id}/archived',
  policy: 'ads.editCreative',
  summary: 'Puts a creative away, or takes it out again. One that an ad shows can’t be put away.',
  params: byId,
  body: z.object({ archived: z.boolean() }),
  output: json(Creative),
  errors: ['conflict'],
});

/** Rows are gone; their files follow after commit. */
export const adPicturesDropped = event('adPicturesDropped', z.object({ keys: z.array(z.string()) }));

export const creativesPart = contractPart({
  operations: [
    listCreatives,
    getCreative,
    uploadAdPicture,
    readAdPicture,
    checkCreative,
    createCreative,
    editCreative,
    archiveCreative,
  ],
  events: [adPicturesDropped],
  entities: { Creative, CreativeContent, AdPicture, AdGateResult },
});
