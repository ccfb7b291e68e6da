import { z } from 'zod';
import { Id, id, optionalText, Person, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from './pure/limits.ts';
import { states } from './pure/states.ts';

export const Region = z.enum(['AU', 'US']);
export type Region = z.infer<typeof Region>;

/** One way to reach a service. */
export const HelpChannel = z.object({
  /** call, text, chat, video, relay (through the National Relay Service), tty, email or web */
  kind: z.enum(['call', 'text', 'chat', 'video', 'relay', 'tty', 'email', 'web']),
  /** What people read: "13 11 14", "SMS 0477 13 11 14". */
  label: z.string(),
  /** tel:, sms: or mailto: address, or the service's own website; null when there is nothing to press. */
  href: z.string().nullable(),
  /** A limit of this channel, such as its hours; empty: none. */
  note: z.string(),
  /** Of a website: the day on which a person last opened it by hand, YYYY-MM-DD; null: nobody has. Absent: no website. */
  openedOn: z.iso.date().nullable().optional(),
});
export type HelpChannel = z.infer<typeof HelpChannel>;

export const HelpService = z.object({
  /** Stable name: lifeline. */
  id: z.string(),
  name: z.string(),
  /** emergency, crisis (at any hour, for people in distress) or support */
  group: z.enum(['emergency', 'crisis', 'support']),
  purpose: z.string(),
  /** Who it’s for; empty: everybody. */
  audience: z.string(),
  channels: z.array(HelpChannel),
  /** The hours in words: "Every day, all day and night". Empty: not known. */
  hours: z.string(),
  /** Null when the hours are not known. */
  openNow: z.boolean().nullable(),
  /** When a closed service opens: "opens 9 am on Monday". Empty: it is open, or nobody can know. */
  opens: z.string(),
  /** How to get there through the National Relay Service or an interpreter; empty: nothing known. */
  relay: z.string(),
  /** Said plainly beside the number: "This is not a crisis service." Empty: none. */
  caution: z.string(),
  /** The day on which the facts were last read, YYYY-MM-DD. */
  lastChecked: z.iso.date(),
});
export type HelpService = z.infer<typeof HelpService>;

export const listCrisisServices = operation({
  name: 'listCrisisServices',
  method: 'GET',
  path: '/api/crisis/services',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Emergency numbers and help services, with whether each is open now. No account is needed.',
  query: z.object({
    /** Default: the region of this installation. */
    region: Region.optional(),
    /** IANA zone of the reader, for services that keep local hours: Australia/Perth. */
    zone: z.string().max(60).optional(),
    /** The reader’s state or territory, for public holidays; it also says the zone. */
    state: z.enum(states).optional(),
  }),
  output: paged(HelpService),
});

export const CrisisHotline = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  phoneNumber: z.string(),
  textNumber: z.string().optional(),
  /** The hours in words, or that they are not known. */
  availability: z.string(),
  specialties: z.array(z.string()),
});
export type CrisisHotline = z.infer<typeof CrisisHotline>;

export const listCrisisHotlines = operation({
  name: 'listCrisisHotlines',
  method: 'GET',
  path: '/api/crisis-hotlines',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Lines for people in distress, in the region of this installation. No account is needed.',
  output: paged(CrisisHotline),
});

/** Random: it says nothing about when a request was made, or how many there are. */
export const RequestId = z.string().regex(/^[\w-]{22}$/);

export const urgencyLevels = ['low', 'medium', 'high', 'emergency'] as const;
export const supportTypes = ['emotional', 'practical', 'medical', 'emergency'] as const;
export const contactWays = ['phone', 'text', 'video', 'in-person'] as const;
export const requestStatuses = ['open', 'in-progress', 'escalated', 'resolved'] as const;

