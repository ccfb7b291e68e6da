import { z } from 'zod';
import { Id, id, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { adaptiveControls, endReasons, limits } from '../pure/options.ts';
import { AdaptiveControl, byId, SpaceType, View } from './fields.ts';

/** One time that you were in a space, as it was. */
export const VrSession = z.object({
  id: Id,
  /** id: null once the space is deleted, or you can’t see it any longer; its name is empty then. */
  space: z.object({ id: Id.nullable(), name: z.string(), spaceType: SpaceType }),
  /** Whole minutes; of a running session, until now. */
  sessionDuration: z.number().int(),
  joinedAt: Timestamp,
  /** Null while it runs. */
  leftAt: Timestamp.nullable(),
  status: z.enum(['in_progress', 'completed']),
  /** How it ended; null while it runs. lost: the connection was gone for 30 seconds. */
  endReason: z.enum(endReasons).nullable(),
  adaptiveControlsUsed: z.array(AdaptiveControl),
  /** How the room was last looked at. */
  view: View,
});
export type VrSession = z.infer<typeof VrSession>;

export const joinVrSpace = operation({
  name: 'joinVrSpace',
  method: 'POST',
  path: '/api/join-vr-space',
  policy: 'vr.join',
  summary:
    'Enters a space, and leaves the one that you are in. Within 30 seconds of a lost connection you get your place back.',
  body: z.object({
    spaceId: id,
    /** What you use in this session; left out: what your settings say. */
    adaptiveControls: z.array(AdaptiveControl).max(adaptiveControls.length).optional(),
    /** Left out: that of your settings. */
    view: View.optional(),
  }),
  output: json(VrSession),
  errors: ['conflict'],
});

export const leaveVrSession = operation({
  name: 'leaveVrSession',
  method: 'POST',
  path: '/api/vr-sessions/{id}/leave',
  policy: 'vr.ownSession',
  summary: 'Leaves the space. Your place is free at once.',
  params: byId,
  output: json(VrSession),
  whileSuspended: true,
});

export const listMyVrSessions = operation({
  name: 'listMyVrSessions',
  method: 'GET',
  path: '/api/my-vr-sessions',
  policy: 'member',
  summary: 'When you were in which space, newest first.',
  query: z.object(paging(20)),
  output: paged(VrSession),
});

/** What a member uses in all spaces. */
export const VrSettings = z.object({
  adaptiveControls: z.array(AdaptiveControl),
  /** Milliseconds that one-switch control stays on each thing. */
  scanEvery: z.number().int(),
  /** What others read about how you look in a room, in your own words; empty: your name alone. */
  looks: z.string(),
  view: View,
});
export type VrSettings = z.infer<typeof VrSettings>;

export const getVrSettings = operation({
  name: 'getVrSettings',
  method: 'GET',
  path: '/api/vr-settings',
  policy: 'member',
  summary: 'The adaptive controls that you use, and how others see you in a room.',
  output: json(VrSettings),
});

export const saveVrSettings = operation({
  name: 'saveVrSettings',
  method: 'PUT',
  path: '/api/vr-settings',
  policy: 'member',
  summary: 'Changes the adaptive controls that you use, and how others see you in a room.',
  body: z.object({
    adaptiveControls: z.array(AdaptiveControl).max(adaptiveControls.length),
    scanEvery: z.number().int().min(500).max(10_000),
    looks: z
      .string()
      .trim()
      .max(limits.looks)
      .regex(/^[^\0]*$/),
    view: View,
  }),
  output: json(VrSettings),
  whileSuspended: true,
});

/** A member is no longer in a room, for whatever reason. */
export const vrVisitEnded = event('vrVisitEnded', z.object({ spaceId: Id, userId: Id, sessionId: Id }));

export const sessionsPart = contractPart({
  operations: [joinVrSpace, leaveVrSession, listMyVrSessions, getVrSettings, saveVrSettings],
  events: [vrVisitEnded],
  entities: { VrSession, VrSettings },
});
