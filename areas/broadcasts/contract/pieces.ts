import { z } from 'zod';
import { Id, id } from '#platform/contract/fields.ts';
import { contractPart, event, file, json, operation } from '#platform/contract/operation.ts';
import { limits, pieceText } from '../pure/limits.ts';
import { byId } from './fields.ts';

/** Pieces are counted from 1; the first is the head. */
const number = z.coerce.number<number>().int().min(1).max(100_000);

export const sendBroadcastPiece = operation({
  name: 'sendBroadcastPiece',
  method: 'POST',
  path: '/api/broadcasts/{id}/pieces',
  policy: 'broadcasts.own',
  summary: 'Sends the next piece of your live video. A piece that has come already is left as it is.',
  params: byId,
  body: z.object({
    number,
    /** A player can begin with it. */
    key: z.boolean(),
    /** Base64. */
    data: z
      .string()
      .min(4)
      .max(pieceText)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  }),
  output: json(z.object({ lastPiece: z.number().int() })),
  errors: ['conflict'],
  rate: 'stream',
  direct: true,
  keyless: true,
});

export const readBroadcastPiece = operation({
  name: 'readBroadcastPiece',
  method: 'GET',
  path: '/api/broadcasts/{id}/pieces/{number}',
  policy: 'broadcasts.watch',
  summary: `A piece of a live video, for people who are watching it: ${limits.viewers} people at once.`,
  params: z.object({ id, number }),
  output: file('video/webm'),
});

/** The next piece has come. */
export const broadcastPieceSent = event(
  'broadcastPieceSent',
  z.object({ id: Id, number: z.number().int(), key: z.boolean() }),
);

export const piecesPart = contractPart({
  operations: [sendBroadcastPiece, readBroadcastPiece],
  events: [broadcastPieceSent],
});
