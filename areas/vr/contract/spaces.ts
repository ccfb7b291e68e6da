import { z } from 'zod';
import { Id, moment, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { adaptiveControls, limits, roomFeatures } from '../pure/options.ts';
import { AdaptiveControl, byId, Privacy, RoomFeature, SceneId, Someone, SpaceType, VrPlatform } from './fields.ts';

/** A room to be in together. The counts are of everyone who is in it, whoever asks. */
export const VrSpace = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  spaceType: SpaceType,
  /** Where it is at its best. Every space opens in every browser, as text, as a map and in 3D. */
  vrPlatform: VrPlatform,
  /** People who are in it now. Someone whose page was closed counts for 30 seconds longer. */
  currentOccupancy: z.number().int(),
  maxOccupancy: z.number().int(),
  host: Someone,
  accessibilityFeatures: z.array(RoomFeature),
  /** What the room is made for. */
  adaptiveControls: z.array(AdaptiveControl),
  /** What the host asks of everyone; empty: nothing besides the community guidelines. */
  guidelines: z.string(),
  scene: SceneId,
  /** contacts: for those whom the host follows and who follow the host; missing for everyone else. */
  privacy: Privacy,
  /** When it opens and closes; null: it is always open. */
  opensAt: Timestamp.nullable(),
  closesAt: Timestamp.nullable(),
  /** It can be entered now, places aside: it is open, and the host lets people in. */
  isOpen: z.boolean(),
  /** The host lets no one else in. */
  doorClosed: z.boolean(),
  mine: z.boolean(),
  /** The caller is in it. */
  inside: z.boolean(),
  version: Version,
});
export type VrSpace = z.infer<typeof VrSpace>;

const line = (most: number) => text(most).regex(/^[^\p{Cc}]*$/u, 'Write it in one line.');
const paragraphs = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\0]*$/);

const content = z.object({
  name: line(limits.name),
  description: text(limits.description),
  guidelines: paragraphs(limits.guidelines).default(''),
  /** therapy: for verified providers alone. */
  spaceType: SpaceType,
  vrPlatform: VrPlatform.default('browser'),
  scene: SceneId,
  maxOccupancy: z.number().int().min(limits.people.least).max(limits.people.most),
  privacy: Privacy.default('everyone'),
  accessibilityFeatures: z.array(RoomFeature).max(roomFeatures.length).default([]),
  adaptiveControls: z.array(AdaptiveControl).max(adaptiveControls.length).default([]),
  /** Both or neither. */
  opensAt: moment.nullable().default(null),
  closesAt: moment.nullable().default(null),
});

export const listVrSpaces = operation({
  name: 'listVrSpaces',
  method: 'GET',
  path: '/api/vr-spaces',
  policy: 'member',
  summary: 'Spaces that you can enter or that open later, newest first.',
  query: z.object({
    /** Part of a name. */
    q: z.string().trim().max(limits.search).optional(),
    type: SpaceType.optional(),
    platform: VrPlatform.optional(),
    feature: RoomFeature.optional(),
    control: AdaptiveControl.optional(),
    /** Only those that you made. */
    mine: z.stringbool().optional(),
    ...paging(12),
  }),
  output: paged(VrSpace),
  rate: 'search',
});

export const getVrSpace = operation({
  name: 'getVrSpace',
  method: 'GET',
  path: '/api/vr-spaces/{id}',
  policy: 'vr.see',
  summary: 'One space.',
  params: byId,
  output: json(VrSpace),
});

export const createVrSpace = operation({
  name: 'createVrSpace',
  method: 'POST',
  path: '/api/vr-spaces',
  policy: 'vr.make',
  summary: 'Makes a space with one of six rooms. You become its host. You can have ten.',
  body: content,
  output: json(VrSpace),
  status: 201,
  errors: ['conflict'],
});

export const editVrSpace = operation({
  name: 'editVrSpace',
  method: 'PUT',
  path: '/api/vr-spaces/{id}',
  policy: 'vr.edit',
  summary: 'Changes your space. The room itself can be changed while no one is in it.',
  params: byId,
  body: content.extend({ version: Version }),
  output: json(VrSpace),
  errors: ['conflict'],
});

export const deleteVrSpace = operation({
  name: 'deleteVrSpace',
  method: 'DELETE',
  path: '/api/vr-spaces/{id}',
  policy: 'vr.run',
  summary: 'Deletes your space for good. Everyone who is in it leaves.',
  params: byId,
  output: nothing(),
  endsOwnRight: true,
  whileSuspended: true,
});

/** Something of a space changed that lists show; `isWritten`: its words did. */
export const vrSpaceChanged = event('vrSpaceChanged', z.object({ id: Id, isWritten: z.boolean() }));

export const spacesPart = contractPart({
  operations: [listVrSpaces, getVrSpace, createVrSpace, editVrSpace, deleteVrSpace],
  events: [vrSpaceChanged],
  entities: { VrSpace },
});
