/** An opened entry of the diary. What is worked out from entries never asks how the diary is sealed. */
export interface DiaryEntry {
  readonly id: number;
  /** The day it is about, as its member saw it then: 2026-11-25. Travel doesn’t change it. */
  readonly day: string;
  /** ISO 8601 */
  readonly at: string;
  /** 1 to 10 */
  readonly moodRating: number;
  /** 1 to 10 */
  readonly energyLevel: number;
  /** 0 to 10 */
  readonly painLevel: number;
  readonly symptoms: readonly string[];
  readonly medications: readonly string[];
  readonly notes: string;
  readonly factors: readonly string[];
  /** Hours */
  readonly sleepHours: number | null;
  readonly scales: readonly { readonly name: string; readonly value: number }[];
  readonly isPrivate: boolean;
  readonly shareWithHealthcare: boolean;
}

export type Rated = Pick<DiaryEntry, 'day' | 'moodRating' | 'energyLevel' | 'painLevel'>;
