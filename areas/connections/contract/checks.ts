import { z } from 'zod';
import { Id, id, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, file, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { checkKinds, checkStates, poses } from '../pure/checks.ts';
import { imageTypes, limits } from '../pure/limits.ts';
import { VerificationLevel } from './fields.ts';

const CheckKindName = z.enum(checkKinds);

/** A check that a member asked for, as they see it. */
export const OwnCheck = z.object({
  id: Id,
  kind: CheckKindName,
  state: z.enum(checkStates),
  askedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  /** Why it was declined or withdrawn, in a moderator’s words; else empty. */
  reason: z.string(),
  /** When a passed check stops counting. */
  lapsesAt: Timestamp.nullable(),
  /** It was passed and counts now: it hasn’t lapsed, and no photo was added since a photo check. */
  counts: z.boolean(),
});
export type OwnCheck = z.infer<typeof OwnCheck>;

/** How far a member is verified, and what they can ask for. */
export const Verification = z.object({
  level: VerificationLevel.nullable(),
  /** The newest check of each kind. */
  checks: z.array(OwnCheck),
  /** What the next photo for a photo check has to show. */
  pose: z.enum(poses),
  /** Described photos that others can see: a photo check compares them. */
  photos: z.number().int(),
});
export type Verification = z.infer<typeof Verification>;

/** A check as moderators see it. */
export const CheckToDecide = z.object({
  id: Id,
  kind: CheckKindName,
  state: z.enum(checkStates),
  member: z.object({ id: Id, name: z.string() }),
  pose: z.enum(poses).nullable(),
  /** The member’s photos in Connections, to compare with. */
  photos: z.array(Id),
  askedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  /** Who decided. Of an identity check it is all that is kept: seen on this day, by this person. */
  decidedBy: z.string().nullable(),
  version: Version,
});
export type CheckToDecide = z.infer<typeof CheckToDecide>;

const byId = z.object({ id });
const reason = z.string().trim().max(limits.checkReason);

export const getConnectionVerification = operation({
  name: 'getConnectionVerification',
  method: 'GET',
  path: '/api/connections/verification',
  policy: 'connections.profile',
  summary: 'How far you are verified in Connections, and what you have asked for.',
  output: json(Verification),
});

export const askPhotoCheck = operation({
  name: 'askPhotoCheck',
  method: 'POST',
  path: '/api/connections/verification/photo',
  policy: 'connections.profile',
  summary:
    'Asks a moderator to compare your photos with this one, in the pose asked for. It’s deleted at the decision.',
  upload: { types: imageTypes, maxBytes: limits.photoBytes },
  output: json(OwnCheck),
  status: 201,
  errors: ['conflict', 'too-large', 'wrong-type', 'unprocessable', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const askIdentityCheck = operation({
  name: 'askIdentityCheck',
  method: 'POST',
  path: '/api/connections/verification/identity',
  policy: 'connections.profile',
  summary: 'Asks a moderator to look at a document in a video call. Nothing of it is kept but the day and who saw it.',
  output: json(OwnCheck),
  status: 201,
  errors: ['conflict'],
});

export const takeBackCheck = operation({
  name: 'takeBackCheck',
  method: 'DELETE',
  path: '/api/connections/verification/{id}',
  policy: 'connections.ownCheck',
  summary: 'Withdraws a check you asked for, or removes the level it led to.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
  endsOwnRight: true,
});

export const listConnectionChecks = operation({
  name: 'listConnectionChecks',
  method: 'GET',
  path: '/api/connection-checks',
  policy: 'moderator',
  summary: 'Checks that wait for a moderator, oldest first, or those that count now.',
  query: z.object({ state: z.enum(['waiting', 'passed']).default('waiting'), ...paging(20) }),
  output: paged(CheckToDecide),
});

export const readCheckPose = operation({
  name: 'readCheckPose',
  method: 'GET',
  path: '/api/connection-checks/{id}/pose',
  policy: 'connections.judge',
  summary: 'The picture that the member sent for a photo check; 404 after the decision, when it’s deleted.',
  params: byId,
  output: file('image/webp'),
});

export const decideConnectionCheck = operation({
  name: 'decideConnectionCheck',
  method: 'POST',
  path: '/api/connection-checks/{id}/decision',
  policy: 'connections.judge',
  summary: 'Passes a check, or declines it with a reason that the member reads. Not for your own.',
  params: byId,
  body: z.object({ version: Version, isPassed: z.boolean(), reason }),
  output: nothing(),
  errors: ['conflict'],
});

export const withdrawConnectionCheck = operation({
  name: 'withdrawConnectionCheck',
  method: 'POST',
  path: '/api/connection-checks/{id}/withdrawal',
  policy: 'connections.judge',
  summary: 'Withdraws a level that a check led to, with a reason that the member reads. Not for your own.',
  params: byId,
  body: z.object({ version: Version, reason }),
  output: nothing(),
  errors: ['conflict'],
});

/** by: the moderator. */
export const connectionCheckDecided = event(
  'connectionCheckDecided',
  z.object({ id: Id, userId: Id, by: Id, kind: CheckKindName, state: z.enum(checkStates) }),
);

export const checksPart = contractPart({
  operations: [
    getConnectionVerification,
    askPhotoCheck,
    askIdentityCheck,
    takeBackCheck,
    listConnectionChecks,
    readCheckPose,
    decideConnectionCheck,
    withdrawConnectionCheck,
  ],
  events: [connectionCheckDecided],
  entities: { OwnCheck, Verification, CheckToDecide },
});
