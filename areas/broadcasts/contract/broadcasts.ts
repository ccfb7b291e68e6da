import { z } from 'zod';
import { Id, optionalText, Person, saidId, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { BroadcastAudience, byId, RecordingType } from './fields.ts';

/** A group or a community in which somebody can broadcast: a member of it, under their own name. */
export const BroadcastSpace = z.object({ id: Id, name: z.string(), kind: z.enum(['group', 'community']) });
export type BroadcastSpace = z.infer<typeof BroadcastSpace>;

/** Somebody’s live video. Its post has the comments and says who may see it; the recording becomes part of it. */
export const Broadcast = z.object({
  id: Id,
  /** Null for one in a group or community, whose post is there. */
  postId: Id.nullable(),
  space: BroadcastSpace.extend({
    postId: Id,
    /** It is open, and the caller has agreed to its guidelines. */
    mayComment: z.boolean(),
  }).nullable(),
  author: Person,
  title: z.string(),
  contentWarning: z.string(),
  audience: BroadcastAudience,
  /** starting: nothing can be watched yet. */
  status: z.enum(['starting', 'live', 'ended']),
  startedAt: Timestamp,
  endedAt: Timestamp.nullable(),
  /** How it is coded, for the player. */
  type: RecordingType,
  /** The newest piece, and the newest that can be begun with; the first is what a player needs before any. */
  lastPiece: z.number().int(),
  keyPiece: z.number().int().nullable(),
  /** People who are watching now. */
  viewers: z.number().int(),
  /** The recording is kept: waiting to become part of the post, part of it, or not to be made. none: it is not kept. */
  recording: z.enum(['none', 'waiting', 'ready', 'failed']),
  mine: z.boolean(),
});
export type Broadcast = z.infer<typeof Broadcast>;

export const startBroadcast = operation({
  name: 'startBroadcast',
  method: 'POST',
  path: '/api/broadcasts',
  policy: 'member',
  summary: 'Begins a live video, with a post of its own. You can have one at a time, of at most 20 minutes.',
  body: z
    .object({
      title: text(limits.title),
      /** What it is about; empty: the title alone. */
      text: optionalText(limits.text),
      contentWarning: optionalText(limits.contentWarning),
      audience: BroadcastAudience,
      /** Which group or community, for the audience “space”. */
      spaceId: Id.optional(),
      type: RecordingType,
      /** Once it has ended, the recording becomes part of the post, with its captions; in a space, its words do. */
      keepsRecording: z.boolean(),
    })
    .refine(({ audience, spaceId }) => (audience === 'space') === (spaceId !== undefined), {
      path: ['spaceId'],
      error: 'Choose a group or community.',
    }),
  output: json(Broadcast),
  status: 201,
  errors: ['conflict'],
});

export const listBroadcasts = operation({
  name: 'listBroadcasts',
  method: 'GET',
  path: '/api/broadcasts',
  policy: 'member',
  summary: 'Live videos that you can watch now, newest first.',
  output: json(z.array(Broadcast)),
});

export const listBroadcastSpaces = operation({
  name: 'listBroadcastSpaces',
  method: 'GET',
  path: '/api/broadcasts/spaces',
  policy: 'member',
  summary: 'Groups and communities in which you can begin a live video, by name.',
  output: json(z.array(BroadcastSpace)),
});

export const getBroadcast = operation({
  name: 'getBroadcast',
  method: 'GET',
  path: '/api/broadcasts/{id}',
  policy: 'broadcasts.see',
  summary: 'One live video. One whose post you can’t see looks the same as a missing one.',
  params: byId,
  output: json(Broadcast),
});

export const endBroadcast = operation({
  name: 'endBroadcast',
  method: 'POST',
  path: '/api/broadcasts/{id}/end',
  policy: 'broadcasts.own',
  summary: 'Ends your live video, and keeps its recording or not. The post stays.',
  params: byId,
  body: z.object({ keepsRecording: z.boolean() }),
  output: json(Broadcast),
  whileSuspended: true,
});

/** A viewer who chose to be shown to the author. */
export const listBroadcastViewers = operation({
  name: 'listBroadcastViewers',
  method: 'GET',
  path: '/api/broadcasts/{id}/viewers',
  policy: 'broadcasts.own',
  summary: 'Who is watching your live video, of the people who let you see their name.',
  params: byId,
  output: json(z.array(Person)),
});

/** Whoever watches says so every ten seconds. `named`: the author may see who it is. */
export const broadcastHereContent = z.strictObject({ broadcastId: saidId, named: z.boolean() });

/** It began, ended, or its recording is ready. */
export const broadcastChanged = event('broadcastChanged', z.object({ id: Id }));

/** It has ended: its recording can be made. */
export const broadcastEnded = event('broadcastEnded', z.object({ id: Id }));

export const broadcastsPart = contractPart({
  operations: [startBroadcast, listBroadcasts, listBroadcastSpaces, getBroadcast, endBroadcast, listBroadcastViewers],
  events: [broadcastChanged, broadcastEnded],
  entities: { Broadcast, BroadcastSpace },
});
