import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type {
  deleteSafetyPlan as deleteContract,
  getSafetyPlan as getContract,
  SafetyPlan,
  saveSafetyPlan as saveContract,
} from '../contract.ts';

async function planOf(query: Query, userId: number): Promise<SafetyPlan> {
  const [plan] = await query<SafetyPlan>(
    'crisis-plan',
    'select sealed, version from crisis_plans where user_id = $1::int',
    [userId],
  );
  return plan ?? { sealed: null, version: 0 };
}

export const getSafetyPlan: Handler<typeof getContract> = ({ principal, query }) => planOf(query, principal.id);

export const saveSafetyPlan: Handler<typeof saveContract> = async ({ input, principal, query, now }) => {
  const values = [principal.id, input.sealed, now.toISOString(), input.version];
  const saved =
    input.version === 0
      ? await query<{ version: number }>(
          'crisis-plan-add',
          `insert into crisis_plans (user_id, sealed, updated_at) values ($1::int, $2::text, $3::timestamptz)
           on conflict do nothing returning version`,
          values.slice(0, 3),
        )
      : await query<{ version: number }>(
          'crisis-plan-change',
          `update crisis_plans set sealed = $2::text, updated_at = $3::timestamptz, version = version + 1
           where user_id = $1::int and version = $4::int returning version`,
          values,
        );
  if (saved.length === 0) throw problem.conflict('Your plan was changed somewhere else. Open it again.');
  return planOf(query, principal.id);
};

export const deleteSafetyPlan: Handler<typeof deleteContract> = async ({ principal, query }) => {
  await query('crisis-plan-delete', 'delete from crisis_plans where user_id = $1::int', [principal.id]);
  return undefined;
};
