import { z } from 'zod';
import { Id, id, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, event, json, operation } from '#platform/contract/operation.ts';
import { extensions, limits } from './pure/limits.ts';

/** planned: the check-in is ahead. missed: it was missed, and no one had agreed to be told. */
const State = z.enum(['planned', 'safe', 'told', 'missed', 'cancelled']);
/** none: someone else has to be chosen; it is not said why. */
const ContactState = z.enum(['asked', 'agreed', 'none']);

const Contact = z.object({
  kind: z.enum(['member', 'email']),
  /** Null for someone who is told by email. */
  userId: Id.nullable(),
  /** The member’s name, or what the owner calls the person. */
  name: z.string(),
  /** Null for a member. */
  email: z.string().nullable(),
  state: ContactState,
});

/** A plan to meet, as its owner has it. */
export const MeetPlan = z.object({
  id: Id,
  /** Whom they meet, in their own words; may be empty. */
  who: z.string(),
  place: z.string(),
  access: z.string(),
  transportThere: z.string(),
  transportBack: z.string(),
  startsAt: Timestamp,
  /** When the owner is asked whether all is well; 15 minutes later the contact is told. */
  checkInAt: Timestamp,
  /** By whose clocks the times are said. */
  zone: z.string(),
  /** The contact is told whom they meet. */
  tellWho: z.boolean(),
  contact: Contact,
  state: State,
  /** When it ended: it was answered, cancelled, or no one answered. Seven days later it is erased. */
  endedAt: Timestamp.nullable(),
  version: Version,
});
export type MeetPlan = z.infer<typeof MeetPlan>;

/** What someone who is asked, or has agreed, may see. The place and whom they meet only once there was no answer. */
export const MeetWatch = z.object({
  id: Id,
  owner: z.object({ displayName: z.string(), userId: Id }),
  state: State,
  contactState: ContactState,
  checkInAt: Timestamp,
  zone: z.string(),
  /** Null until the contact was told. */
  told: z.object({ startsAt: Timestamp, place: z.string(), who: z.string() }).nullable(),
});
export type MeetWatch = z.infer<typeof MeetWatch>;

