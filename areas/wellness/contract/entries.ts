import { z } from 'zod';
import { cursor, limit, moment, optionalText, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { byId, Day, record, sealedContent, symptom, uid, writtenBy, zone } from './fields.ts';

const rating = (least: number) => z.number().int().min(least).max(10);

/** A scale of the member’s own, as answered in one entry. */
export const ScaleValue = z.object({ name: text(limits.scaleName).trim(), value: rating(0) });

/** What an entry says. */
const content = {
  /** 1 very low, 10 very good. */
  moodRating: rating(1),
  /** 1 none, 10 plenty. */
  energyLevel: rating(1),
  /** 0 none, 10 the worst. */
  painLevel: rating(0),
  symptoms: z.array(symptom).max(limits.listed),
  /** What was taken besides the listed medicines, in the member’s own words. */
  medications: z.array(symptom).max(limits.listed),
  /** '' when there are none. */
  notes: z.string().max(limits.notes),
  /** What the day had in it: “swimming”. */
  factors: z.array(text(limits.factor).trim()).max(limits.listed),
  /** Hours, in quarters; null when not answered. */
  sleepHours: z.number().min(0).max(24).multipleOf(0.25).nullable(),
  scales: z.array(ScaleValue).max(limits.ownScales),
};

/** What is sealed of an entry. */
export const EntryContent = z.object(content);
export type EntryContent = z.infer<typeof EntryContent>;

/** What is known of every entry, sealed or not. */
const around = {
  day: Day,
  /** When on that day it was written, or is about. */
  at: moment,
  /** No one but the member sees it, whatever is shared. */
  isPrivate: z.boolean(),
  /** Shares with a health team may show it. */
  shareWithHealthcare: z.boolean(),
};

export const WellnessEntry = z.object({
  ...record,
  ...around,
  /** A helper wrote it for the member. */
  isByHelper: z.boolean(),
  /** Who it was; null where there is a block between you, too. */
  writtenBy,
  ...z.object(content).partial().shape,
});
export type WellnessEntry = z.infer<typeof WellnessEntry>;

const sent = {
  /** Left out: today in `zone`, or in UTC where that is missing too. Not after today. */
  day: Day.optional(),
  /** Left out: now. */
  at: moment.optional(),
  zone: zone.optional(),
  isPrivate: z.boolean().default(true),
  shareWithHealthcare: z.boolean().default(false),
};

/** Open fields, for a diary that the server keeps sealed under the member’s own key. */
export const OpenEntry = z.object({
  uid: uid.optional(),
  ...sent,
  ...content,
  symptoms: content.symptoms.default([]),
  medications: content.medications.default([]),
  notes: optionalText(limits.notes).default(''),
  factors: content.factors.default([]),
  sleepHours: content.sleepHours.default(null),
  scales: content.scales.default([]),
});
export const SealedEntry = z.object({ ...sealedContent, ...sent });
const body = z.union([SealedEntry, OpenEntry]);

export const listWellnessEntries = operation({
  name: 'listWellnessEntries',
  method: 'GET',
  path: '/api/wellness-entries',
  policy: 'member',
  summary: 'Your own diary entries, the newest day first.',
  query: z.object({ limit: limit(50, 200), cursor, from: Day.optional(), to: Day.optional() }),
  output: paged(WellnessEntry),
});

export const createWellnessEntry = operation({
  name: 'createWellnessEntry',
  method: 'POST',
  path: '/api/wellness-entries',
  policy: 'member',
  summary: 'Saves an entry of your diary. The same uid sent twice is one entry.',
  body,
  output: json(WellnessEntry),
  status: 201,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const editWellnessEntry = operation({
  name: 'editWellnessEntry',
  method: 'PUT',
  path: '/api/wellness-entries/{id}',
  policy: 'wellness.ownEntry',
  summary: 'Changes an entry of your diary.',
  params: byId,
  body: z.union([SealedEntry.extend({ version: Version }), OpenEntry.extend({ version: Version })]),
  output: json(WellnessEntry),
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const deleteWellnessEntry = operation({
  name: 'deleteWellnessEntry',
  method: 'DELETE',
  path: '/api/wellness-entries/{id}',
  policy: 'wellness.ownEntry',
  summary: 'Deletes an entry of your diary. You can restore it for 30 days.',
  params: byId,
  output: nothing(),
  status: 204,
  whileSuspended: true,
});

export const restoreWellnessEntry = operation({
  name: 'restoreWellnessEntry',
  method: 'POST',
  path: '/api/wellness-entries/{id}/restore',
  policy: 'wellness.ownDeletedEntry',
  summary: 'Restores an entry that you deleted.',
  params: byId,
  output: json(WellnessEntry),
  keyless: true,
  whileSuspended: true,
});

export const deleteAllWellnessEntries = operation({
  name: 'deleteAllWellnessEntries',
  method: 'DELETE',
  path: '/api/wellness-entries',
  policy: 'member',
  summary: 'Deletes all entries of your diary at once, for good; with `everything=true` all else in it too.',
  query: z.object({ everything: z.stringbool().default(false) }),
  output: nothing(),
  status: 204,
  keyless: true,
  whileSuspended: true,
});

/** A record of the diary was written, changed, deleted or restored: open screens read again. */
export const wellnessChanged = event('wellnessChanged', z.object({ userId: z.number().int().positive() }));

export const entriesPart = contractPart({
  operations: [
    listWellnessEntries,
    createWellnessEntry,
    editWellnessEntry,
    deleteWellnessEntry,
    restoreWellnessEntry,
    deleteAllWellnessEntries,
  ],
  events: [wellnessChanged],
  entities: { NewWellnessEntry: OpenEntry, SealedWellnessEntry: SealedEntry, WellnessEntry },
});
