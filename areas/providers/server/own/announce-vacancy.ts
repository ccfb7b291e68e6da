import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { once, statement } from '#platform/server/statement.ts';
import { type announceVacancy as contract, providerEdited } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { assertRoom } from '../room.ts';
import { todayOf } from '../view.ts';
import { lastDayOf } from './vacancy-days.ts';

const service = statement((v: { id: number; serviceId: number }) =>
  from.selectFrom('provider_services').select('id').where('id', '=', v.serviceId).where('provider_id', '=', v.id),
);
/** Those that have ended make room. */
const dropEnded = statement((v: { id: number; today: string }) =>
  from.deleteFrom('provider_vacancies').where('provider_id', '=', v.id).where('ends_on', '<', v.today),
);

export const announceVacancy: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, found, query, emit, now, principal } = ask;
  const { id, serviceId, words, postcodes, startsOn, endsOn } = input;
  const today = todayOf(found, now);
  if (endsOn < today || endsOn > lastDayOf(today)) {
    const message = `Choose an end date in the next ${limits.vacancyDays} days. You can renew it later.`;
    throw problem.invalid([{ field: 'endsOn', rule: 'range', message }]);
  }
  if (startsOn > endsOn) {
    throw problem.invalid([{ field: 'startsOn', rule: 'order', message: 'The start can’t be after the end.' }]);
  }
  if (serviceId !== null && (await query(service, { id, serviceId })).length === 0) {
    throw problem.invalid([{ field: 'serviceId', rule: 'unknown', message: 'Choose one of your services.' }]);
  }
  await query(dropEnded, { id, today });
  await assertRoom(query, id, 'provider_vacancies', limits.vacancies);
  const values = {
    provider_id: id,
    service_id: serviceId,
    words,
    postcodes: [...new Set(postcodes)],
    starts_on: startsOn,
    ends_on: endsOn,
    renewed_on: today,
  };
  await query(once(from.insertInto('provider_vacancies').values(values)));
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
