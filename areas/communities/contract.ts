import { z } from 'zod';
import { Space, SpaceRole, spaceContent } from '#areas/spaces/contract.ts';
import { Id, id, limit, optionalText, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { factKinds, surfaces } from './pure/facts.ts';
import { communityTypes, dangers, limits } from './pure/options.ts';
import { stateCodes } from './pure/postcodes.ts';

const CommunityType = z.enum(communityTypes);
const State = z.enum(stateCodes);
const Day = z.iso.date();

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

const byId = z.object({ id });

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

const oneLine = (most: number) => text(most).regex(/^[^\p{Cc}]*$/u, 'Write it in one line.');
const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Write it in one line.')
    .default('');

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

/** One measurement. A later one of the same kind takes its place; the earlier ones stay as its history. */
export const PlaceFact = z.object({
  id: Id,
  kind: z.enum(factKinds),
  /** Null for what is no number. */
  value: z.number().int().nullable(),
  choice: z.string(),
  note: z.string(),
  measuredOn: Day,
  /** The name in this community; empty: the account is gone, or may not be shown. */
  measuredBy: z.string(),
  /** Older than 18 months: please check again. */
  stale: z.boolean(),
  mayDelete: z.boolean(),
  /** It has a note of another member, who is still known. A number can only be measured again. */
  mayReport: z.boolean(),
});
export type PlaceFact = z.infer<typeof PlaceFact>;

export const PlaceNote = z.object({
  id: Id,
  name: z.string(),
  where: z.string(),
  facts: z.array(PlaceFact),
  mayDelete: z.boolean(),
  /** Another member’s, who is still known. */
  mayReport: z.boolean(),
});
export type PlaceNote = z.infer<typeof PlaceNote>;

export const listPlaceNotes = operation({
  name: 'listPlaceNotes',
  method: 'GET',
  path: '/api/local-communities/{id}/places',
  policy: 'communities.read',
  summary: 'Places of a community with what was last measured there, by name.',
  params: byId,
  output: json(z.array(PlaceNote)),
});

export const addPlaceNote = operation({
  name: 'addPlaceNote',
  method: 'POST',
  path: '/api/local-communities/{id}/places',
  policy: 'communities.takePart',
  summary: 'Adds a place, for members.',
  params: byId,
  body: z.object({ name: oneLine(limits.noteName), where: optionalLine(limits.noteWhere) }),
  output: json(PlaceNote),
  status: 201,
  errors: ['conflict'],
});

const ofPlace = z.object({ id, placeId: id });

export const deletePlaceNote = operation({
  name: 'deletePlaceNote',
  method: 'DELETE',
  path: '/api/local-communities/{id}/places/{placeId}',
  policy: 'communities.deletePlace',
  summary:
    'Deletes a place. The member who added it can while no one else has measured there; the people who run the community always can.',
  params: ofPlace,
  output: nothing(),
});

export const measurePlace = operation({
  name: 'measurePlace',
  method: 'POST',
  path: '/api/local-communities/{id}/places/{placeId}/facts',
  policy: 'communities.measurePlace',
  summary: 'Adds a measurement, or renews one: the day counts from now on.',
  params: ofPlace,
  body: z.object({
    kind: z.enum(factKinds),
    value: z.number().int().optional(),
    surface: z.enum(surfaces).optional(),
    note: optionalText(limits.factNote),
    measuredOn: Day,
  }),
  output: json(PlaceNote),
  status: 201,
  errors: ['conflict'],
});

export const deletePlaceFact = operation({
  name: 'deletePlaceFact',
  method: 'DELETE',
  path: '/api/local-communities/{id}/places/{placeId}/facts/{factId}',
  policy: 'communities.deleteFact',
  summary: 'Deletes your own measurement. The people who run the community can delete any.',
  params: ofPlace.extend({ factId: id }),
  output: nothing(),
});

const RollAnswer = z.enum(['safe', 'help']);

export const RollCall = z.object({
  id: Id,
  danger: z.enum(dangers),
  /** What its organiser says. */
  words: z.string(),
  startedAt: Timestamp,
  answerBy: Timestamp,
  endedAt: Timestamp.nullable(),
  /** Its time is over: it is silent that has not answered. */
  over: z.boolean(),
  mine: z.object({ answer: RollAnswer, at: Timestamp }).nullable(),
  /** For those who run the community; null for everybody else. Who has not answered is not named. */
  seen: z
    .object({
      members: z.number().int(),
      safe: z.number().int(),
      help: z.number().int(),
      answers: z.array(z.object({ no: Id, name: z.string(), answer: RollAnswer, at: Timestamp })),
    })
    .nullable(),
  /** Members who chose the viewer as their buddy and have not answered in time. */
  silent: z.array(z.object({ no: Id, name: z.string() })),
});
export type RollCall = z.infer<typeof RollCall>;

export const Buddies = z.object({
  /** Whom the viewer chose; agreed once that member said yes. */
  mine: z.object({ no: Id, name: z.string(), agreed: z.boolean() }).nullable(),
  /** Who chose the viewer. */
  ofOthers: z.array(z.object({ no: Id, name: z.string(), agreed: z.boolean() })),
});
export type Buddies = z.infer<typeof Buddies>;

export const RollCallState = z.object({
  /** The latest of the last 30 days; null: none. */
  rollCall: RollCall.nullable(),
  buddies: Buddies,
  mayRun: z.boolean(),
});
export type RollCallState = z.infer<typeof RollCallState>;

export const getRollCall = operation({
  name: 'getRollCall',
  method: 'GET',
  path: '/api/local-communities/{id}/roll-call',
  policy: 'communities.takePart',
  summary: 'The latest roll-call of a community and the viewer’s buddies, for members.',
  params: byId,
  output: json(RollCallState),
});

export const startRollCall = operation({
  name: 'startRollCall',
  method: 'POST',
  path: '/api/local-communities/{id}/roll-call',
  policy: 'communities.run',
  summary:
    'Asks every member if they are safe. For the people who run the community. Members get an urgent notification.',
  params: byId,
  body: z.object({
    danger: z.enum(dangers),
    words: optionalText(limits.rollWords),
    /** Time to answer. */
    minutes: z.number().int().min(limits.rollShortest).max(limits.rollLongest),
  }),
  output: json(RollCallState),
  status: 201,
  errors: ['conflict'],
});

export const answerRollCall = operation({
  name: 'answerRollCall',
  method: 'POST',
  path: '/api/local-communities/{id}/roll-call/answer',
  policy: 'communities.takePart',
  summary: 'Answers that you are safe or need help. The last answer counts, even after the deadline.',
  params: byId,
  body: z.object({ answer: RollAnswer }),
  output: json(RollCallState),
  errors: ['conflict'],
  whileSuspended: true,
});

export const endRollCall = operation({
  name: 'endRollCall',
  method: 'POST',
  path: '/api/local-communities/{id}/roll-call/end',
  policy: 'communities.run',
  summary: 'Ends the roll-call. For the people who run the community.',
  params: byId,
  output: json(RollCallState),
});

export const chooseBuddy = operation({
  name: 'chooseBuddy',
  method: 'PUT',
  path: '/api/local-communities/{id}/buddy',
  policy: 'communities.takePart',
  summary: 'Asks a member to be your buddy for roll-calls. Null means no one.',
  params: byId,
  body: z.object({ no: id.nullable() }),
  output: json(RollCallState),
  errors: ['conflict'],
});

export const answerBuddy = operation({
  name: 'answerBuddy',
  method: 'POST',
  path: '/api/local-communities/{id}/buddies/{no}',
  policy: 'communities.takePart',
  summary: 'Agrees to be someone’s buddy, or says no, even later.',
  params: z.object({ id, no: id }),
  body: z.object({ agree: z.boolean() }),
  output: json(RollCallState),
});

const toMember = z.object({ communityId: Id, userId: Id });
/** One for each member, so that each gets a notice of their own. */
export const rollCallStarted = event('rollCallStarted', toMember.extend({ rollCallId: Id }));
/** Somebody who chose this member as buddy has not answered in time. */
export const rollCallSilent = event('rollCallSilent', toMember.extend({ rollCallId: Id }));
/** `no` is the asker’s number in the community: asking, taking it back and asking again tells once a day. */
export const buddyAsked = event('buddyAsked', toMember.extend({ no: Id }));
/** Open pages of these members read it again. */
export const rollCallChanged = event('rollCallChanged', z.object({ communityId: Id, to: z.array(Id) }));

export const communitiesContract = areaContract({
  name: 'communities',
  operations: [
    listLocalCommunities,
    countLocalCommunities,
    suggestCommunityPlaces,
    listMyCommunityMemberships,
    joinCommunity,
    getCommunity,
    createCommunity,
    editCommunity,
    listPlaceNotes,
    addPlaceNote,
    deletePlaceNote,
    measurePlace,
    deletePlaceFact,
    getRollCall,
    startRollCall,
    answerRollCall,
    endRollCall,
    chooseBuddy,
    answerBuddy,
  ],
  events: [rollCallStarted, rollCallSilent, buddyAsked, rollCallChanged],
  entities: {
    Buddies,
    Community,
    CommunityCounts,
    CommunityDetail,
    CommunityMembership,
    PlaceFact,
    PlaceNote,
    RollCall,
    RollCallState,
  },
});
