import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type renewVacancy as contract, providerEdited } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { lockListing } from '../team/rows.ts';
import { todayOf } from '../view.ts';
import { lastDayOf } from './vacancy-days.ts';

const renew = statement((v: { id: number; vacancyId: number; today: string; last: string }) =>
  from
    .updateTable('provider_vacancies')
    .set({ ends_on: v.last, renewed_on: v.today, is_warned: false })
    .where('id', '=', v.vacancyId)
    .where('provider_id', '=', v.id)
    .where('ends_on', '>=', v.today)
    .returning('id'),
);

export const renewVacancy: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, found, query, emit, now, principal } = ask;
  const { id, vacancyId } = input;
  const today = todayOf(found, now);
  await lockListing(query, id);
  const [renewed] = await query(renew, { id, vacancyId, today, last: lastDayOf(today) });
  if (!renewed) throw problem.notFound();
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
