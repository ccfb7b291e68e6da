import { z } from 'zod';
import { Id, oneLine, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { byId, Day, GivenDay, optionalLine, plain } from './fields.ts';
import { PlanManagement } from './providers.ts';

export const askStates = ['waiting', 'answered', 'declined', 'closed'] as const;
const AskState = z.enum(askStates);

/** What a member looks for, as each of the providers reads it. */
export const Need = z.object({
  what: oneLine(limits.needWhat),
  where: optionalLine(limits.needLine),
  when: optionalLine(limits.needLine),
  howOften: optionalLine(limits.needLine),
  planManagement: PlanManagement.nullable().default(null),
  /** Only what the member chooses to tell. */
  access: plain(limits.needAccess),
});
export type Need = z.infer<typeof Need>;

const Answer = z.object({
  text: z.string(),
  /** '' where none is named. */
  price: z.string(),
  startsOn: Day.nullable(),
});

const Asked = z.object({
  id: Id,
  /** Null: the listing is gone. */
  providerId: Id.nullable(),
  businessName: z.string(),
  suburb: z.string(),
  state: z.string(),
  /** Minutes until its first answer, in the middle of those that were measured; null: too few were. */
  replyMinutes: z.number().int().nullable(),
  status: AskState,
  /** Null: not answered. */
  answer: Answer.nullable(),
  answeredAt: Timestamp.nullable(),
  /** Where the two write to each other; null: it can’t be read now. */
  conversationId: Id.nullable(),
});

/** One need, and what each provider says to it. No provider sees another. */
export const ProviderAsk = z.object({
  id: Id,
  need: Need,
  isOpen: z.boolean(),
  /** The one that was chosen; null: none, or it is open. */
  chosenId: Id.nullable(),
  asked: z.array(Asked),
  version: Version,
  createdAt: Timestamp,
  closedAt: Timestamp.nullable(),
});
export type ProviderAsk = z.infer<typeof ProviderAsk>;

const Candidate = z.object({
  id: Id,
  businessName: z.string(),
  suburb: z.string(),
  state: z.string(),
  replyMinutes: z.number().int().nullable(),
  /** Why it can’t be asked; '' where it can. */
  whyNot: z.string(),
});
export type Candidate = z.infer<typeof Candidate>;

export const listProvidersToAsk = operation({
  name: 'listProvidersToAsk',
  method: 'GET',
  path: '/api/ndis-provider-asks/candidates',
  policy: 'member',
  summary: 'Up to five providers, with whether you can ask them.',
  query: z.object({ ids: z.string().max(80) }),
  output: json(z.array(Candidate)),
});

export const askProviders = operation({
  name: 'askProviders',
  method: 'POST',
  path: '/api/ndis-provider-asks',
  policy: 'member',
  summary: 'Sends one need to one to five providers. Each has a conversation of its own. At most three are open.',
  body: z.object({ providerIds: z.array(Id).min(1).max(limits.asked), need: Need }),
  output: json(ProviderAsk),
  status: 201,
  errors: ['conflict'],
});

export const listProviderAsks = operation({
  name: 'listProviderAsks',
  method: 'GET',
  path: '/api/ndis-provider-asks',
  policy: 'member',
  summary: 'What you asked providers, the latest first.',
  query: z.object(paging(10)),
  output: paged(ProviderAsk),
});

export const getProviderAsk = operation({
  name: 'getProviderAsk',
  method: 'GET',
  path: '/api/ndis-provider-asks/{id}',
  policy: 'providers.ownAsk',
  summary: 'What you asked, with each answer.',
  params: byId,
  output: json(ProviderAsk),
});

export const closeProviderAsk = operation({
  name: 'closeProviderAsk',
  method: 'POST',
  path: '/api/ndis-provider-asks/{id}/close',
  policy: 'providers.ownAsk',
  summary: 'Ends what you asked. Those you did not choose can be thanked in their conversations.',
  params: byId,
  body: z.object({
    version: Version,
    /** One of the providers that were asked; null: none of them. */
    chosenId: Id.nullable().default(null),
    thank: z.boolean(),
  }),
  output: json(ProviderAsk),
  errors: ['conflict'],
});

/** One need as the provider that was asked sees it. */
export const ReceivedAsk = z.object({
  id: Id,
  providerId: Id,
  businessName: z.string(),
  by: Person,
  need: Need,
  /** It can be answered. */
  isOpen: z.boolean(),
  /** The listing is suspended: all it can say is that it can’t help. */
  isSuspended: z.boolean(),
  status: AskState,
  answer: Answer.nullable(),
  answeredAt: Timestamp.nullable(),
  conversationId: Id.nullable(),
  createdAt: Timestamp,
});
export type ReceivedAsk = z.infer<typeof ReceivedAsk>;

export const listReceivedAsks = operation({
  name: 'listReceivedAsks',
  method: 'GET',
  path: '/api/received-ndis-provider-asks',
  policy: 'member',
  summary: 'What members asked your listings, the latest first.',
  query: z.object(paging(10)),
  output: paged(ReceivedAsk),
});

export const getReceivedAsk = operation({
  name: 'getReceivedAsk',
  method: 'GET',
  path: '/api/received-ndis-provider-asks/{id}',
  policy: 'providers.receivedAsk',
  summary: 'What a member asked your listing. It does not say who else was asked.',
  params: byId,
  output: json(ReceivedAsk),
});

export const answerProviderAsk = operation({
  name: 'answerProviderAsk',
  method: 'POST',
  path: '/api/received-ndis-provider-asks/{id}/answer',
  policy: 'providers.receivedAsk',
  summary:
    'Answers what a member asked your listing, or says that you can’t help. It can be answered again while it is open.',
  params: byId,
  body: z.object({
    canHelp: z.boolean(),
    text: text(limits.askAnswer),
    price: optionalLine(limits.needLine),
    startsOn: GivenDay.nullable().default(null),
  }),
  output: json(ReceivedAsk),
  errors: ['conflict'],
});

const news = z.object({ id: Id, askId: Id, userId: Id });
/** `userId`: who answers for the listing. */
export const providersAsked = event('providersAsked', news.extend({ by: Id }));
/** `userId`: who asked. */
export const providerAskAnswered = event('providerAskAnswered', news);

export const asksPart = contractPart({
  operations: [
    listProvidersToAsk,
    askProviders,
    listProviderAsks,
    getProviderAsk,
    closeProviderAsk,
    listReceivedAsks,
    getReceivedAsk,
    answerProviderAsk,
  ],
  events: [providersAsked, providerAskAnswered],
  entities: { ProviderAsk, ProviderReceivedAsk: ReceivedAsk, ProviderNeed: Need, ProviderToAsk: Candidate },
});
