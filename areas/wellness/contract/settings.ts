import { z } from 'zod';
import { Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { parts } from '../pure/settings.ts';
import { sealed } from './fields.ts';

const points = z.number().int().min(0).max(30);

/** How a member keeps the diary. */
export const DiarySettings = z.object({
  /** Scales besides mood, energy and pain, from 0 to 10. */
  scales: z
    .array(
      z.object({
        name: text(limits.scaleName).trim(),
        /** What 0 and 10 mean, in the member’s words; may be empty. */
        low: z.string().trim().max(limits.scaleName),
        high: z.string().trim().max(limits.scaleName),
      }),
    )
    .max(limits.ownScales)
    .refine((list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length, {
      error: 'Give each scale a name of its own.',
    }),
  /** What a day may have in it, to choose from: “swimming”. */
  factors: z.array(text(limits.factor).trim()).max(limits.listed),
  /** Symptoms to choose from, besides those of earlier entries. */
  symptoms: z.array(text(limits.symptom).trim()).max(limits.listed).default([]),
  /** Parts of the page and the form that the member doesn’t want to see. */
  hidden: z.array(z.enum(parts)).max(parts.length).default([]),
  /** Energy points of a day, Monday first. */
  energyPoints: z.array(points).length(7),
  /** To ask at the next visit. */
  questions: z.array(text(limits.question).trim()).max(limits.questions),
  /** After several low days in a row, the page offers what helps. */
  offerHelp: z.boolean(),
});
export type DiarySettings = z.infer<typeof DiarySettings>;

/** As long as none are stored, the settings are these and the version is 0. */
export const WellnessSettings = z.object({
  ...DiarySettings.partial().shape,
  sealed: z.string().optional(),
  isDamaged: z.boolean().optional(),
  /** Which of the member’s keys they are sealed with; 0 while none are stored. */
  generation: z.number().int().min(0),
  version: z.number().int().min(0),
  updatedAt: Timestamp.nullable(),
});
export type WellnessSettings = z.infer<typeof WellnessSettings>;

const version = z.number().int().min(0);

export const getWellnessSettings = operation({
  name: 'getWellnessSettings',
  method: 'GET',
  path: '/api/wellness-settings',
  policy: 'member',
  summary: 'How you keep your diary: own scales, factors, energy points and questions.',
  output: json(WellnessSettings),
});

export const putWellnessSettings = operation({
  name: 'putWellnessSettings',
  method: 'PUT',
  path: '/api/wellness-settings',
  policy: 'member',
  summary: 'Saves how you keep your diary. The uid of what a browser seals is “settings-settings”.',
  body: z.union([z.object({ sealed, version }), DiarySettings.extend({ version })]),
  output: json(WellnessSettings),
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const settingsPart = contractPart({
  operations: [getWellnessSettings, putWellnessSettings],
  entities: { WellnessSettings },
});