/** As its author and those who help see it. */
export const CrisisSupportRequest = z.object({
  id: RequestId,
  urgencyLevel: z.enum(urgencyLevels),
  supportType: z.enum(supportTypes),
  description: z.string(),
  location: z.string().nullable(),
  isAnonymous: z.boolean(),
  preferredContact: z.enum(contactWays).nullable(),
  /** Of an anonymous request only the hour. */
  createdAt: Timestamp,
  status: z.enum(requestStatuses),
  supporterId: Id.nullable(),
  supporter: Person.nullable(),
  /** Minutes until a supporter accepted it, as measured; null until then. */
  responseTime: z.number().int().min(0).nullable(),
  /** Null when it is anonymous, for its own author too: nothing of them is in the answer. */
  author: Person.nullable(),
  /** What the reader is to it. */
  side: z.enum(['author', 'supporter', 'duty', 'waiting']),
  /** Messages in its conversation. */
  messages: z.number().int().min(0),
  version: Version,
});
export type CrisisSupportRequest = z.infer<typeof CrisisSupportRequest>;

export const listMyCrisisSupport = operation({
  name: 'listMyCrisisSupport',
  method: 'GET',
  path: '/api/my-crisis-support',
  policy: 'member',
  lane: 'reserved',
  summary: 'Your own support requests, the newest first.',
  output: paged(CrisisSupportRequest),
});

// What the author does is `direct`: an idempotency key would tie the member to an anonymous request.
export const createCrisisSupport = operation({
  name: 'createCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support',
  policy: 'member',
  lane: 'reserved',
  summary: 'Asks approved supporters for support. The same open request once more is the first one.',
  body: z.object({
    urgencyLevel: z.enum(urgencyLevels),
    supportType: z.enum(supportTypes),
    description: text(limits.description),
    location: optionalText(limits.location),
    isAnonymous: z.boolean().default(false),
    preferredContact: z.enum(contactWays).optional(),
  }),
  output: json(CrisisSupportRequest),
  status: 201,
  errors: ['conflict', 'unavailable'],
  rate: 'report',
  direct: true,
  whileSuspended: true,
});

export const getCrisisSupport = operation({
  name: 'getCrisisSupport',
  method: 'GET',
  path: '/api/crisis-support/{id}',
  policy: 'member',
  lane: 'reserved',
  summary: 'One support request, for its author and its supporters.',
  params: z.object({ id: RequestId }),
  output: json(CrisisSupportRequest),
});

export const listCrisisRequests = operation({
  name: 'listCrisisRequests',
  method: 'GET',
  path: '/api/crisis/requests',
  policy: 'crisis.helper',
  lane: 'reserved',
  summary:
    'Requests that are waiting and requests you are helping with, most urgent first. For supporters on duty and the duty role.',
  output: paged(CrisisSupportRequest),
});

const onRequest = { params: z.object({ id: RequestId }), output: json(CrisisSupportRequest) } as const;
const seen = { version: Version };

export const acceptCrisisSupport = operation({
  name: 'acceptCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support/{id}/accept',
  policy: 'crisis.helper',
  lane: 'reserved',
  summary: 'Accepts a request: you become its supporter. Only one supporter can; the others get 409.',
  ...onRequest,
  body: z.object(seen),
  errors: ['conflict'],
});

export const handOverCrisisSupport = operation({
  name: 'handOverCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support/{id}/hand-over',
  policy: 'member',
  lane: 'reserved',
  summary: 'Hands a request over, so that another supporter can accept it.',
  ...onRequest,
  output: nothing(),
  body: z.object(seen),
  errors: ['conflict'],
  whileSuspended: true,
});

export const escalateCrisisSupport = operation({
  name: 'escalateCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support/{id}/escalate',
  policy: 'member',
  lane: 'reserved',
  summary: 'Escalates a request to the people with the duty role, with a reason.',
  ...onRequest,
  body: z.object({ ...seen, reason: text(limits.reason) }),
  errors: ['conflict'],
  whileSuspended: true,
});

export const resolveCrisisSupport = operation({
  name: 'resolveCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support/{id}/resolve',
  policy: 'member',
  lane: 'reserved',
  summary: 'Closes a request. Its author can do this at any time, and so can its supporter.',
  ...onRequest,
  body: z.object(seen),
  errors: ['conflict'],
  direct: true,
  whileSuspended: true,
});

export const CrisisMessage = z.object({
  id: z.number().int().min(1),
  from: z.enum(['author', 'supporter']),
  /** The supporter who wrote it; null for the author. */
  supporter: Person.nullable(),
  /** True when the reader wrote it. */
  mine: z.boolean(),
  content: z.string(),
  sentAt: Timestamp,
});
export type CrisisMessage = z.infer<typeof CrisisMessage>;

