import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { rowOf, statement } from '#platform/server/statement.ts';
import type { updateSubscriptionPlan as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { plans } from '../tables.ts';
import { type PlanRow, planFields, planView, readPlans } from './plan-rows.ts';

const changed = planFields.filter(
  (name): name is Exclude<(typeof planFields)[number], 'id' | 'name' | 'position' | 'version'> =>
    !['id', 'name', 'position', 'version'].includes(name),
);
const save = statement((v: PlanRow) =>
  from
    .updateTable('plans')
    .set((e) => ({ ...rowOf(plans, changed, v), version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .returning('id'),
);

export const updateSubscriptionPlan: Handler<typeof contract> = async ({
  input,
  principal,
  db,
  query,
  now,
  services,
}) => {
  const before = (await readPlans(query)).find(({ id }) => id === input.id);
  if (!before) throw problem.notFound();
  const { price, yearlyPrice, features, displayName, description, isPopular, version } = input;
  if (before.name === 'free' && (price > 0 || yearlyPrice > 0)) {
    throw problem.invalid([{ field: 'price', rule: 'free', message: 'Free costs nothing.' }]);
  }
  const monthlyPrice = Math.round(price * 100);
  const cents = { monthlyPrice, yearlyPrice: Math.round(yearlyPrice * 100) };
  const next = { ...before, ...features, ...cents, displayName, description, isPopular, version };
  const [saved] = await query(save, next);
  if (!saved) throw problem.conflict('Someone else has changed this plan.');
  const detail = { monthlyPrice: cents.monthlyPrice, yearlyPrice: cents.yearlyPrice };
  await writeAudit(db, { actorId: principal.id, action: 'plan changed', subject: `plan ${before.name}`, detail }, now);
  return planView({ ...next, version: version + 1 }, services.config);
};
