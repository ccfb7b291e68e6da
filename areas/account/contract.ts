import { z } from 'zod';
import { Id, id } from '#platform/contract/fields.ts';
import { areaContract, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { Plan, Role } from '#platform/contract/roles.ts';

/** The person who is using the site, as their own browser may know them. */
export const Me = z.object({
  id: Id,
  displayName: z.string(),
  username: z.string(),
  avatar: z.string(),
  roles: z.array(Role),
  plan: Plan,
  /** "Premium Member" or "Free Member" (C-25). */
  planLabel: z.string(),
});
export type Me = z.infer<typeof Me>;

export const Session = z.object({
  /** Null for a guest. */
  member: Me.nullable(),
  /** Unread notifications; 0 for a guest. */
  unread: z.number().int().min(0),
  /** True when this is the demo: nobody signs in, and everybody may act as any of the cast. */
  demo: z.boolean(),
  region: z.enum(['AU', 'US']),
});
export type Session = z.infer<typeof Session>;

export const CastMember = z.object({
  id: Id,
  displayName: z.string(),
  username: z.string(),
  avatar: z.string(),
  roles: z.array(Role),
});

export const getSession = operation({
  name: 'getSession',
  method: 'GET',
  path: '/api/session',
  policy: 'anyone',
  summary: 'Who is signed in here, if anybody.',
  output: json(Session),
});

export const signOut = operation({
  name: 'signOut',
  method: 'POST',
  path: '/api/session/sign-out',
  policy: 'anyone',
  summary: 'Ends this session.',
  output: nothing(),
  direct: true,
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
  summary: 'Starts a session as one of the sample members. Demo mode only.',
  body: z.object({ userId: id }),
  output: json(Session),
  direct: true,
  rate: 'sign-in',
});

export const accountContract = areaContract({
  name: 'account',
  operations: [getSession, signOut, listDemoCast, signInAs],
});
