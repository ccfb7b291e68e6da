import type { Handler } from '#platform/server/area.ts';
import { after, newest, readKeyset, writeKeyset } from '#platform/server/keyset.ts';
import type { listWellnessDoses as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { doseViews, pastDoses } from './doses.ts';

export const listWellnessDoses: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, now } = useCase;
  const { cursor, limit, medicineId = null, from = null, to = null } = input;
  const ask = { userId: principal.id, medicineId, from, to, limit: limit + 1, now: now.toISOString() };
  const rows = await pastDoses(query, { ...ask, ...after(readKeyset(cursor, newest)) });
  const last = rows[limit - 1];
  const items = await doseViews(diaryOf(useCase), rows.slice(0, limit));
  return { items, next: rows.length > limit && last ? writeKeyset({ at: last.exactly, id: last.id }) : undefined };
};
