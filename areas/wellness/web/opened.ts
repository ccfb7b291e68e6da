import type { WellnessEntry } from '../contract/entries.ts';
import type { DiarySettings, WellnessSettings } from '../contract/settings.ts';
import type { DiaryEntry } from '../pure/entry.ts';

/** An entry as a screen shows it, with what a change of it needs. */
export interface OpenEntry extends DiaryEntry {
  readonly uid: string;
  readonly version: number;
  /** The helper’s name where a helper wrote it. */
  readonly writtenBy: string | null;
}

/** Undefined where its content can’t be read here: it is sealed, or damaged. */
export function openOf(entry: WellnessEntry): OpenEntry | undefined {
  const { moodRating, energyLevel, painLevel } = entry;
  if (moodRating === undefined || energyLevel === undefined || painLevel === undefined) return undefined;
  const { id, uid, version, day, at, isPrivate, shareWithHealthcare } = entry;
  const { symptoms = [], medications = [], notes = '', factors = [], sleepHours = null, scales = [] } = entry;
  return {
    ...{ id, uid, version, day, at, isPrivate, shareWithHealthcare, moodRating, energyLevel, painLevel },
    ...{ symptoms, medications, notes, factors, sleepHours, scales },
    writtenBy: entry.writtenBy?.displayName ?? (entry.isByHelper ? 'a helper' : null),
  };
}

/** Undefined where they can’t be read here: they are sealed, or damaged. */
export function openSettings(kept: WellnessSettings): DiarySettings | undefined {
  const { scales, factors, symptoms = [], hidden = [], energyPoints, questions, offerHelp } = kept;
  if (!scales || !factors || !energyPoints || !questions || offerHelp === undefined) return undefined;
  return { scales, factors, symptoms, hidden, energyPoints, questions, offerHelp };
}