export const listCrisisMessages = operation({
  name: 'listCrisisMessages',
  method: 'GET',
  path: '/api/crisis-support/{id}/messages',
  policy: 'member',
  lane: 'reserved',
  summary: 'The conversation of a request, oldest first.',
  params: z.object({ id: RequestId }),
  output: paged(CrisisMessage),
});

export const sendCrisisMessage = operation({
  name: 'sendCrisisMessage',
  method: 'POST',
  path: '/api/crisis-support/{id}/messages',
  policy: 'member',
  lane: 'reserved',
  summary: 'Writes in the conversation of a request.',
  params: z.object({ id: RequestId }),
  body: z.object({ content: text(limits.message) }),
  output: json(CrisisMessage),
  status: 201,
  errors: ['conflict'],
  direct: true,
  whileSuspended: true,
});

/** How a browser reaches the other one of a call. */
export const CrisisCall = z.object({
  /** For RTCPeerConnection; empty: the two devices reach each other directly, or not at all. */
  iceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  /** True where an anonymous request’s call goes through a relay alone, so that no address is told. */
  relayOnly: z.boolean(),
});
export type CrisisCall = z.infer<typeof CrisisCall>;

export const getCrisisCall = operation({
  name: 'getCrisisCall',
  method: 'GET',
  path: '/api/crisis-support/{id}/call',
  policy: 'member',
  lane: 'reserved',
  summary:
    'What a browser needs to join the call of a request. For its author and its supporter, while the request is open.',
  params: z.object({ id: RequestId }),
  output: json(CrisisCall),
});

const browser = z.string().regex(/^[\w-]{12}$/);
const inCall = {
  request: RequestId,
  /** A random name of this browser in this call; it says nothing about who is at it. */
  from: browser,
  /** Empty: whichever browser of the other is in the call. */
  to: browser.optional(),
};
/** What the two browsers of a call tell each other. Nothing of it is stored. */
export const CallSignal = z.discriminatedUnion('kind', [
  /** Again and again while in the call. `media`: agreed to voice or picture. */
  z.strictObject({
    ...inCall,
    kind: z.literal('here'),
    joins: z.boolean(),
    media: z.boolean(),
    mic: z.boolean(),
    camera: z.boolean(),
  }),
  /** `elsewhere`: the same person has joined in another browser. */
  z.strictObject({ ...inCall, kind: z.literal('left'), elsewhere: z.boolean() }),
  z.strictObject({ ...inCall, kind: z.enum(['offer', 'answer']), sdp: z.string().max(limits.callOffer) }),
  /** Please make a new offer. */
  z.strictObject({ ...inCall, kind: z.literal('again') }),
  /** Live text: the line as it stands, and whether it is done. */
  z.strictObject({
    ...inCall,
    kind: z.literal('line'),
    line: z.number().int().min(1).max(100_000),
    text: z.string().max(limits.callLine),
    done: z.boolean(),
  }),
]);
export type CallSignal = z.infer<typeof CallSignal>;

export const openCrisisIdentity = operation({
  name: 'openCrisisIdentity',
  method: 'POST',
  path: '/api/crisis-support/{id}/identity',
  policy: 'crisis.duty',
  lane: 'reserved',
  summary: 'Opens who sent an anonymous request. For the duty role only; the reason goes into the audit log.',
  params: z.object({ id: RequestId }),
  body: z.object({ reason: text(limits.reason) }),
  output: json(Person),
  direct: true,
});

export const reportReasons = ['harassment', 'sexual', 'bad_advice', 'private_information', 'money', 'other'] as const;
export const reportOutcomes = ['no_action', 'warned', 'moved', 'stopped'] as const;

