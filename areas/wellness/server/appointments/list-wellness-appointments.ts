import type { Handler } from '#platform/server/area.ts';
import { after, newest, readKeyset, writeKeyset } from '#platform/server/keyset.ts';
import type { listWellnessAppointments as contract } from '../../contract/appointments.ts';
import { diaryOf } from '../diary.ts';
import { recordsPage } from '../records.ts';
import { appointmentViews } from './appointments.ts';

export const listWellnessAppointments: Handler<typeof contract> = async (useCase) => {
  const { cursor, limit } = useCase.input;
  const diary = diaryOf(useCase);
  const place = after(readKeyset(cursor, newest));
  const rows = await recordsPage(diary, 'appointment', { ...place, from: null, to: null, limit: limit + 1 });
  const last = rows[limit - 1];
  const items = await appointmentViews(diary, rows.slice(0, limit));
  return { items, next: rows.length > limit && last ? writeKeyset({ at: last.exactly, id: last.id }) : undefined };
};
