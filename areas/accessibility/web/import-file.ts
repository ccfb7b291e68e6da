import { counted } from '#platform/contract/counted.ts';
import { differences, normalise, type PreferencesRecord } from '#platform/contract/preferences.ts';
import type { Imported } from './draft.ts';

export interface ReadFile {
  readonly record: PreferencesRecord;
  readonly imported: Imported;
}

/**
 * null when this is no settings file. Unknown keys are ignored, values that cannot be taken are named, and own styles
 * wait for the person's tick: a file may come from somebody else.
 */
export function readFile(text: string, base: PreferencesRecord): ReadFile | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { values, problems } = normalise(value, base);
  if (problems.some(({ field }) => field === '')) return null;
  const css = values.customCss !== base.customCss && values.customCss.trim() !== '' ? values.customCss : null;
  return {
    record: css === null ? values : { ...values, customCss: base.customCss },
    imported: { problems, customCss: css },
  };
}

export function changesBetweenWords(base: PreferencesRecord, { record, imported }: ReadFile): string {
  const count = differences(base, record).length;
  if (imported.problems.length > 0)
    return `${counted(imported.problems.length, 'value')} could not be used. Review the rest, then save.`;
  if (imported.customCss !== null) return 'The file has own styles (CSS). Review the settings, then save.';
  if (count === 0) return 'They are the same as the ones you have.';
  return `${counted(count, 'setting')} will change. Review and save.`;
}
