/**
 * The 26 fields without their words. The script that runs before the first paint needs exactly this and no more.
 * Names, options, defaults and ranges are those of A11Y-03 to A11Y-28; Lexend is one font more.
 */
const choice = <const O extends readonly string[], const D extends O[number]>(fallback: D, options: O) =>
  ({ kind: 'choice', default: fallback as O[number], options }) as const;
const toggle = (fallback: boolean) => ({ kind: 'switch', default: fallback as boolean }) as const;

export const shape = {
  fontSize: choice('medium', ['small', 'medium', 'large', 'extra-large']),
  fontFamily: choice('system', ['system', 'dyslexic-friendly', 'high-contrast', 'lexend']),
  colorScheme: choice('auto', ['auto', 'light', 'dark', 'high-contrast']),
  contrastLevel: choice('normal', ['normal', 'high', 'maximum']),
  reduceMotion: toggle(false),
  autoplay: toggle(true),
  animationSpeed: choice('normal', ['slow', 'normal', 'fast', 'off']),
  keyboardNavigation: toggle(true),
  focusIndicators: choice('standard', ['standard', 'enhanced', 'high-contrast']),
  skipLinks: toggle(true),
  soundEffects: toggle(true),
  voiceAnnouncements: toggle(false),
  audioDescriptions: toggle(false),
  screenReaderOptimized: toggle(false),
  verboseDescriptions: toggle(false),
  landmarkNavigation: toggle(true),
  simplifiedLayout: toggle(false),
  readingAssistance: toggle(false),
  concentrationMode: toggle(false),
  clickAssistance: toggle(false),
  dragAssistance: toggle(false),
  hoverDelay: { kind: 'number', default: 500 as number, min: 0, max: 2000, step: 100 },
  textToSpeech: toggle(false),
  speechToText: toggle(false),
  signLanguageSupport: toggle(false),
  customCss: { kind: 'text', default: '' as string, most: 10_240 },
} as const;

export type FieldName = keyof typeof shape;
export type Preferences = { [K in FieldName]: (typeof shape)[K]['default'] };
export type SwitchName = { [K in FieldName]: (typeof shape)[K]['kind'] extends 'switch' ? K : never }[FieldName];

export const fieldNames = Object.keys(shape) as FieldName[];

/** Fields that can be "same as my device". */
export const deviceFields = ['colorScheme', 'contrastLevel', 'reduceMotion', 'autoplay'] as const;
export type DeviceField = (typeof deviceFields)[number];

export const navigationPreferences = ['standard', 'keyboard', 'voice', 'eye-tracking'] as const;
export type NavigationPreference = (typeof navigationPreferences)[number];

/** One record a person: the 26 fields and what C-04 and "same as my device" add to them. */
export interface PreferencesRecord extends Preferences {
  /** Fields that follow the device; their stored value waits until the person chooses it again. */
  readonly followDevice: readonly DeviceField[];
  readonly autoAltText: boolean;
  readonly navigationPreference: NavigationPreference;
}

export const defaults = Object.freeze(
  Object.fromEntries(fieldNames.map((name) => [name, shape[name].default])),
) as Readonly<Preferences>;

export const defaultRecord: Readonly<PreferencesRecord> = Object.freeze({
  ...defaults,
  followDevice: deviceFields,
  autoAltText: false,
  navigationPreference: 'standard',
});

/** A saved low-energy profile: fields that differ on a bad day, and whether others see "slow to reply". */
export type LowEnergyProfile = Partial<Omit<Preferences, 'customCss'>> & { readonly slowToReply?: boolean };

export interface LowEnergy {
  readonly profile: LowEnergyProfile;
  /** ISO time at which it ends by itself; null while it is off. */
  readonly until: string | null;
}

export const defaultLowEnergyProfile: LowEnergyProfile = {
  simplifiedLayout: true,
  concentrationMode: true,
  soundEffects: false,
  autoplay: false,
  slowToReply: true,
};

/** A setting tried for some minutes on the page being read. */
export interface Trial {
  readonly values: Partial<Preferences>;
  readonly until: string;
}

const isOneOf = (value: unknown, options: readonly string[]) => options.includes(value as string);

/** Why a value cannot be taken, as a rule name, or null when it can. */
export function ruleBroken(name: FieldName, value: unknown): string | null {
  const field = shape[name];
  if (field.kind === 'choice') return isOneOf(value, field.options) ? null : 'option';
  if (field.kind === 'switch') return typeof value === 'boolean' ? null : 'boolean';
  if (field.kind === 'text') return typeof value !== 'string' ? 'text' : value.length > field.most ? 'length' : null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'number';
  return value < field.min || value > field.max || value % field.step !== 0 ? 'range' : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of something unknown that can be taken; everything else is left out without a word. */
export function usable(value: unknown): Partial<Preferences> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    fieldNames
      .filter((name) => Object.hasOwn(value, name) && ruleBroken(name, value[name]) === null)
      .map((name) => [name, value[name]]),
  );
}

/**
 * Fills a record up. Without followDevice (a client written from the specification), a field that equals its default
 * keeps following the device.
 */
export function complete(value: unknown, base: Readonly<PreferencesRecord> = defaultRecord): PreferencesRecord {
  const given = isObject(value) ? value : {};
  const fields = { ...base, ...usable(given) };
  const { followDevice, autoAltText, navigationPreference } = given;
  return {
    ...fields,
    followDevice: Array.isArray(followDevice)
      ? deviceFields.filter((name) => followDevice.includes(name))
      : base.followDevice.filter((name) => fields[name] === defaults[name]),
    autoAltText: typeof autoAltText === 'boolean' ? autoAltText : base.autoAltText,
    navigationPreference: isOneOf(navigationPreference, navigationPreferences)
      ? (navigationPreference as NavigationPreference)
      : base.navigationPreference,
  };
}

/** The person chooses: the value is set and the field stops following the device. */
export function choose<K extends FieldName>(
  record: PreferencesRecord,
  name: K,
  value: Preferences[K],
): PreferencesRecord {
  return {
    ...record,
    [name]: value,
    followDevice: record.followDevice.filter((each) => each !== name || value === 'auto'),
  };
}

/** "Same as my device": the field goes back to its default and follows. */
export function follow(record: PreferencesRecord, name: DeviceField): PreferencesRecord {
  const following = deviceFields.filter((each) => each === name || record.followDevice.includes(each));
  return { ...record, [name]: defaults[name], followDevice: following };
}
