import type { z } from 'zod';
import { problem } from '#platform/server/problem.ts';
import type { OpenAppointment, SealedAppointment } from '../../contract/appointments.ts';

type Body = z.output<typeof OpenAppointment> | z.output<typeof SealedAppointment>;

/** When it is, and when it reminds. */
export function timesOf({ at, durationMinutes, zone, remindBefore }: Body) {
  if (at > '2100') throw problem.invalid([{ field: 'at', rule: 'time', message: 'Choose a day before 2100.' }]);
  return { at, durationMinutes, zone, remindBefore: [...new Set(remindBefore)].toSorted((a, b) => b - a) };
}
