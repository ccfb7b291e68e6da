import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type endVacancy as contract, providerEdited } from '../../contract.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { readProvider } from '../read-provider.ts';
import { refresh } from '../refresh.ts';
import { lockListing } from '../team/rows.ts';

const remove = statement((v: { id: number; vacancyId: number }) =>
  from.deleteFrom('provider_vacancies').where('id', '=', v.vacancyId).where('provider_id', '=', v.id).returning('id'),
);

export const endVacancy: Handler<typeof contract, OwnProvider> = async (ask) => {
  const { input, query, emit, principal } = ask;
  const { id, vacancyId } = input;
  await lockListing(query, id);
  const [gone] = await query(remove, { id, vacancyId });
  if (!gone) throw problem.notFound();
  await refresh(query, id);
  await emit(providerEdited, { id, ownerId: principal.id });
  return readProvider(ask, id);
};
