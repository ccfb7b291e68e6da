import { limits } from '../../pure/limits.ts';
import type { OpenEntry } from '../opened.ts';

/** What the form holds. `day` and `sleep` are text, as they are typed. */
export interface EntryValues {
  mood: number;
  energy: number;
  pain: number;
  symptoms: readonly string[];
  medications: readonly string[];
  /** Typed into a list’s box and not added yet. */
  symptom: string;
  medication: string;
  factors: string[];
  sleep: string;
  scales: readonly { readonly name: string; readonly value: number }[];
  notes: string;
  isPrivate: boolean;
  share: boolean;
  day: string;
}

export const emptyEntry: EntryValues = {
  mood: 5,
  energy: 5,
  pain: 0,
  symptoms: [],
  medications: [],
  symptom: '',
  medication: '',
  factors: [],
  sleep: '',
  scales: [],
  notes: '',
  isPrivate: true,
  share: false,
  day: '',
};

export const valuesOf = (entry: OpenEntry): EntryValues => ({
  ...emptyEntry,
  mood: entry.moodRating,
  energy: entry.energyLevel,
  pain: entry.painLevel,
  symptoms: entry.symptoms,
  medications: entry.medications,
  factors: [...entry.factors],
  sleep: entry.sleepHours === null ? '' : String(entry.sleepHours),
  scales: entry.scales,
  notes: entry.notes,
  isPrivate: entry.isPrivate,
  share: entry.shareWithHealthcare,
  day: entry.day,
});

/** What is the same as last time in one press: the numbers, symptoms and medicines, not the notes of that day. */
export const sameAs = ({ moodRating, energyLevel, painLevel, symptoms, medications, scales }: OpenEntry) => ({
  mood: moodRating,
  energy: energyLevel,
  pain: painLevel,
  symptoms,
  medications,
  scales,
});

/** Trimmed; nothing where it says nothing or is there already. */
export function withAdded(list: readonly string[], typed: string): readonly string[] {
  const one = typed.trim().slice(0, limits.symptom);
  const isThere = list.some((item) => item.toLocaleLowerCase('en-AU') === one.toLocaleLowerCase('en-AU'));
  return one === '' || isThere || list.length >= limits.listed ? list : [...list, one];
}

/** Hours as they are typed: 7, 7.5, 7,5; undefined where it is no such number. */
export function sleepHoursOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const hours = Number(text);
  return hours >= 0 && hours <= 24 && Number.isInteger(hours * 4) ? hours : undefined;
}

/** As the call takes it. What was typed and not added yet is part of it. */
export const bodyOf = (values: EntryValues, zone: string) => ({
  moodRating: values.mood,
  energyLevel: values.energy,
  painLevel: values.pain,
  symptoms: [...withAdded(values.symptoms, values.symptom)],
  medications: [...withAdded(values.medications, values.medication)],
  notes: values.notes.trim(),
  factors: values.factors,
  sleepHours: sleepHoursOf(values.sleep) ?? null,
  scales: [...values.scales],
  isPrivate: values.isPrivate,
  shareWithHealthcare: values.share,
  zone,
  ...(values.day && { day: values.day }),
});
