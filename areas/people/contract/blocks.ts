import { z } from 'zod';
import { Id, Person, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { byId } from './fields.ts';

export const BlockState = z.object({ id: Id, blockedByMe: z.boolean() });
export type BlockState = z.infer<typeof BlockState>;

export const BlockedMember = Person.extend({ blockedAt: Timestamp });
export type BlockedMember = z.infer<typeof BlockedMember>;

export const block = operation({
  name: 'block',
  method: 'POST',
  path: '/api/users/{id}/block',
  policy: 'people.block',
  lane: 'reserved',
  summary: 'Blocks a member. It works both ways, ends follows both ways, and the other member is not told.',
  params: byId,
  output: json(BlockState),
  whileSuspended: true,
});

export const unblock = operation({
  name: 'unblock',
  method: 'DELETE',
  path: '/api/users/{id}/block',
  policy: 'people.unblock',
  summary: 'Unblocks a member. Follows aren’t restored.',
  params: byId,
  output: json(BlockState),
  whileSuspended: true,
});

export const listBlocks = operation({
  name: 'listBlocks',
  method: 'GET',
  path: '/api/blocks',
  policy: 'member',
  summary: 'The members you have blocked, latest first.',
  query: z.object(paging()),
  output: paged(BlockedMember),
});

export const memberBlocked = event('memberBlocked', z.object({ blockerId: Id, blockedId: Id }));

export const blocksPart = contractPart({
  operations: [block, unblock, listBlocks],
  events: [memberBlocked],
  entities: { BlockState, BlockedMember },
});
