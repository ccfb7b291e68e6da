import { z } from 'zod';
import { Id, Person, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { byId } from './fields.ts';

export const GameMessage = z.object({
  id: Id,
  author: Person,
  text: z.string(),
  createdAt: Timestamp,
});
export type GameMessage = z.infer<typeof GameMessage>;

export const listGameMessages = operation({
  name: 'listGameMessages',
  method: 'GET',
  path: '/api/game-rooms/{id}/messages',
  policy: 'arcade.see',
  summary: 'What was said in a room, the latest first.',
  params: byId,
  query: z.object(paging(50)),
  output: paged(GameMessage),
});

export const sendGameMessage = operation({
  name: 'sendGameMessage',
  method: 'POST',
  path: '/api/game-rooms/{id}/messages',
  policy: 'arcade.play',
  summary: 'Says something in the room. Players write; anyone who can see the room reads.',
  params: byId,
  body: z.object({ text: text(limits.message) }),
  output: json(GameMessage),
  status: 201,
});

export const deleteGameMessage = operation({
  name: 'deleteGameMessage',
  method: 'DELETE',
  path: '/api/game-messages/{id}',
  policy: 'arcade.author',
  summary: 'Deletes your own message.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const gameMessageSent = event('gameMessageSent', z.object({ roomId: Id, messageId: Id }));

export const chatPart = contractPart({
  operations: [listGameMessages, sendGameMessage, deleteGameMessage],
  events: [gameMessageSent],
  entities: { GameMessage },
});
