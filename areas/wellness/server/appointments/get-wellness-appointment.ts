import type { Handler } from '#platform/server/area.ts';
import type { getWellnessAppointment as contract } from '../../contract/appointments.ts';
import { diaryOf } from '../diary.ts';
import type { RecordRow } from '../records.ts';
import { appointmentView } from './appointments.ts';

export const getWellnessAppointment: Handler<typeof contract, RecordRow> = (useCase) =>
  appointmentView(diaryOf(useCase), useCase.found);
