import { z } from 'zod';
import { Id, id, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { Plan, Role } from '#platform/contract/roles.ts';

/** The person who is using the site, as their own browser may know them. */
export const Me = z.object({
  id: Id,
  displayName: z.string(),
  username: z.string(),
  avatar: z.string(),
  roles: z.array(Role),
  /** Roles that were given but do not count here until the member has a second factor, and has shown it. */
  waitingRoles: z.array(Role),
  plan: Plan,
  /** "Premium Member" or "Free Member" (C-25). */
  planLabel: z.string(),
  /** Pages that aren’t for this member, such as those for adults; their menu leaves them out. Nearly always none. */
  closedPaths: z.array(z.string()),
});
export type Me = z.infer<typeof Me>;

export const Session = z.object({
  /** Null for a guest. */
  member: Me.nullable(),
  /** Unread notifications; 0 for a guest. */
  unread: z.number().int().min(0),
  /** True when this is the demo: nobody signs in, and everybody may act as any of the cast. */
  demo: z.boolean(),
  /** True when the account that is signed in waits for deletion: all but the way back is a guest’s. */
  closing: z.boolean(),
  region: z.enum(['AU', 'US']),
});
export type Session = z.infer<typeof Session>;

/** The answer to a first step: a session, or a second step that has to come before there is one. */
export const Entered = Session.extend({ secondStep: z.boolean() });
export type Entered = z.infer<typeof Entered>;

export const getSession = operation({
  name: 'getSession',
  method: 'GET',
  path: '/api/session',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'The member signed in here, if any.',
  output: json(Session),
});

export const signOut = operation({
  name: 'signOut',
  method: 'POST',
  path: '/api/session/sign-out',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Ends this session.',
  output: nothing(),
  direct: true,
  whileSuspended: true,
});

export const MySession = z.object({
  id: Id,
  /** "Firefox on Windows" */
  device: z.string(),
  startedAt: Timestamp,
  /** Within ten minutes. */
  lastUsedAt: Timestamp,
  current: z.boolean(),
});
export type MySession = z.infer<typeof MySession>;

export const listSessions = operation({
  name: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  policy: 'account.ownSession',
  summary: 'Where you are signed in, this device first.',
  output: paged(MySession),
});

export const endSession = operation({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  policy: 'account.confirmed',
  summary: 'Ends one of your sessions.',
  params: z.object({ id }),
  output: nothing(),
  whileSuspended: true,
});

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/account/sessions/end-others',
  policy: 'account.confirmed',
  summary: 'Ends all your sessions except this one.',
  output: json(z.object({ ended: z.number().int().min(0) })),
  whileSuspended: true,
});

/** The member may do other things from now on. */
export const rolesChanged = event('rolesChanged', z.object({ userId: Id }));
/** What a member is suspended by has changed: from now on they are, or are no longer, or for another time. */
export const suspensionSettled = event('suspensionSettled', z.object({ userId: Id }));
/** Someone has closed the account: it is missing for everyone, and they have some days to think again. */
export const accountClosed = event('accountClosed', z.object({ userId: Id }));
export const sessionsEnded = event('sessionsEnded', z.object({ sessionIds: z.array(Id) }));

export const sessionsPart = contractPart({
  operations: [getSession, signOut, listSessions, endSession, endOtherSessions],
  events: [rolesChanged, suspensionSettled, accountClosed, sessionsEnded],
  entities: { Entered, Me, MySession, Session },
});
