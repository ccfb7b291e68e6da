import { z } from 'zod';
import { Id, id, Person, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { areaContract, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { Role, roles } from '#platform/contract/roles.ts';

/** Most characters of the reason for a change. */
export const reasonLimit = 300;

/** Everybody is a member; every other role is given. */
export const GivenRole = z.enum(roles.filter((role) => role !== 'member') as [GivenRole, ...GivenRole[]]);
export type GivenRole = Exclude<Role, 'member'>;

export const AdminMember = Person.extend({
  roles: z.array(Role),
  memberSince: Timestamp,
});
export type AdminMember = z.infer<typeof AdminMember>;

/** One line of the audit log about a role of this member. */
export const RoleChange = z.object({
  id: Id,
  change: z.enum(['given', 'taken']),
  role: GivenRole,
  reason: z.string(),
  at: Timestamp,
  /** It was done at the console, and no member did it. */
  atConsole: z.boolean(),
  /** Null when the account is gone, and at the console. */
  by: Person.nullable(),
});
export type RoleChange = z.infer<typeof RoleChange>;

export const AdminMemberDetail = AdminMember.extend({
  /** Devices on which the member is signed in. */
  sessions: z.number().int(),
  /** Latest first, at most 50. */
  changes: z.array(RoleChange).max(50),
});
export type AdminMemberDetail = z.infer<typeof AdminMemberDetail>;

export const listMembers = operation({
  name: 'listMembers',
  method: 'GET',
  path: '/api/admin/members',
  policy: 'admin',
  summary: 'Members, newest first, by part of the name or username and by role.',
  query: z.object({ ...paging(), q: z.string().trim().max(100).optional(), role: GivenRole.optional() }),
  output: paged(AdminMember),
  rate: 'search',
});

export const getMember = operation({
  name: 'getMember',
  method: 'GET',
  path: '/api/admin/members/{id}',
  policy: 'admin',
  summary: 'A member’s roles, and how they came to be.',
  params: z.object({ id }),
  output: json(AdminMemberDetail),
});

const Change = z.object({ role: GivenRole, reason: text(reasonLimit) });

export const grantRole = operation({
  name: 'grantRole',
  method: 'POST',
  path: '/api/admin/members/{id}/roles/grant',
  policy: 'admin',
  summary: 'Gives a role, after a fresh check. Giving one that the member has changes nothing.',
  params: z.object({ id }),
  body: Change,
  output: json(AdminMemberDetail),
});

export const revokeRole = operation({
  name: 'revokeRole',
  method: 'POST',
  path: '/api/admin/members/{id}/roles/revoke',
  policy: 'admin',
  summary: 'Takes a role, after a fresh check. The last administrator can’t be removed: 409.',
  params: z.object({ id }),
  body: Change,
  output: json(AdminMemberDetail),
});

export const endMemberSessions = operation({
  name: 'endMemberSessions',
  method: 'POST',
  path: '/api/admin/members/{id}/sessions/end',
  policy: 'admin',
  summary: 'Signs a member out everywhere, except for the session that asks. Needs a fresh check.',
  params: z.object({ id }),
  body: z.object({ reason: text(reasonLimit) }),
  output: json(AdminMemberDetail),
});

/** Something that was to follow an event, and did not come to an end however often it was tried. */
export const ParkedWork = z.object({
  id: Id,
  /** What happened: memberFollowed. */
  event: z.string(),
  happenedAt: Timestamp,
  /** What was to follow: notifications.tell:memberFollowed. */
  reaction: z.string(),
  attempts: z.number().int(),
  parkedAt: Timestamp,
  /** Name and code of the error. Its text may name people, and is not kept. */
  error: z.string(),
});
export type ParkedWork = z.infer<typeof ParkedWork>;

export const listParkedWork = operation({
  name: 'listParkedWork',
  method: 'GET',
  path: '/api/admin/parked-work',
  policy: 'admin',
  summary: 'Work that won’t be retried automatically, newest first.',
  query: z.object(paging()),
  output: paged(ParkedWork),
});

export const countParkedWork = operation({
  name: 'countParkedWork',
  method: 'GET',
  path: '/api/admin/parked-work/count',
  policy: 'admin',
  summary: 'How much work is parked.',
  output: json(z.object({ count: z.number().int() })),
});

export const retryParkedWork = operation({
  name: 'retryParkedWork',
  method: 'POST',
  path: '/api/admin/parked-work/{id}/retry',
  policy: 'admin',
  summary: 'Tries it again now, with as many attempts as at first.',
  params: z.object({ id }),
  output: nothing(),
});

export const retryAllParkedWork = operation({
  name: 'retryAllParkedWork',
  method: 'POST',
  path: '/api/admin/parked-work/retry',
  policy: 'admin',
  summary: 'Tries all of it again now.',
  output: json(z.object({ count: z.number().int() })),
});

export const discardParkedWork = operation({
  name: 'discardParkedWork',
  method: 'DELETE',
  path: '/api/admin/parked-work/{id}',
  policy: 'admin',
  summary: 'Discards it permanently. It will never run.',
  params: z.object({ id }),
  output: nothing(),
});

export const AuditRecord = z.object({
  id: Id,
  at: Timestamp,
  /** Null: nobody signed in, or the account is gone. */
  by: Person.nullable(),
  action: z.string(),
  /** What it was done to: member 12, case:3. */
  subject: z.string(),
  /** More about it, in our own words and numbers, and the reasons that people gave. */
  detail: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

export const listAuditRecords = operation({
  name: 'listAuditRecords',
  method: 'GET',
  path: '/api/admin/audit',
  policy: 'admin',
  summary: 'The audit log, newest first. Filter by the person who acted, the person affected, action and time.',
  query: z.object({
    ...paging(),
    /** A username. */
    person: z.string().trim().max(50).optional(),
    action: z.string().max(60).optional(),
    from: z.iso.datetime().optional(),
    until: z.iso.datetime().optional(),
  }),
  output: paged(AuditRecord),
});

export const getAuditState = operation({
  name: 'getAuditState',
  method: 'GET',
  path: '/api/admin/audit/state',
  policy: 'admin',
  summary: 'Whether the audit log is whole, when that was last checked, and which actions are in it.',
  output: json(
    z.object({
      entries: z.number().int(),
      checkedAt: Timestamp.nullable(),
      /** Null when it was never checked. */
      whole: z.boolean().nullable(),
      /** The first entry that was changed, or whose neighbour was removed; null when the end is missing. */
      brokenAt: Id.nullable(),
      actions: z.array(z.string()),
    }),
  ),
});

/** Something that administrators see to; said to each of them. */
export const adminNewsKinds = ['auditBroken', 'guessesAlarmed'] as const;
export const adminNews = event('adminNews', z.object({ userId: Id, kind: z.enum(adminNewsKinds) }));

export const adminContract = areaContract({
  name: 'admin',
  operations: [
    listMembers,
    getMember,
    grantRole,
    revokeRole,
    endMemberSessions,
    listParkedWork,
    countParkedWork,
    retryParkedWork,
    retryAllParkedWork,
    discardParkedWork,
    listAuditRecords,
    getAuditState,
  ],
  events: [adminNews],
  entities: { AdminMember, AdminMemberDetail, AuditRecord, GivenRole, ParkedWork, RoleChange },
});
