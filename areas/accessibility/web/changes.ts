import {
  choose,
  type DeviceField,
  deviceFields,
  differences,
  type FieldName,
  fieldNames,
  follow,
  type NavigationPreference,
  type Preferences,
  type PreferencesRecord,
  ruleBroken,
} from '#platform/contract/preferences.ts';

/** What the person has changed and not saved. null stands for "same as my device". */
export type Changes = { readonly [K in FieldName]?: Preferences[K] | null } & {
  readonly autoAltText?: boolean;
  readonly navigationPreference?: NavigationPreference;
};

export const isDeviceField = (name: FieldName): name is DeviceField =>
  (deviceFields as readonly string[]).includes(name);

/** The record as it would be saved. */
export function withChanges(base: PreferencesRecord, changes: Changes): PreferencesRecord {
  let record: PreferencesRecord = {
    ...base,
    autoAltText: changes.autoAltText ?? base.autoAltText,
    navigationPreference: changes.navigationPreference ?? base.navigationPreference,
  };
  for (const name of fieldNames) {
    const value = changes[name];
    if (value === undefined) continue;
    if (value !== null) record = choose(record, name, value);
    else if (isDeviceField(name)) record = follow(record, name);
  }
  return record;
}

/** What leads from one record to another. */
export function changesBetween(base: PreferencesRecord, target: PreferencesRecord): Changes {
  const changed = differences(base, target).map((name) => [
    name,
    isDeviceField(name) && target.followDevice.includes(name) ? null : target[name],
  ]);
  return {
    ...Object.fromEntries(changed),
    ...(base.autoAltText !== target.autoAltText && { autoAltText: target.autoAltText }),
    ...(base.navigationPreference !== target.navigationPreference && {
      navigationPreference: target.navigationPreference,
    }),
  };
}

/** What can be taken of a draft that was kept in the browser. */
export function usableChanges(kept: Readonly<Record<string, unknown>> | undefined): Changes {
  const usable = fieldNames.filter((name) => {
    const value = kept?.[name];
    return value !== undefined && (value === null ? isDeviceField(name) : ruleBroken(name, value) === null);
  });
  return Object.fromEntries(usable.map((name) => [name, kept?.[name]]));
}
