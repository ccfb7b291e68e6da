import { z } from 'zod';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';

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

export const safetyPlanPart = contractPart({
  operations: [getSafetyPlan, saveSafetyPlan, deleteSafetyPlan],
  entities: { SafetyPlan },
});
