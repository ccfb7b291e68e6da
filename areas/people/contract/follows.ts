import { z } from 'zod';
import { Id, Person, paging } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { byId } from './fields.ts';

/** A member in a list of members. */
export const Member = Person.extend({
  bio: z.string(),
  location: z.string(),
  isMe: z.boolean(),
  followedByMe: z.boolean(),
  followsMe: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** What a follow or unfollow changed: the counts are the server's, after the change. */
export const FollowState = z.object({
  id: Id,
  followedByMe: z.boolean(),
  /** Followers of the other member. */
  followers: z.number().int().min(0),
  /** How many members the caller now follows. */
  myFollowing: z.number().int().min(0),
});
export type FollowState = z.infer<typeof FollowState>;

export const follow = operation({
  name: 'follow',
  method: 'POST',
  path: '/api/users/{id}/follow',
  policy: 'people.see',
  summary: 'Follows a member. Following twice changes nothing.',
  params: byId,
  output: json(FollowState),
});

export const unfollow = operation({
  name: 'unfollow',
  method: 'DELETE',
  path: '/api/users/{id}/follow',
  policy: 'people.see',
  summary: 'Stops following a member.',
  params: byId,
  output: json(FollowState),
  whileSuspended: true,
});

export const listFollowers = operation({
  name: 'listFollowers',
  method: 'GET',
  path: '/api/users/{id}/followers',
  policy: 'people.see',
  summary: 'A member’s followers, newest first.',
  params: byId,
  query: z.object(paging()),
  output: paged(Member),
});

export const listFollowing = operation({
  name: 'listFollowing',
  method: 'GET',
  path: '/api/users/{id}/following',
  policy: 'people.see',
  summary: 'Members a member follows, newest first.',
  params: byId,
  query: z.object(paging()),
  output: paged(Member),
});

export const memberFollowed = event('memberFollowed', z.object({ followerId: Id, followeeId: Id }));
export const memberUnfollowed = event('memberUnfollowed', z.object({ followerId: Id, followeeId: Id }));

export const followsPart = contractPart({
  operations: [follow, unfollow, listFollowers, listFollowing],
  events: [memberFollowed, memberUnfollowed],
  entities: { FollowState, Member },
});