/** What the two people of a conversation read about its reports. */
export const CrisisReport = z.object({
  id: RequestId,
  /** Null once the request is gone, and for a supporter whom it is about: they learn not where it was. */
  requestId: RequestId.nullable(),
  /** True: the reader sent it. False: a decision about the reader, with what the review team wrote to them. */
  mine: z.boolean(),
  /** What the reader is, or was, in that conversation. */
  side: z.enum(['author', 'supporter']),
  /** The message that was reported; null: the whole conversation, or a decision about the reader. */
  messageId: z.number().int().min(1).nullable(),
  /** Null for a decision about the reader. */
  reason: z.enum(reportReasons).nullable(),
  details: z.string(),
  /** The sender hears that something was done, and not what; the person it is about hears what. */
  outcome: z.enum(['waiting', 'acted', ...reportOutcomes]),
  /** What the review team wrote to the reader; empty: nothing. */
  words: z.string(),
  /** Only the hour in an anonymous request. Null for a decision about the reader. */
  reportedAt: Timestamp.nullable(),
  decidedAt: Timestamp.nullable(),
});
export type CrisisReport = z.infer<typeof CrisisReport>;

// `direct` like all that an author does.
export const createCrisisReport = operation({
  name: 'createCrisisReport',
  method: 'POST',
  path: '/api/crisis-support/{id}/reports',
  policy: 'member',
  lane: 'reserved',
  summary:
    'Reports a message from the other person in a request’s conversation, or the whole conversation. The request stays open.',
  params: z.object({ id: RequestId }),
  body: z.object({
    /** Left out: the whole conversation. */
    messageId: id.optional(),
    reason: z.enum(reportReasons),
    details: optionalText(limits.reason),
    /** The person who asked wants a different supporter: the request waits for the others, and this one loses it. */
    anotherSupporter: z.boolean().default(false),
  }),
  output: json(CrisisReport),
  status: 201,
  errors: ['conflict'],
  rate: 'report',
  direct: true,
  whileSuspended: true,
});

export const listMyCrisisReports = operation({
  name: 'listMyCrisisReports',
  method: 'GET',
  path: '/api/crisis/my-reports',
  policy: 'member',
  lane: 'reserved',
  summary: 'Your own reports in crisis support, their outcomes, and decisions about you. Newest first.',
  output: paged(CrisisReport),
});

/** In the list of the review team: nothing that was written. */
export const CrisisReportSummary = z.object({
  id: RequestId,
  reason: z.enum(reportReasons),
  /** Who sent it. */
  by: z.enum(['author', 'supporter']),
  isAnonymous: z.boolean(),
  outcome: z.enum(reportOutcomes).nullable(),
  reportedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  version: Version,
});
export type CrisisReportSummary = z.infer<typeof CrisisReportSummary>;

export const listCrisisReports = operation({
  name: 'listCrisisReports',
  method: 'GET',
  path: '/api/crisis/reports',
  policy: 'crisis.reviewer',
  lane: 'reserved',
  summary:
    'Reports of crisis conversations, waiting ones first. For moderators with the duty role; never about themselves.',
  output: paged(CrisisReportSummary),
});

export const CrisisReportDetail = CrisisReportSummary.extend({
  details: z.string(),
  /** The supporter in it; null: their account is gone. */
  supporter: Person.nullable(),
  /** Null when the request is anonymous, or its author is gone. */
  author: Person.nullable(),
  /** Null: the request is gone, with all that was written in it. */
  requestStatus: z.enum(requestStatuses).nullable(),
  /** What was asked; only where the whole conversation was reported. */
  description: z.string().nullable(),
  /** The reported message and the ten before it, oldest first. */
  messages: z.array(
    z.object({
      id: z.number().int().min(1),
      from: z.enum(['author', 'supporter']),
      supporter: Person.nullable(),
      content: z.string(),
      sentAt: Timestamp,
      reported: z.boolean(),
    }),
  ),
  decidedBy: Person.nullable(),
  /** What the review team wrote to the person who reported. */
  reply: z.string(),
  /** What the review team wrote to the person it is about. */
  told: z.string(),
});
export type CrisisReportDetail = z.infer<typeof CrisisReportDetail>;

export const getCrisisReport = operation({
  name: 'getCrisisReport',
  method: 'GET',
  path: '/api/crisis/reports/{id}',
  policy: 'crisis.reviewer',
  lane: 'reserved',
  summary: 'A report with the messages it is about. Each time it is read goes into the audit log.',
  params: z.object({ id: RequestId }),
  output: json(CrisisReportDetail),
});

