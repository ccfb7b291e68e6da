import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, once } from '#platform/server/statement.ts';
import { type saveProviderBookingRules as contract, providerEdited } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';

/** What was asked for before keeps the rule and the price that it was asked for under. */
export const saveProviderBookingRules: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, now, principal } = ask;
  const { id, version, ...rules } = input;
  const [changed] = await query(
    once(
      from
        .updateTable('providers')
        .set((e) => ({
          takes_requests: rules.takesRequests,
          notice_hours: rules.noticeHours,
          gap_minutes: rules.gapMinutes,
          horizon_days: rules.horizonDays,
          cancel_hours: rules.cancelHours,
          cancellation: rules.cancellation,
          version: e('version', '+', 1),
          updated_at: moment(now.toISOString()),
        }))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id'),
    ),
  );
  if (!changed) throw problem.conflict('This has changed since you opened it. Have another look.');
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
