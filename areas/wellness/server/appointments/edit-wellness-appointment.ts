import type { Handler } from '#platform/server/area.ts';
import { appointmentMoved, type editWellnessAppointment as contract } from '../../contract/appointments.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import { diaryOf } from '../diary.ts';
import { changeRecord, type RecordRow } from '../records.ts';
import { sentOf } from '../sent.ts';
import { appointmentView, nextReminder, putAppointment } from './appointments.ts';
import { timesOf } from './times.ts';

export const editWellnessAppointment: Handler<typeof contract, RecordRow> = async (useCase) => {
  const { input, found, principal, query, emit, now } = useCase;
  const diary = diaryOf(useCase);
  const times = timesOf(input);
  const before = await appointmentView(diary, found);
  const change = { version: input.version, sent: sentOf('appointment', input), around: { at: times.at } };
  const row = await changeRecord(diary, found, change);
  const remindAt = before.cancelledAt === null ? nextReminder(times.at, times.remindBefore, now) : null;
  await putAppointment(query, { ...times, appointmentId: found.id, userId: principal.id, remindAt });
  if (Date.parse(before.at) !== Date.parse(times.at))
    await emit(appointmentMoved, { userId: principal.id, appointmentId: found.id });
  await emit(wellnessChanged, { userId: principal.id });
  return appointmentView(diary, row);
};