export const decideCrisisReport = operation({
  name: 'decideCrisisReport',
  method: 'POST',
  path: '/api/crisis/reports/{id}/decision',
  policy: 'crisis.reviewer',
  lane: 'reserved',
  summary:
    'Decides a report: no action, a warning, another supporter for the request, or an end to the work as a supporter.',
  params: z.object({ id: RequestId }),
  body: z.object({
    version: Version,
    outcome: z.enum(reportOutcomes),
    /** To the person who reported. */
    reply: optionalText(limits.reason),
    /** To the person it is about; needed unless there is no action. */
    told: optionalText(limits.reason),
  }),
  output: json(CrisisReportSummary),
  errors: ['conflict'],
});

export const AvailableSupporter = z.object({
  id: Id,
  name: z.string(),
  avatar: z.string(),
  title: z.string(),
  /** Years. */
  experience: z.number().int().min(0),
  specialties: z.array(z.string()),
  /** Median minutes until they accepted in the last 30 days, as measured; null: not known. */
  responseTime: z.number().int().min(0).nullable(),
});
export type AvailableSupporter = z.infer<typeof AvailableSupporter>;

export const listAvailableSupporters = operation({
  name: 'listAvailableSupporters',
  method: 'GET',
  path: '/api/available-supporters',
  policy: 'member',
  lane: 'reserved',
  summary: 'Approved supporters who are on duty now.',
  output: paged(AvailableSupporter),
});

/** As measured; null where there is nothing to measure. */
export const CrisisStats = z.object({
  supportersOnDuty: z.number().int().min(0),
  /** Requests that a supporter accepted in the last 30 days. */
  answered: z.number().int().min(0),
  medianMinutes: z.number().int().min(0).nullable(),
});
export type CrisisStats = z.infer<typeof CrisisStats>;

export const getCrisisStats = operation({
  name: 'getCrisisStats',
  method: 'GET',
  path: '/api/crisis/stats',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'How many supporters are on duty, and how long requests waited in the last 30 days.',
  output: json(CrisisStats),
});

export const supporterStates = ['applied', 'approved', 'declined'] as const;
export const OwnSupporter = z.object({
  /** Null: never applied. */
  state: z.enum(supporterStates).nullable(),
  onDuty: z.boolean(),
  openRequests: z.number().int().min(0),
  limit: z.number().int().min(1),
});
export type OwnSupporter = z.infer<typeof OwnSupporter>;

export const getOwnSupporter = operation({
  name: 'getOwnSupporter',
  method: 'GET',
  path: '/api/crisis/supporters/me',
  policy: 'member',
  lane: 'reserved',
  summary: 'Whether you are a supporter, and on duty.',
  output: json(OwnSupporter),
});

export const applyAsSupporter = operation({
  name: 'applyAsSupporter',
  method: 'POST',
  path: '/api/crisis/supporters',
  policy: 'member',
  summary: 'Asks to become a supporter, and agrees to the code of conduct.',
  body: z.object({
    title: text(limits.title),
    experience: z.number().int().min(0).max(80),
    specialties: z.array(text(limits.specialty)).min(1).max(limits.specialties),
    why: text(limits.why),
    agreesToCode: z.literal(true),
  }),
  output: json(OwnSupporter),
  status: 201,
  errors: ['conflict'],
});

export const setSupporterDuty = operation({
  name: 'setSupporterDuty',
  method: 'PUT',
  path: '/api/crisis/duty',
  policy: 'crisis.supporter',
  lane: 'reserved',
  summary: 'Starts or ends your duty.',
  body: z.object({ onDuty: z.boolean() }),
  output: json(OwnSupporter),
  whileSuspended: true,
});

export const SupporterApplication = z.object({
  person: Person,
  state: z.enum(supporterStates),
  title: z.string(),
  experience: z.number().int().min(0),
  specialties: z.array(z.string()),
  why: z.string(),
  appliedAt: Timestamp,
});
export type SupporterApplication = z.infer<typeof SupporterApplication>;

