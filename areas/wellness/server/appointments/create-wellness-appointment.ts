import type { Handler } from '#platform/server/area.ts';
import type { createWellnessAppointment as contract } from '../../contract/appointments.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import { diaryOf } from '../diary.ts';
import { addRecord } from '../records.ts';
import { sentOf } from '../sent.ts';
import { appointmentView, nextReminder, putAppointment } from './appointments.ts';
import { timesOf } from './times.ts';

export const createWellnessAppointment: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  const diary = diaryOf(useCase);
  const times = timesOf(input);
  const { row, isNew } = await addRecord(diary, 'appointment', {
    sent: sentOf('appointment', input),
    around: { at: times.at },
  });
  if (isNew) {
    const remindAt = nextReminder(times.at, times.remindBefore, now);
    await putAppointment(query, { ...times, appointmentId: row.id, userId: principal.id, remindAt });
    await emit(wellnessChanged, { userId: principal.id });
  }
  return appointmentView(diary, row);
};
