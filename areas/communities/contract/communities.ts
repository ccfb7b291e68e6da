import { z } from 'zod';
import { Space, SpaceRole, spaceContent } from '#areas/spaces/contract.ts';
import { Id, id, limit, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { stateCodes } from '#platform/contract/postcodes.ts';
import { communityTypes, limits } from '../pure/options.ts';
import { byId, oneLine, optionalLine } from './fields.ts';

const CommunityType = z.enum(communityTypes);
const State = z.enum(stateCodes);

const EmergencyContact = z.object({ name: z.string(), phone: z.string(), note: z.string() });
export type EmergencyContact = z.infer<typeof EmergencyContact>;

/**
 * A local community. Of a private one, who is no member gets its name, purpose, type, suburb and number of members; the
 * other texts are empty.
 */
export const Community = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  isPrivate: z.boolean(),
  communityType: CommunityType,
  /** Where it meets, in its own words, or its suburb: "Community garden, Footscray". */
  location: z.string(),
  meetingFrequency: z.string(),
  memberCount: z.number().int(),
  /** Who owns it; empty where the viewer may not know. */
  admin: z.object({ name: z.string(), avatar: z.string() }),
  accessibilityFeatures: z.array(z.string()),
  /** For its members only. */
  emergencyContacts: z.array(EmergencyContact),
  suburb: z.string(),
  postcode: z.string(),
  state: State,
  /** From the middle of the place that was asked for; null: none was, or either is not known. */
  distanceKm: z.number().nullable(),
  membership: z.object({
    state: Space.shape.me.shape.state,
    role: SpaceRole.nullable(),
    /** It asks questions before one can request to join. */
    asksFirst: z.boolean(),
  }),
});
export type Community = z.infer<typeof Community>;

const asked = {
  /** A suburb, a postcode, both, or a state; anything else is looked for as words. */
  location: z.string().trim().max(limits.search).optional(),
  type: CommunityType.optional(),
  /** Found as it stands in name or purpose, whatever its capitals. */
  q: z.string().trim().max(limits.search).optional(),
  /** Kilometres around the place. */
  within: z.coerce.number<number>().int().min(1).max(5000).optional(),
};

export const listLocalCommunities = operation({
  name: 'listLocalCommunities',
  method: 'GET',
  path: '/api/enhanced-local-communities',
  policy: 'member',
  summary: 'Local communities, nearest first when a place is named, else the largest first.',
  query: z.object({ ...asked, state: State.optional(), ...paging(20) }),
  output: paged(Community),
  rate: 'search',
});

const Spot = z.object({ lat: z.number(), lng: z.number() });

export const CommunityCounts = z.object({
  /** What the words for a place were taken for; null: none were given. unplaced: its middle is not known. */
  place: z
    .object({
      kind: z.enum(['spot', 'state', 'unplaced', 'words']),
      label: z.string(),
      state: State.nullable(),
      spot: Spot.nullable(),
    })
    .nullable(),
  /** Of all states and territories, those without any too. */
  states: z.array(z.object({ state: State, count: z.number().int() })),
  /** Suburbs with communities, for the map. */
  points: z.array(Spot.extend({ state: State, suburb: z.string(), count: z.number().int() })),
});
export type CommunityCounts = z.infer<typeof CommunityCounts>;

export const countLocalCommunities = operation({
  name: 'countLocalCommunities',
  method: 'GET',
  path: '/api/enhanced-local-communities/counts',
  policy: 'member',
  summary: 'How many communities each state has, and where they are, under the same words.',
  query: z.object(asked),
  output: json(CommunityCounts),
  rate: 'search',
});

export const suggestCommunityPlaces = operation({
  name: 'suggestCommunityPlaces',
  method: 'GET',
  path: '/api/enhanced-local-communities/places',
  policy: 'member',
  summary: 'Suburbs and postcodes that begin so.',
  query: z.object({ q: z.string().trim().max(limits.search) }),
  output: json(z.array(z.string())),
  rate: 'search',
});