export const listSupporterApplications = operation({
  name: 'listSupporterApplications',
  method: 'GET',
  path: '/api/crisis/supporters',
  policy: 'admin',
  summary: 'Applications to become a supporter, waiting ones first.',
  output: paged(SupporterApplication),
});

export const decideSupporter = operation({
  name: 'decideSupporter',
  method: 'POST',
  path: '/api/crisis/supporters/{userId}/decision',
  policy: 'admin',
  summary: 'Approves or declines an application. Approving gives the role. No one can decide their own application.',
  params: z.object({ userId: id }),
  body: z.object({ approve: z.boolean(), reason: text(limits.reason) }),
  output: json(SupporterApplication),
  errors: ['conflict'],
});

/** Sealed in the member’s browser with a passphrase that never leaves it: form, rounds, salt, iv and content. */
const SealedPlan = z
  .string()
  .max(limits.sealedPlan)
  .regex(/^p1\.[1-9]\d{4,7}\.[\w-]{22}\.[\w-]{16}\.[\w-]{22,}$/);

export const SafetyPlan = z.object({
  /** Null: there is none. */
  sealed: z.string().nullable(),
  /** 0: there is none. */
  version: z.number().int().min(0),
});
export type SafetyPlan = z.infer<typeof SafetyPlan>;

export const getSafetyPlan = operation({
  name: 'getSafetyPlan',
  method: 'GET',
  path: '/api/crisis/safety-plan',
  policy: 'member',
  lane: 'reserved',
  summary: 'Your own safety plan, as your browser sealed it.',
  output: json(SafetyPlan),
});

export const saveSafetyPlan = operation({
  name: 'saveSafetyPlan',
  method: 'PUT',
  path: '/api/crisis/safety-plan',
  policy: 'member',
  lane: 'reserved',
  summary: 'Saves your sealed safety plan. Send the version it replaces, or 0 for the first.',
  body: z.object({ sealed: SealedPlan, version: z.number().int().min(0) }),
  output: json(SafetyPlan),
  errors: ['conflict'],
  whileSuspended: true,
});

export const deleteSafetyPlan = operation({
  name: 'deleteSafetyPlan',
  method: 'DELETE',
  path: '/api/crisis/safety-plan',
  policy: 'member',
  summary: 'Deletes your safety plan.',
  output: nothing(),
  status: 204,
  whileSuspended: true,
});

/** Something about requests changed; it says nothing of which or whose. */
export const crisisChanged = event('crisisChanged', z.object({}));

export const crisisNewsKinds = [
  'supportAsked',
  'supportEscalated',
  'supporterDecided',
  'supporterApplied',
  'crisisReported',
  'crisisReportWaits',
  'crisisReportDecided',
  'crisisDecision',
] as const;
/** News for those who help. Never for authors: a notice would name them. */
export const crisisNews = event('crisisNews', z.object({ userId: Id, kind: z.enum(crisisNewsKinds) }));

export const crisisContract = areaContract({
  name: 'crisis',
  operations: [
    listCrisisServices,
    listCrisisHotlines,
    listMyCrisisSupport,
    createCrisisSupport,
    getCrisisSupport,
    listCrisisRequests,
    acceptCrisisSupport,
    handOverCrisisSupport,
    escalateCrisisSupport,
    resolveCrisisSupport,
    listCrisisMessages,
    sendCrisisMessage,
    getCrisisCall,
    openCrisisIdentity,
    createCrisisReport,
    listMyCrisisReports,
    listCrisisReports,
    getCrisisReport,
    decideCrisisReport,
    listAvailableSupporters,
    getCrisisStats,
    getOwnSupporter,
    applyAsSupporter,
    setSupporterDuty,
    listSupporterApplications,
    decideSupporter,
    getSafetyPlan,
    saveSafetyPlan,
    deleteSafetyPlan,
  ],
  events: [crisisChanged, crisisNews],
  entities: {
    AvailableSupporter,
    CrisisCall,
    CrisisHotline,
    CrisisMessage,
    CrisisReport,
    CrisisReportDetail,
    CrisisReportSummary,
    CrisisStats,
    CrisisSupportRequest,
    HelpChannel,
    HelpService,
    OwnSupporter,
    Region,
    SafetyPlan,
    SupporterApplication,
  },
});
