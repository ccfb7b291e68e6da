import { z } from 'zod';
import { Id, id, oneLine, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { checkKinds, checkResults, limits, registrationStatuses } from '../pure/options.ts';
import { byId, Cents, Day, GivenDay, optionalLine, plain } from './fields.ts';
import { StatedPaper } from './papers.ts';
import { Provider } from './profile.ts';

/** What administrators have to look at. */
export const ProviderDuty = z.object({
  id: Id,
  businessName: z.string(),
  suburb: z.string(),
  state: Provider.shape.state,
  isActive: z.boolean(),
  registrationStatus: z.enum(registrationStatuses),
  complianceScore: z.number().int().nullable(),
  /** Kinds that were never checked, have run out or run out within 30 days, the most urgent first. */
  due: z.array(
    z.object({
      kind: z.enum(checkKinds),
      /** never: nothing that was seen holds. */
      state: z.enum(['never', 'expired', 'soon']),
      /** Null: never. */
      expiry: Day.nullable(),
      /** Of worker screening: how many workers. */
      count: z.number().int(),
    }),
  ),
  createdAt: Timestamp,
});
export type ProviderDuty = z.infer<typeof ProviderDuty>;

export const listProviderDuties = operation({
  name: 'listProviderDuties',
  method: 'GET',
  path: '/api/admin/ndis-providers',
  policy: 'admin',
  summary:
    'Providers for administrators. waiting: not published yet. due: a check is due. stated: they state a paper. suspended: they are.',
  query: z.object({
    show: z.enum(['all', 'waiting', 'due', 'stated', 'suspended']).default('due'),
    q: z.string().trim().max(limits.search).optional(),
    ...paging(20),
  }),
  output: paged(ProviderDuty),
  rate: 'search',
});

const Check = z.object({
  id: Id,
  kind: z.enum(checkKinds),
  result: z.enum(checkResults),
  staffId: Id.nullable(),
  staffName: z.string(),
  seenOn: Day,
  source: z.string(),
  expiry: Day.nullable(),
  /** For administrators only. */
  note: z.string(),
  /** Null: the account is gone. */
  by: Person.nullable(),
  at: Timestamp,
});

export const ProviderFile = z.object({
  provider: Provider,
  /** Latest first, at most 200. */
  checks: z.array(Check),
  /** Why it is suspended, for administrators; '' unless it is. */
  suspendedFor: z.string(),
  suspendedAt: Timestamp.nullable(),
  /** What the provider has stated, and no one has checked yet; the oldest first. */
  papers: z.array(StatedPaper),
});
export type ProviderFile = z.infer<typeof ProviderFile>;

export const getProviderFile = operation({
  name: 'getProviderFile',
  method: 'GET',
  path: '/api/admin/ndis-providers/{id}',
  policy: 'admin',
  summary: 'A provider with everything that was checked of it.',
  params: byId,
  output: json(ProviderFile),
});

export const recordProviderCheck = operation({
  name: 'recordProviderCheck',
  method: 'POST',
  path: '/api/admin/ndis-providers/{id}/checks',
  policy: 'admin',
  summary: 'Records what was looked at, where and when. Badges and score follow from it. In the audit log.',
  params: byId,
  body: z.object({
    kind: z.enum(checkKinds),
    result: z.enum(['confirmed', 'refused']),
    /** Of worker screening: whose; else null. */
    staffId: id.nullable().default(null),
    /** Not later than today. */
    seenOn: GivenDay,
    source: oneLine(limits.checkSource),
    /** Of identity: may be null. Of audit: when the next one is due. Else needed for what is confirmed. */
    expiry: GivenDay.nullable().default(null),
    /** Of registration: since when. Of audit: when it was. */
    since: GivenDay.nullable().default(null),
    /** Of insurance. */
    insurer: optionalLine(limits.insurer),
    amount: Cents.extend({ minor: z.number().int().min(0).max(limits.cover) })
      .nullable()
      .default(null),
    note: plain(limits.checkNote),
    /** What was stated by the provider and is checked with this: of the same kind and worker. */
    paperId: id.nullable().default(null),
  }),
  output: json(ProviderFile),
  status: 201,
  errors: ['conflict'],
});

const decision = z.object({ version: Version, reason: text(limits.reason) });

export const publishProvider = operation({
  name: 'publishProvider',
  method: 'POST',
  path: '/api/admin/ndis-providers/{id}/publish',
  policy: 'admin',
  summary: 'Lets everyone find a listing. Needs a current identity check. In the audit log.',
  params: byId,
  body: decision,
  output: json(ProviderFile),
  errors: ['conflict'],
});

export const approveProvider = operation({
  name: 'approveProvider',
  method: 'POST',
  path: '/api/admin/ndis-providers/{id}/approve',
  policy: 'admin',
  summary: 'From pending to active. Needs a current registration check. In the audit log.',
  params: byId,
  body: decision,
  output: json(ProviderFile),
  errors: ['conflict'],
});

export const suspendProvider = operation({
  name: 'suspendProvider',
  method: 'POST',
  path: '/api/admin/ndis-providers/{id}/suspend',
  policy: 'admin',
  summary: 'From active to suspended, with the reason. No one can book it. In the audit log.',
  params: byId,
  body: decision,
  output: json(ProviderFile),
  errors: ['conflict'],
});

export const liftProviderSuspension = operation({
  name: 'liftProviderSuspension',
  method: 'POST',
  path: '/api/admin/ndis-providers/{id}/lift',
  policy: 'admin',
  summary: 'From suspended back to active, with the reason. In the audit log.',
  params: byId,
  body: decision,
  output: json(ProviderFile),
  errors: ['conflict'],
});

/** Its status, evidence or listing has changed: open pages read it again. */
export const providerChecked = event('providerChecked', z.object({ id: Id }));

export const checksPart = contractPart({
  operations: [
    listProviderDuties,
    getProviderFile,
    recordProviderCheck,
    publishProvider,
    approveProvider,
    suspendProvider,
    liftProviderSuspension,
  ],
  events: [providerChecked],
  entities: { ProviderDuty, ProviderFile },
});