const byId = z.object({ id });
const byToken = z.object({ token: z.string().max(200) });
const note = (most: number) => z.string().trim().max(most).default('');
const isDay = (value: string) => {
  const time = Date.parse(`${value}:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};
/** As the clocks of the zone show it: 2026-12-02T14:00. */
const local = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine((value) => isDay(value), { error: 'Choose a day and a time.' });

const content = {
  who: note(limits.who),
  place: text(limits.place).trim(),
  access: note(limits.access),
  transportThere: note(limits.transport),
  transportBack: note(limits.transport),
  startsAt: local,
  checkInAt: local,
  zone: z.string().max(64),
  tellWho: z.boolean().default(false),
  /** A member, or someone outside by their name and address. */
  contact: z.union([
    z.object({ userId: id }),
    z.object({ name: text(limits.name).trim(), email: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
  ]),
};

export const listMeetPlans = operation({
  name: 'listMeetPlans',
  method: 'GET',
  path: '/api/meet-plans',
  policy: 'member',
  summary: 'Your meet plans, the next check-in first, and those of others who ask you to be their contact.',
  output: json(z.object({ own: z.array(MeetPlan), others: z.array(MeetWatch) })),
});

export const getMeetPlan = operation({
  name: 'getMeetPlan',
  method: 'GET',
  path: '/api/meet-plans/{id}',
  policy: 'meets.own',
  summary: 'One of your meet plans.',
  params: byId,
  output: json(MeetPlan),
});

export const createMeetPlan = operation({
  name: 'createMeetPlan',
  method: 'POST',
  path: '/api/meet-plans',
  policy: 'member',
  summary: 'Saves a plan and asks the contact. At most 10 plans can be open.',
  body: z.object(content),
  output: json(MeetPlan),
  status: 201,
  errors: ['conflict'],
});

export const editMeetPlan = operation({
  name: 'editMeetPlan',
  method: 'PUT',
  path: '/api/meet-plans/{id}',
  policy: 'meets.change',
  summary: 'Changes your plan. A different contact is asked first.',
  params: byId,
  body: z.object({ ...content, version: Version }),
  output: json(MeetPlan),
  errors: ['conflict'],
});

export const cancelMeetPlan = operation({
  name: 'cancelMeetPlan',
  method: 'POST',
  path: '/api/meet-plans/{id}/cancel',
  policy: 'meets.change',
  summary: 'Cancels your plan. No one is told anything later.',
  params: byId,
  output: json(MeetPlan),
  errors: ['conflict'],
  whileSuspended: true,
});

export const checkInSafe = operation({
  name: 'checkInSafe',
  method: 'POST',
  path: '/api/meet-plans/{id}/safe',
  policy: 'meets.change',
  summary: 'Says that you are safe. A contact who was told hears it too.',
  params: byId,
  output: json(MeetPlan),
  errors: ['conflict'],
  whileSuspended: true,
});

export const extendMeetPlan = operation({
  name: 'extendMeetPlan',
  method: 'POST',
  path: '/api/meet-plans/{id}/extend',
  policy: 'meets.change',
  summary: 'Moves your check-in by 30 or 60 minutes, counted from now when its time has come. At most 12 hours in all.',
  params: byId,
  body: z.object({ minutes: z.literal(extensions) }),
  output: json(MeetPlan),
  errors: ['conflict'],
  whileSuspended: true,
});

export const getMeetWatch = operation({
  name: 'getMeetWatch',
  method: 'GET',
  path: '/api/meet-watches/{id}',
  policy: 'meets.watch',
  summary: 'The plan of a member who asks you to be their contact.',
  params: byId,
  output: json(MeetWatch),
});

export const answerMeetWatch = operation({
  name: 'answerMeetWatch',
  method: 'PUT',
  path: '/api/meet-watches/{id}',
  policy: 'meets.answer',
  summary: 'Agrees to be told, or declines; also later.',
  params: byId,
  body: z.object({ agree: z.boolean() }),
  output: json(MeetWatch),
  errors: ['conflict'],
});

export const readMeetLink = operation({
  name: 'readMeetLink',
  method: 'GET',
  path: '/api/meet-link',
  policy: 'anyone',
  summary: 'The plan behind a link in an email to its contact. Works when signed out.',
  query: byToken,
  output: json(MeetWatch),
});

export const answerMeetLink = operation({
  name: 'answerMeetLink',
  method: 'PUT',
  path: '/api/meet-link',
  policy: 'anyone',
  summary: 'Agrees to be told by email, or declines; also later. Works when signed out.',
  query: byToken,
  body: z.object({ agree: z.boolean() }),
  output: json(MeetWatch),
  errors: ['conflict'],
});

const aboutPlan = z.object({ planId: Id, ownerId: Id });
const toContact = aboutPlan.extend({ contactId: Id.nullable(), turn: z.number().int() });

/** Someone is asked to be the contact. */
export const meetContactAsked = event('meetContactAsked', toContact);
/** They have agreed. */
export const meetContactAgreed = event('meetContactAgreed', aboutPlan);
/** Someone else has to be chosen; it is not said why. */
export const meetContactGone = event('meetContactGone', toContact);
/** The time of the check-in has come. */
export const meetCheckInDue = event('meetCheckInDue', aboutPlan);
/** There was no check-in: the contact is told. */
export const meetAlarm = event('meetAlarm', toContact);
/** There was no check-in, and no one had agreed to be told. */
export const meetMissed = event('meetMissed', aboutPlan);
/** Who was told hears that all is well. */
export const meetSafe = event('meetSafe', toContact);
/** It is over or put off: what was asked of the owner is answered. */
export const meetAnswered = event('meetAnswered', aboutPlan);

export const meetsContract = areaContract({
  name: 'meets',
  operations: [
    listMeetPlans,
    getMeetPlan,
    createMeetPlan,
    editMeetPlan,
    cancelMeetPlan,
    checkInSafe,
    extendMeetPlan,
    getMeetWatch,
    answerMeetWatch,
    readMeetLink,
    answerMeetLink,
  ],
  events: [
    meetContactAsked,
    meetContactAgreed,
    meetContactGone,
    meetCheckInDue,
    meetAlarm,
    meetMissed,
    meetSafe,
    meetAnswered,
  ],
  entities: { MeetPlan, MeetWatch },
});
