import { z } from 'zod';
import { Id, id, Person, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';

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

export const supportersPart = contractPart({
  operations: [
    listAvailableSupporters,
    getCrisisStats,
    getOwnSupporter,
    applyAsSupporter,
    setSupporterDuty,
    listSupporterApplications,
    decideSupporter,
  ],
  entities: { AvailableSupporter, CrisisStats, OwnSupporter, SupporterApplication },
});
