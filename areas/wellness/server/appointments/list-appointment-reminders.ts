import { attendedEvents } from '#areas/events/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { AppointmentReminder, listAppointmentReminders as contract } from '../../contract/appointments.ts';
import { diaryOf } from '../diary.ts';
import { recordsByIds } from '../records.ts';
import { appointmentViews, comingAppointments } from './appointments.ts';

const most = 100;

export const listAppointmentReminders: Handler<typeof contract> = async (useCase) => {
  const { principal, query, now } = useCase;
  const diary = diaryOf(useCase);
  const ids = await comingAppointments(diary, most);
  const records = await recordsByIds(diary, ids);
  const own = await appointmentViews(
    diary,
    ids.flatMap((id) => records.get(id) ?? []),
  );
  // Events are another door.
  const events = principal.for ? [] : await attendedEvents(query, { userId: principal.id, now, limit: most });
  const all: AppointmentReminder[] = [
    ...own.map(({ id, uid, generation, zone, at, durationMinutes, title, location, sealed, isDamaged }) => ({
      ...{ id, source: 'own' as const, uid, generation, zone, appointmentDate: at },
      endDate: new Date(Date.parse(at) + durationMinutes * 60_000).toISOString(),
      ...(title !== undefined && { title }),
      ...(location && { location }),
      ...(sealed !== undefined && { sealed }),
      ...(isDamaged && { isDamaged }),
    })),
    ...events.map(({ id, title, zone, location, startTime, endTime }) => ({
      ...{ id, source: 'event' as const, title, zone, appointmentDate: startTime, endDate: endTime },
      ...(location && { location }),
    })),
  ];
  return all.toSorted((a, b) => a.appointmentDate.localeCompare(b.appointmentDate)).slice(0, most);
};
