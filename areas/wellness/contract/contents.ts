import type { z } from 'zod';
import type { Kind } from '../pure/place.ts';
import { AppointmentContent } from './appointments.ts';
import { EnergyContent } from './energy.ts';
import { EntryContent } from './entries.ts';
import { DoseContent, MedicineContent } from './medicines.ts';
import { DiarySettings } from './settings.ts';
import { ShareContent } from './shares.ts';

/** What is sealed of each kind of record, as it has to be when a browser opened it and the server is to keep it. */
export const contentOf = {
  entry: EntryContent,
  settings: DiarySettings,
  energy: EnergyContent,
  share: ShareContent,
  medicine: MedicineContent,
  dose: DoseContent,
  appointment: AppointmentContent,
} as const satisfies Readonly<Record<Kind, z.ZodType>>;
export type ContentOf<K extends Kind> = z.output<(typeof contentOf)[K]>;
