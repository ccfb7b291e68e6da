import { z } from 'zod';
import { Id, id, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { Role } from '#platform/contract/roles.ts';
import { Session } from './sessions.ts';

export const CastMember = z.object({
  id: Id,
  displayName: z.string(),
  username: z.string(),
  avatar: z.string(),
  roles: z.array(Role),
});

export const listDemoCast = operation({
  name: 'listDemoCast',
  method: 'GET',
  path: '/api/demo/cast',
  policy: 'account.demoOnly',
  summary: 'The sample members that a demo lets you act as.',
  output: paged(CastMember),
});

export const signInAs = operation({
  name: 'signInAs',
  method: 'POST',
  path: '/api/session/sign-in-as',
  policy: 'account.demoOnly',
  lane: 'reserved',
  summary: 'Starts a session as one of the sample members. Demo mode only.',
  body: z.object({ userId: id }),
  output: json(Session),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const OutboxMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: Timestamp,
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const listOutboxMails = operation({
  name: 'listOutboxMails',
  method: 'GET',
  path: '/api/demo/outbox',
  policy: 'account.demoOnly',
  summary: 'The emails a demo would have sent, newest first.',
  query: z.object(paging()),
  output: paged(OutboxMail),
});

export const demoPart = contractPart({
  operations: [listDemoCast, signInAs, listOutboxMails],
  entities: { CastMember, OutboxMail },
});
