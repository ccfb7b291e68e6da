import { z } from 'zod';
import { Id, id, Person, paging } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { about, ofMember, ofSpace } from './fields.ts';
import { Space, SpaceNews, SpaceRole } from './spaces.ts';

/** Somebody in a space. */
export const SpaceMember = z.object({
  no: Id,
  name: z.string(),
  /** Null for whoever has another name here. */
  person: Person.nullable(),
  role: SpaceRole,
  mine: z.boolean(),
});
export type SpaceMember = z.infer<typeof SpaceMember>;

/** On the list of members. */
export const ListedMember = SpaceMember.extend({
  /** Needs that they share with the viewer, who owns the space; null: none. */
  shareId: Id.nullable(),
});
export type ListedMember = z.infer<typeof ListedMember>;

export const listSpaceMembers = operation({
  name: 'listSpaceMembers',
  method: 'GET',
  path: '/api/spaces/{id}/members',
  policy: 'spaces.listMembers',
  summary: 'Its members, for members: the people who run it first, then by name. banned: for the people who run it.',
  params: ofSpace,
  query: z.object({
    ...paging(30),
    cursor: z.string().max(400).optional(),
    state: z.enum(['member', 'banned']).default('member'),
  }),
  output: paged(ListedMember),
});

export const removeFromSpace = operation({
  name: 'removeFromSpace',
  method: 'DELETE',
  path: '/api/spaces/{id}/members/{no}',
  policy: 'spaces.run',
  summary: 'Removes someone. If banned, they can’t come back.',
  params: ofMember,
  query: z.object({ ban: z.stringbool().default(false) }),
  output: nothing(),
});

export const liftSpaceBan = operation({
  name: 'liftSpaceBan',
  method: 'DELETE',
  path: '/api/spaces/{id}/bans/{no}',
  policy: 'spaces.run',
  summary: 'Lets someone ask to join again.',
  params: ofMember,
  output: nothing(),
});

export const setSpaceRole = operation({
  name: 'setSpaceRole',
  method: 'PUT',
  path: '/api/spaces/{id}/members/{no}/role',
  policy: 'spaces.own',
  summary: 'Makes a member a moderator of the space, or a moderator a member; for its owner.',
  params: ofMember,
  body: z.object({ role: z.enum(['moderator', 'member']) }),
  output: json(SpaceMember),
  errors: ['conflict'],
});

export const handOverSpace = operation({
  name: 'handOverSpace',
  method: 'POST',
  path: '/api/spaces/{id}/hand-over',
  policy: 'spaces.own',
  summary: 'Makes another member its owner; the owner becomes a moderator.',
  params: ofSpace,
  body: z.object({ no: id }),
  output: json(Space),
  errors: ['conflict'],
  endsOwnRight: true,
});

/** How somebody stands to a space has changed: open pages of `to` read it again. news: null is told to nobody. */
export const spaceStandingChanged = event(
  'spaceStandingChanged',
  z.object({ ...about, to: z.array(Id), news: SpaceNews.nullable() }),
);

export const membersPart = contractPart({
  operations: [listSpaceMembers, removeFromSpace, liftSpaceBan, setSpaceRole, handOverSpace],
  events: [spaceStandingChanged],
  entities: { ListedMember, SpaceMember },
});
