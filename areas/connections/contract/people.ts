import { z } from 'zod';
import { Id, id, paging } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { aims, distances, supports } from '../pure/options.ts';
import { ConnectionMatch, ConnectionPerson, FactName, ofSelf, RoomName } from './fields.ts';

const age = z.coerce.number<number>().int().min(limits.age.min).max(limits.age.max).optional();

/** What is left out is as one’s own profile says. */
const filters = {
  room: RoomName.optional(),
  lookingFor: z.enum(aims).optional(),
  ageMin: age,
  /** 80 stands for 80 and over. */
  ageMax: age,
  /** Kilometres, as far as the profile says, or anywhere. */
  distance: z.enum(distances).optional(),
  /** All of these, with commas between them. */
  support: z
    .string()
    .max(200)
    .refine((given) => given.split(',').every((one) => supports.some((known) => known === one)), {
      error: 'Choose from the list.',
    })
    .optional(),
};

/** How many people fit. */
export const MatchCount = z.object({
  room: RoomName.nullable(),
  count: z.number().int().min(0),
  /** There are more than are counted. */
  more: z.boolean(),
});
export type MatchCount = z.infer<typeof MatchCount>;

export const listMatches = operation({
  name: 'listMatches',
  method: 'GET',
  path: '/api/matches/{userId}',
  policy: 'connections.own',
  summary:
    'People in one room who fit your settings and these filters, closest fit first; none while you’re not visible.',
  params: ofSelf,
  query: z.object({ ...filters, ...paging(10) }),
  output: paged(ConnectionPerson),
});

export const countMatches = operation({
  name: 'countMatches',
  method: 'GET',
  path: '/api/matches/{userId}/count',
  policy: 'connections.own',
  summary: 'How many people fit these filters.',
  params: ofSelf,
  query: z.object(filters),
  output: json(MatchCount),
});

export const listUserMatches = operation({
  name: 'listUserMatches',
  method: 'GET',
  path: '/api/user-matches/{userId}',
  policy: 'connections.own',
  summary: 'People with whom a like is mutual, newest first; none while you’re not visible.',
  params: ofSelf,
  query: z.object(paging(20)),
  output: paged(ConnectionMatch),
});

const person = z.object({ id });
const inRoom = z.object({ room: RoomName });

export const getConnectionPerson = operation({
  name: 'getConnectionPerson',
  method: 'GET',
  path: '/api/connections/people/{id}',
  policy: 'connections.find',
  summary: 'One person of a room. Blocked, hidden and unknown look the same.',
  params: person,
  query: inRoom,
  output: json(ConnectionPerson),
});

export const likePerson = operation({
  name: 'likePerson',
  method: 'PUT',
  path: '/api/connections/people/{id}/like',
  policy: 'connections.find',
  summary: 'Likes a person. Only you know, unless they like you too: then it’s a match.',
  params: person,
  body: inRoom,
  output: json(z.object({ matched: z.boolean() })),
  keyless: true,
});

export const passPerson = operation({
  name: 'passPerson',
  method: 'PUT',
  path: '/api/connections/people/{id}/pass',
  policy: 'connections.find',
  summary: 'Passes a person: they no longer appear in this room. They’re not told.',
  params: person,
  body: inRoom,
  output: nothing(),
  endsOwnRight: true,
});

export const undoPass = operation({
  name: 'undoPass',
  method: 'DELETE',
  path: '/api/connections/people/{id}/pass',
  policy: 'connections.profile',
  summary: 'Withdraws your pass, so that the person appears again if they fit.',
  params: person,
  query: inRoom,
  output: nothing(),
});

const match = z.object({ id });

export const unmatch = operation({
  name: 'unmatch',
  method: 'DELETE',
  path: '/api/connections/matches/{id}',
  policy: 'connections.match',
  summary: 'Ends a match, with what was shared and the conversation that began with it. The other person isn’t told.',
  params: match,
  output: nothing(),
  whileSuspended: true,
  endsOwnRight: true,
});

const shared = z.object({ id, fact: FactName });

export const shareFact = operation({
  name: 'shareFact',
  method: 'PUT',
  path: '/api/connections/matches/{id}/shared/{fact}',
  policy: 'connections.match',
  summary: 'Shows a match one of your facts that waits for this.',
  params: shared,
  output: nothing(),
  errors: ['conflict'],
});

export const unshareFact = operation({
  name: 'unshareFact',
  method: 'DELETE',
  path: '/api/connections/matches/{id}/shared/{fact}',
  policy: 'connections.match',
  summary: 'No longer shows a match this fact.',
  params: shared,
  output: nothing(),
  whileSuspended: true,
});

const pair = z.object({ id: Id, room: RoomName, lowId: Id, highId: Id });
/** byId: whose like made it mutual; they read it in the answer to their like, and only the other is told. */
export const connectionMatched = event('connectionMatched', pair.extend({ byId: Id }));
/** For whatever reason; nobody is told why. */
export const connectionEnded = event('connectionEnded', pair);
/** One of the two sees more or less of the other. */
export const connectionShared = event('connectionShared', z.object({ id: Id, toId: Id }));

export const peoplePart = contractPart({
  operations: [
    listMatches,
    countMatches,
    listUserMatches,
    getConnectionPerson,
    likePerson,
    passPerson,
    undoPass,
    unmatch,
    shareFact,
    unshareFact,
  ],
  events: [connectionMatched, connectionEnded, connectionShared],
  entities: { ConnectionPerson, ConnectionMatch, MatchCount },
});