export const CommunityMembership = z.object({
  id: Id,
  communityId: Id,
  community: z.object({ name: z.string(), location: z.string() }),
  /** admin owns it. */
  role: z.enum(['admin', 'moderator', 'member']),
  joinedAt: Timestamp,
});
export type CommunityMembership = z.infer<typeof CommunityMembership>;

export const listMyCommunityMemberships = operation({
  name: 'listMyCommunityMemberships',
  method: 'GET',
  path: '/api/my-community-memberships',
  policy: 'member',
  summary: 'Communities that you are in, by name.',
  query: z.object({ limit: limit(100) }),
  output: json(z.array(CommunityMembership)),
});

export const joinCommunity = operation({
  name: 'joinCommunity',
  method: 'POST',
  path: '/api/join-community',
  policy: 'member',
  summary: 'Joins a public community at once; asks to join a private one.',
  body: z.object({
    communityId: id,
    /** In the order of its questions, where it has some. */
    answers: z.array(z.string().trim().max(1000)).max(5).default([]),
    alias: z.string().trim().max(40).optional(),
    birthYear: z.number().int().min(1900).max(2100).optional(),
  }),
  output: json(z.object({ communityId: Id, state: z.enum(['member', 'requested']), memberCount: z.number().int() })),
  errors: ['conflict'],
});

export const CommunityDetail = Community.extend({
  /** What it shares with support groups: guidelines, questions, how the viewer stands to it. */
  space: Space,
  /** True when the suburb is not one that our list has for the postcode. */
  placeUnsure: z.boolean(),
  spot: Spot.nullable(),
});
export type CommunityDetail = z.infer<typeof CommunityDetail>;

export const getCommunity = operation({
  name: 'getCommunity',
  method: 'GET',
  path: '/api/local-communities/{id}',
  policy: 'communities.see',
  summary: 'One community, with what the viewer may know of it.',
  params: byId,
  output: json(CommunityDetail),
});

const content = {
  ...spaceContent,
  communityType: CommunityType,
  suburb: oneLine(limits.suburb),
  postcode: z.string().trim(),
  state: State,
  /** Where exactly it meets; empty: the suburb stands for it. */
  place: optionalLine(limits.place),
  meetingFrequency: optionalLine(limits.frequency),
  accessibilityFeatures: z.array(oneLine(limits.feature)).max(limits.features).default([]),
  emergencyContacts: z
    .array(
      z.object({
        name: oneLine(limits.contactName),
        phone: z
          .string()
          .trim()
          .max(limits.contactPhone)
          .regex(/^\+?[\d ()-]{3,}$/, 'Write a phone number, such as 0400 000 000.'),
        note: optionalLine(limits.contactNote),
      }),
    )
    .max(limits.contacts)
    .default([]),
};

export const createCommunity = operation({
  name: 'createCommunity',
  method: 'POST',
  path: '/api/local-communities',
  policy: 'member',
  summary: 'Starts a community. You become its owner.',
  body: z.object(content),
  output: json(CommunityDetail),
  status: 201,
  errors: ['conflict'],
});

export const editCommunity = operation({
  name: 'editCommunity',
  method: 'PUT',
  path: '/api/local-communities/{id}',
  policy: 'communities.run',
  summary: 'Changes a community. For the people who run it.',
  params: byId,
  body: z.object({ ...content, version: Version }),
  output: json(CommunityDetail),
  errors: ['conflict'],
});

export const communitiesPart = contractPart({
  operations: [
    listLocalCommunities,
    countLocalCommunities,
    suggestCommunityPlaces,
    listMyCommunityMemberships,
    joinCommunity,
    getCommunity,
    createCommunity,
    editCommunity,
  ],
  entities: { Community, CommunityCounts, CommunityDetail, CommunityMembership },
});
