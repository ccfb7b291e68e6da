import {
  complete,
  type DeviceField,
  defaultRecord,
  deviceFields,
  type FieldName,
  fieldNames,
  navigationPreferences,
  type Preferences,
  type PreferencesRecord,
  ruleBroken,
  shape,
} from './preferences-shape.ts';
import { optionLabels, words } from './preferences-words.ts';
import type { FieldError } from './problem.ts';

export * from './preferences-effect.ts';
export * from './preferences-shape.ts';
export { groups } from './preferences-words.ts';

/** One field with its words, ready to draw a control for it. */
export interface Field {
  readonly name: FieldName;
  readonly kind: 'choice' | 'switch' | 'number' | 'text';
  readonly default: Preferences[FieldName];
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly range: { readonly min: number; readonly max: number; readonly step: number } | null;
  readonly group: string;
  readonly label: string;
  readonly help: string;
  /** True when the field can be "same as my device". */
  readonly followsDevice: boolean;
}

/** The 26 fields in the order of the record. */
export const fields: readonly Field[] = fieldNames.map((name) => {
  const each = shape[name];
  return {
    name,
    kind: each.kind,
    default: each.default,
    options:
      each.kind === 'choice'
        ? each.options.map((value) => ({ value, label: optionLabels[name]?.[value] ?? value }))
        : [],
    range: each.kind === 'number' ? { min: each.min, max: each.max, step: each.step } : null,
    ...words[name],
    followsDevice: (deviceFields as readonly string[]).includes(name),
  };
});

export const fieldOf = (name: FieldName): Field => fields[fieldNames.indexOf(name)] as Field;
export const fieldsOf = (group: string): readonly Field[] => fields.filter((field) => field.group === group);

/** The value in words: On, Off, Large, 0.5 seconds, None. */
export function valueInWords(name: FieldName, value: Preferences[FieldName]): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'number')
    return value === 0 ? 'At once' : value === 1000 ? '1 second' : `${value / 1000} seconds`;
  if (name === 'customCss') return value.trim() === '' ? 'None' : 'Your own styles';
  return optionLabels[name]?.[value] ?? value;
}

/** The value as the overview shows it: "Same as my device" while the field follows. */
export function recordInWords(record: PreferencesRecord, name: FieldName): string {
  return record.followDevice.includes(name as DeviceField) ? 'Same as my device' : valueInWords(name, record[name]);
}

const listed = (labels: readonly string[]) => `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;

function message(name: FieldName): string {
  const field = fieldOf(name);
  if (field.kind === 'choice') return `${field.label} must be ${listed(field.options.map((option) => option.value))}.`;
  if (field.kind === 'switch') return `${field.label} must be true or false.`;
  if (field.range)
    return `${field.label} must be from ${field.range.min} to ${field.range.max}, in steps of ${field.range.step}.`;
  return `${field.label} must be text of at most ${shape.customCss.most} characters.`;
}

/** Keys of the record besides the 26 fields, with what an imported value must look like. */
const added: readonly { field: string; ok: (value: unknown) => boolean; message: string }[] = [
  {
    field: 'followDevice',
    ok: (value) => Array.isArray(value) && value.every((each) => (deviceFields as readonly unknown[]).includes(each)),
    message: `Same as my device can list ${listed(deviceFields)}.`,
  },
  {
    field: 'autoAltText',
    ok: (value) => typeof value === 'boolean',
    message: 'Picture descriptions must be true or false.',
  },
  {
    field: 'navigationPreference',
    ok: (value) => (navigationPreferences as readonly unknown[]).includes(value),
    message: `Way of getting around must be ${listed(navigationPreferences)}.`,
  },
];

/**
 * Reads an imported file: unknown keys are ignored, a value that cannot be taken is refused with a message and keeps
 * the value of `base`.
 */
export function normalise(
  value: unknown,
  base: Readonly<PreferencesRecord> = defaultRecord,
): { values: PreferencesRecord; problems: FieldError[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = 'This file holds no accessibility preferences.';
    return { values: { ...base }, problems: [{ field: '', rule: 'object', message: text }] };
  }
  const given = { ...value } as Record<string, unknown>;
  if (given.customCss === null) given.customCss = '';
  const problems: FieldError[] = [];
  for (const name of fieldNames) {
    const rule = Object.hasOwn(given, name) ? ruleBroken(name, given[name]) : null;
    if (rule) problems.push({ field: name, rule, message: message(name) });
  }
  for (const each of added) {
    if (given[each.field] === undefined || each.ok(given[each.field])) continue;
    problems.push({ field: each.field, rule: 'option', message: each.message });
    delete given[each.field];
  }
  return { values: complete(given, base), problems };
}

/** The file that "Export" writes: the record in the order of the fields, the same bytes for the same settings. */
export function exported(record: PreferencesRecord): string {
  const { autoAltText, navigationPreference, followDevice } = record;
  const values = Object.fromEntries(fieldNames.map((name) => [name, record[name]]));
  const follows = deviceFields.filter((name) => followDevice.includes(name));
  return `${JSON.stringify({ ...values, autoAltText, navigationPreference, followDevice: follows }, null, 2)}\n`;
}

/** What differs between two records, for "this is what will change". */
export const differences = (before: PreferencesRecord, after: PreferencesRecord): FieldName[] =>
  fieldNames.filter(
    (name) => recordInWords(before, name) !== recordInWords(after, name) || before[name] !== after[name],
  );
