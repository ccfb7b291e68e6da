import type { z } from 'zod';
import { problem } from '#platform/server/problem.ts';
import type { AppointmentContent, OpenAppointment, SealedAppointment } from '../../contract/appointments.ts';
import type { Sent } from '../records.ts';

type Body = z.output<typeof OpenAppointment> | z.output<typeof SealedAppointment>;

export function sentOf(body: Body): Sent<AppointmentContent> {
  if ('sealed' in body) return { uid: body.uid, sealed: body.sealed };
  const { title, location, accessNotes, questions, companion, notes } = body;
  return { uid: body.uid, content: { title, location, accessNotes, questions, companion, notes } };
}

/** When it is, and when it reminds. */
export function timesOf({ at, durationMinutes, zone, remindBefore }: Body) {
  if (at > '2100') throw problem.invalid([{ field: 'at', rule: 'time', message: 'Choose a day before 2100.' }]);
  return { at, durationMinutes, zone, remindBefore: [...new Set(remindBefore)].toSorted((a, b) => b - a) };
}
