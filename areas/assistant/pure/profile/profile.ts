import {
  choose,
  complete,
  type DeviceField,
  defaults,
  type FieldName,
  fieldNames,
  type NavigationPreference,
  type Preferences,
  type PreferencesRecord,
} from '#platform/contract/preferences-shape.ts';

/** The accessibility preferences as the assistant shows them (C-04): a view of the one record. */
export interface Profile {
  readonly autoAltText: boolean;
  readonly voiceToText: boolean;
  readonly screenReaderOptimized: boolean;
  readonly colorContrastLevel: Preferences['contrastLevel'];
  readonly fontSize: Preferences['fontSize'];
  readonly contentFormat: 'standard' | 'audio';
  readonly navigationPreference: NavigationPreference;
  readonly animationsEnabled: boolean;
  readonly autoPlayMedia: boolean;
}
export type ProfileField = keyof Profile;

export const profileOf = (record: Omit<PreferencesRecord, 'followDevice'>): Profile => ({
  autoAltText: record.autoAltText,
  voiceToText: record.speechToText,
  screenReaderOptimized: record.screenReaderOptimized,
  colorContrastLevel: record.contrastLevel,
  fontSize: record.fontSize,
  contentFormat: record.audioDescriptions ? 'audio' : 'standard',
  navigationPreference: record.navigationPreference,
  animationsEnabled: !record.reduceMotion,
  autoPlayMedia: record.autoplay,
});

const valuesOf = (profile: Profile): Partial<Preferences> => ({
  speechToText: profile.voiceToText,
  screenReaderOptimized: profile.screenReaderOptimized,
  contrastLevel: profile.colorContrastLevel,
  fontSize: profile.fontSize,
  audioDescriptions: profile.contentFormat === 'audio',
  reduceMotion: !profile.animationsEnabled,
  autoplay: profile.autoPlayMedia,
});

/** What helps with each way of getting around. It is turned on when the way is chosen, and can be turned off again. */
const helpful: Readonly<Record<NavigationPreference, Partial<Preferences>>> = {
  standard: {},
  keyboard: { keyboardNavigation: true, focusIndicators: 'enhanced' },
  voice: { verboseDescriptions: true },
  'eye-tracking': { clickAssistance: true },
};

/**
 * The record with the profile in it. What the profile does not show stays; a field with another value than before stops
 * following the device, unless `followDevice` says which fields follow.
 */
export function withProfile(
  record: PreferencesRecord,
  profile: Profile,
  followDevice?: readonly DeviceField[],
): PreferencesRecord {
  let next = record;
  const { autoAltText, navigationPreference } = profile;
  const helps = navigationPreference === record.navigationPreference ? {} : helpful[navigationPreference];
  for (const [name, value] of Object.entries({ ...valuesOf(profile), ...helps }))
    if (record[name as FieldName] !== value) next = choose(next, name as FieldName, value);
  next = { ...next, autoAltText, navigationPreference };
  if (!followDevice) return next;
  // What follows has its default stored: it waits until the member chooses again.
  const waiting = Object.fromEntries(followDevice.map((name) => [name, defaults[name]]));
  return complete({ ...next, ...waiting, followDevice });
}

const deviceFieldOf: Partial<Record<ProfileField, DeviceField>> = {
  colorContrastLevel: 'contrastLevel',
  animationsEnabled: 'reduceMotion',
  autoPlayMedia: 'autoplay',
};

/** One choice of the person, which ends "same as my device" also where the value is the same. */
export function withChoice<F extends ProfileField>(
  record: PreferencesRecord,
  field: F,
  value: Profile[F],
): PreferencesRecord {
  const next = withProfile(record, { ...profileOf(record), [field]: value });
  const name = deviceFieldOf[field];
  return name ? { ...next, followDevice: next.followDevice.filter((each) => each !== name) } : next;
}

const follows = (record: PreferencesRecord, name: string) => record.followDevice.includes(name as DeviceField);

/** What the controls show: where the record says "same as my device", what the device makes of it. */
export function shownProfile(
  record: PreferencesRecord,
  inForce: Pick<Preferences, 'contrastLevel' | 'reduceMotion' | 'autoplay'>,
): Profile {
  const { contrastLevel, reduceMotion, autoplay } = inForce;
  const followed = Object.entries({ contrastLevel, reduceMotion, autoplay }).filter(([name]) => follows(record, name));
  return profileOf({ ...record, ...Object.fromEntries(followed) });
}

export const followsDevice = (record: PreferencesRecord, field: ProfileField): boolean => {
  const name = deviceFieldOf[field];
  return name !== undefined && follows(record, name);
};

/** The fields that a choice changed: their value, or whether they follow the device. */
export const chosenBetween = (before: PreferencesRecord, after: PreferencesRecord): FieldName[] =>
  fieldNames.filter((name) => before[name] !== after[name] || follows(before, name) !== follows(after, name));
