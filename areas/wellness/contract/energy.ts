import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { Day, record, sealed } from './fields.ts';

const points = z.number().int().min(0).max(30);

/** What a day can hold, and what it takes. */
export const EnergyContent = z.object({
  /** Points that the day has. */
  points,
  tasks: z
    .array(
      z.object({
        name: text(limits.symptom).trim(),
        /** Points that it takes. */
        cost: points,
        isDone: z.boolean(),
      }),
    )
    .max(limits.listed),
  /** A day for rest: nothing is asked of it. */
  isRestDay: z.boolean(),
});
export type EnergyContent = z.infer<typeof EnergyContent>;

export const EnergyDay = z.object({ ...record, day: Day, ...EnergyContent.partial().shape });
export type EnergyDay = z.infer<typeof EnergyDay>;

/** 0: nothing is kept for the day yet. */
const version = z.number().int().min(0);

export const listWellnessEnergy = operation({
  name: 'listWellnessEnergy',
  method: 'GET',
  path: '/api/wellness-energy',
  policy: 'member',
  summary: 'The days for which you planned your energy, the newest first. From and to are at most 62 days apart.',
  query: z.object({ from: Day, to: Day }),
  output: json(z.array(EnergyDay)),
});

export const putWellnessEnergy = operation({
  name: 'putWellnessEnergy',
  method: 'PUT',
  path: '/api/wellness-energy',
  policy: 'member',
  summary: 'Saves the plan of a day, up to a year ahead. The uid of what a browser seals is “energy-” and the day.',
  body: z.union([z.object({ day: Day, version, sealed }), EnergyContent.extend({ day: Day, version })]),
  output: json(EnergyDay),
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const energyPart = contractPart({
  operations: [listWellnessEnergy, putWellnessEnergy],
  entities: { EnergyDay },
});
