import { z } from 'zod';
import { Id, id, limit, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { kinds } from '../pure/place.ts';
import { sealed } from './fields.ts';

/** recoverable: the server keeps the data key, sealed with its secret. sealed: only the member’s browser has it. */
export const DiaryMode = z.enum(['recoverable', 'sealed']);

/** What making a key of the passphrase costs: at least what is advised today. */
export const KeyCost = z.object({
  name: z.literal('argon2id'),
  /** KiB */
  memory: z.number().int().min(19_456).max(1_048_576),
  passes: z.number().int().min(2).max(20),
  lanes: z.number().int().min(1).max(4),
});

const salt = z.string().regex(/^[A-Za-z0-9_-]{22,86}$/);
/** AES-KW of 32 bytes, base64url. */
const wrapped = z.string().regex(/^[A-Za-z0-9_-]{54}$/);

export const DiaryKey = z.object({
  generation: z.number().int().min(1),
  mode: DiaryMode,
  /** target: what is written is sealed with it. source: what is left is sealed with it, until the move is finished. */
  state: z.enum(['target', 'source']),
  /** These four are null while the diary is recoverable. */
  salt: salt.nullable(),
  cost: KeyCost.nullable(),
  byPassphrase: wrapped.nullable(),
  byRecovery: wrapped.nullable(),
});
export type DiaryKey = z.infer<typeof DiaryKey>;

export const WellnessKeys = z.object({
  mode: DiaryMode,
  /** Of the key to write with; 0 while nothing is written. */
  generation: z.number().int().min(0),
  isMoving: z.boolean(),
  /** Records that are still sealed with the key of before, deleted ones that can be restored too. */
  left: z.number().int().min(0),
  keys: z.array(DiaryKey),
});
export type WellnessKeys = z.infer<typeof WellnessKeys>;

/** A record that a move has still to carry: its content, or what the browser has to open. */
export const LeftRecord = z.object({
  id: Id,
  uid: z.string(),
  kind: z.enum(kinds),
  version: Version,
  generation: z.number().int().min(1),
  isDeleted: z.boolean(),
  content: z.record(z.string(), z.unknown()).optional(),
  sealed: z.string().optional(),
  isDamaged: z.boolean().optional(),
});
export type LeftRecord = z.infer<typeof LeftRecord>;

export const getWellnessKey = operation({
  name: 'getWellnessKey',
  method: 'GET',
  path: '/api/wellness-key',
  policy: 'member',
  summary: 'How your diary is sealed, and whether it is moving to another key.',
  output: json(WellnessKeys),
});

export const startWellnessKeyMove = operation({
  name: 'startWellnessKeyMove',
  method: 'POST',
  path: '/api/wellness-key/move',
  policy: 'member',
  summary: 'Begins to move your diary to a new key. From now on, what you write is sealed with the new one.',
  body: z.discriminatedUnion('mode', [
    z.object({ mode: z.literal('sealed'), salt, cost: KeyCost, byPassphrase: wrapped, byRecovery: wrapped }),
    z.object({ mode: z.literal('recoverable') }),
  ]),
  output: json(WellnessKeys),
  status: 201,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const listWellnessLeft = operation({
  name: 'listWellnessLeft',
  method: 'GET',
  path: '/api/wellness-key/left',
  policy: 'member',
  summary: 'Records that are still sealed with the key of before, in the order of their ids.',
  query: z.object({ limit: limit(limits.moved, limits.moved), after: id.optional() }),
  output: json(z.array(LeftRecord)),
});

export const keepWellnessMoved = operation({
  name: 'keepWellnessMoved',
  method: 'POST',
  path: '/api/wellness-key/moved',
  policy: 'member',
  summary: 'Keeps records under the new key. One that has changed since is left for the next round.',
  body: z.object({
    /** The generation of the new key. */
    generation: z.number().int().min(1),
    records: z
      .array(
        z.union([
          z.object({ id: Id, version: Version, sealed }),
          z.object({ id: Id, version: Version, content: z.record(z.string(), z.unknown()) }),
        ]),
      )
      .min(1)
      .max(limits.moved),
  }),
  output: json(z.object({ moved: z.array(Id), left: z.number().int().min(0) })),
  status: 200,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const finishWellnessKeyMove = operation({
  name: 'finishWellnessKeyMove',
  method: 'POST',
  path: '/api/wellness-key/finish',
  policy: 'member',
  summary: 'Ends the move: the key of before goes. Refused while a record is left.',
  body: z.object({
    /** Records that open with neither key; they are left as they are. */
    leave: z.array(Id).max(1000).default([]),
  }),
  output: json(WellnessKeys),
  status: 200,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const turnBackWellnessKeyMove = operation({
  name: 'turnBackWellnessKeyMove',
  method: 'POST',
  path: '/api/wellness-key/turn-back',
  policy: 'member',
  summary: 'Turns a move around: the key of before is the one to write with again, and what was moved moves back.',
  output: json(WellnessKeys),
  status: 200,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const keysPart = contractPart({
  operations: [
    getWellnessKey,
    startWellnessKeyMove,
    listWellnessLeft,
    keepWellnessMoved,
    turnBackWellnessKeyMove,
    finishWellnessKeyMove,
  ],
  entities: { WellnessKeys, LeftRecord },
});
