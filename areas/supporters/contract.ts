import { z } from 'zod';
import { actingLevels } from '#platform/contract/acting.ts';
import { Id, id, moment, Person, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { areaContract, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { relations, states } from './pure/limits.ts';

const Level = z.enum(actingLevels);
/** By the name of the door: { bookings: 'see' }. What is left out stays closed. */
const Levels = z
  .record(z.string().max(30), Level)
  .refine((given) => Object.keys(given).length > 0, { error: 'Choose at least one area.' })
  .refine((given) => Object.keys(given).length <= 20, { error: 'There are fewer areas than that.' });

export const SupportGrant = z.object({
  id: Id,
  /** Whom the grant is about, as the one who asks sees it: the supporter, or the member. */
  person: Person,
  /** As the member has stated it. */
  relation: z.enum(relations),
  levels: Levels,
  state: z.enum(states),
  /** When it begins to count; null until the supporter has said yes. */
  beginsAt: Timestamp.nullable(),
  /** From when on the member may let it begin at once; null: that is not needed. */
  startableAt: Timestamp.nullable(),
  endsAt: Timestamp,
  version: Version,
});
export type SupportGrant = z.infer<typeof SupportGrant>;

/** Something that can be given: an area of the site, and what each level means there. */
export const SupportDoor = z.object({
  name: z.string(),
  label: z.string(),
  path: z.string(),
  /** Without `draft`, nothing can be prepared there. */
  levels: z.object({ see: z.string(), draft: z.string().optional(), act: z.string() }),
  /** Why it can’t be opened for anyone now; '' when it can. */
  closed: z.string(),
});
export type SupportDoor = z.infer<typeof SupportDoor>;

export const Supporters = z.object({
  /** Who supports the member who asks. */
  mine: z.array(SupportGrant),
  /** Whom the member who asks supports. */
  theirs: z.array(SupportGrant),
  /** How many things supporters have prepared for the member, which wait for them. */
  drafts: z.number().int(),
  doors: z.array(SupportDoor),
});
export type Supporters = z.infer<typeof Supporters>;

/** What someone needs to act for a member: which calls are made for them, and which of these the grant opens. */
export const ActingFor = z.object({
  member: Person,
  endsAt: Timestamp,
  doors: z.array(z.object({ name: z.string(), label: z.string(), path: z.string(), level: Level, closed: z.string() })),
  /** Every call of these areas: it is made for the member, or refused. */
  operations: z.array(z.string()),
  /** Those that the grant opens. */
  open: z.array(z.string()),
  /** Of these, what isn’t done: it is prepared, and the member confirms or drops it. */
  drafted: z.array(z.string()),
});
export type ActingFor = z.infer<typeof ActingFor>;

/** What a supporter prepared for a member, who confirms or drops it. */
export const SupportDraft = z.object({
  id: Id,
  by: Person,
  for: Person,
  /** What would be done: "Register for an event". */
  title: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Where the thing is that it is about. */
  link: z.string(),
  at: Timestamp,
});
export type SupportDraft = z.infer<typeof SupportDraft>;

/** One thing that a supporter did for a member. */
export const SupportDeed = z.object({
  id: Id,
  /** The supporter; null when the account is gone, or behind a block. */
  by: Person.nullable(),
  for: Person.nullable(),
  /** Follows the name of the supporter: "cancelled a booking". */
  did: z.string(),
  /** Where it is seen. */
  link: z.string(),
  at: Timestamp,
});
export type SupportDeed = z.infer<typeof SupportDeed>;

const byId = z.object({ id });
const given = { relation: z.enum(relations), levels: Levels, endsAt: moment };

export const listSupporters = operation({
  name: 'listSupporters',
  method: 'GET',
  path: '/api/supporters',
  policy: 'member',
  summary: 'Your supporters, the people you support, and what can be given.',
  output: json(Supporters),
});

export const askForSupport = operation({
  name: 'askForSupport',
  method: 'POST',
  path: '/api/supporters',
  policy: 'supporters.mayAsk',
  summary: 'Asks a member to support you. Nothing opens before they say yes, and then a day later.',
  body: z.object({ userId: id, ...given }),
  output: json(SupportGrant),
  status: 201,
  errors: ['conflict'],
});

export const changeSupporter = operation({
  name: 'changeSupporter',
  method: 'PUT',
  path: '/api/supporters/{id}',
  policy: 'supporters.ofMember',
  summary: 'Changes what a supporter may do. Less counts at once; when anything is more, all of it begins a day later.',
  params: byId,
  body: z.object({ ...given, version: Version }),
  output: json(SupportGrant),
  errors: ['conflict'],
});

export const acceptSupport = operation({
  name: 'acceptSupport',
  method: 'POST',
  path: '/api/supporters/{id}/accept',
  policy: 'supporters.ofSupporter',
  summary: 'You say yes to supporting this member. It begins a day later.',
  params: byId,
  output: json(SupportGrant),
  errors: ['conflict'],
});

export const startSupportNow = operation({
  name: 'startSupportNow',
  method: 'POST',
  path: '/api/supporters/{id}/start',
  policy: 'supporters.ofMember',
  summary: 'Lets the support begin at once. It’s possible from an hour after the yes on.',
  params: byId,
  body: z.object({ version: Version }),
  output: json(SupportGrant),
  errors: ['conflict'],
});

export const endSupport = operation({
  name: 'endSupport',
  method: 'DELETE',
  path: '/api/supporters/{id}',
  policy: 'supporters.ofEither',
  summary: 'Ends it at once, by the member or by the supporter. With quiet=true the other is not told.',
  params: byId,
  query: z.object({ quiet: z.enum(['true', 'false']).optional() }),
  output: nothing(),
  whileSuspended: true,
  endsOwnRight: true,
});

export const getActingFor = operation({
  name: 'getActingFor',
  method: 'GET',
  path: '/api/supporters/for/{userId}',
  policy: 'supporters.actsFor',
  summary: 'What you may do for this member now.',
  params: z.object({ userId: id }),
  output: json(ActingFor),
});

export const listSupportLog = operation({
  name: 'listSupportLog',
  method: 'GET',
  path: '/api/supporters/log',
  policy: 'member',
  summary: 'What supporters did for you, and you for others, the latest first. It’s kept for a year.',
  query: z.object(paging(20)),
  output: paged(SupportDeed),
});

export const listSupportDrafts = operation({
  name: 'listSupportDrafts',
  method: 'GET',
  path: '/api/supporters/drafts',
  policy: 'member',
  summary: 'What waits for your yes (side=mine), or what you prepared for others (side=theirs), the latest first.',
  query: z.object({ ...paging(20), side: z.enum(['mine', 'theirs']).default('mine') }),
  output: paged(SupportDraft),
});

export const confirmSupportDraft = operation({
  name: 'confirmSupportDraft',
  method: 'POST',
  path: '/api/supporters/drafts/{id}/confirm',
  policy: 'supporters.draftForMember',
  summary: 'Does what a supporter prepared for you, as your own call. It’s refused where that call would be.',
  params: byId,
  /** Where it is seen. */
  output: json(z.object({ link: z.string() })),
  errors: ['conflict'],
  // The call that it makes has a transaction of its own.
  direct: true,
});

export const dropSupportDraft = operation({
  name: 'dropSupportDraft',
  method: 'DELETE',
  path: '/api/supporters/drafts/{id}',
  policy: 'supporters.draftOfEither',
  summary: 'Drops what a supporter prepared: by the member, or by the supporter.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
  endsOwnRight: true,
});

const pair = z.object({ grantId: Id, memberId: Id, supporterId: Id });

export const supporterAsked = event('supporterAsked', pair);
export const supporterAccepted = event('supporterAccepted', pair);
/** What it gives, or from when on, is different now. `more`: something was added. */
export const supporterChanged = event('supporterChanged', pair.extend({ more: z.boolean() }));
/** `tell`: who is told; 0: nobody. Open browsers hear of it all the same. */
export const supporterEnded = event('supporterEnded', pair.extend({ tell: z.number().int().min(0) }));
export const supporterActed = event('supporterActed', pair.extend({ deedId: Id }));

const draft = pair.extend({ draftId: Id });
export const supportDrafted = event('supportDrafted', draft);
export const supportDraftSettled = event('supportDraftSettled', draft.extend({ confirmed: z.boolean() }));

export const supportersContract = areaContract({
  name: 'supporters',
  operations: [
    listSupporters,
    askForSupport,
    changeSupporter,
    acceptSupport,
    startSupportNow,
    endSupport,
    getActingFor,
    listSupportLog,
    listSupportDrafts,
    confirmSupportDraft,
    dropSupportDraft,
  ],
  events: [
    supporterAsked,
    supporterAccepted,
    supporterChanged,
    supporterEnded,
    supporterActed,
    supportDrafted,
    supportDraftSettled,
  ],
  entities: { SupportGrant, SupportDoor, Supporters, ActingFor, SupportDraft, SupportDeed },
});
