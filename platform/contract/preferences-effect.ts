import {
  type DeviceField,
  defaultRecord,
  defaults,
  deviceFields,
  type LowEnergy,
  type Preferences,
  type PreferencesRecord,
  type SwitchName,
  type Trial,
  usable,
} from './preferences-shape.ts';

/** What the browser tells about the device. */
export interface DeviceSignals {
  readonly dark: boolean;
  readonly reducedMotion: boolean;
  readonly moreContrast: boolean;
  readonly forcedColors: boolean;
  readonly reducedTransparency: boolean;
}

export const plainDevice: DeviceSignals = {
  dark: false,
  reducedMotion: false,
  moreContrast: false,
  forcedColors: false,
  reducedTransparency: false,
};

export interface EffectiveInput {
  readonly device: DeviceSignals;
  /** null while the person has stored nothing. */
  readonly stored: PreferencesRecord | null;
  readonly lowEnergy?: LowEnergy | null;
  readonly trial?: Trial | null;
  /** Values that are being tried in the wizard and not saved. */
  readonly preview?: Partial<PreferencesRecord> | null;
  /** True for ?safe=1, ?plain=1 and after Alt+0: the page comes without custom styles. */
  readonly safe?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Effective extends Preferences {
  /** Writes out the descriptions of pictures. */
  readonly autoAltText: boolean;
  readonly theme: 'light' | 'dark' | 'contrast';
  readonly forcedColors: boolean;
  readonly lessTransparency: boolean;
  readonly lowEnergyOn: boolean;
  readonly trialOn: boolean;
  readonly safe: boolean;
  /** Fields whose value comes from the device at this moment. */
  readonly fromDevice: readonly DeviceField[];
}

/** With no stored record a tooltip waits this long (C-37). */
export const hoverDelayUnset = 700;

const running = (until: string | null | undefined, now: number) => !!until && Date.parse(until) > now;

/** The values in force: defaults, stored, device, bad day, trial, preview; the later one wins. */
export function effective(input: EffectiveInput): Effective {
  const { device, stored, lowEnergy, trial, preview, safe = false, now } = input;
  const lowEnergyOn = running(lowEnergy?.until, now);
  const trialOn = running(trial?.until, now);
  const bad = lowEnergyOn ? usable(lowEnergy?.profile) : {};
  const tried = trialOn ? usable(trial?.values) : {};
  const shown = preview ? usable(preview) : {};
  const base = stored ?? { ...defaultRecord, hoverDelay: hoverDelayUnset };
  const values: Preferences = { ...base, ...bad, ...tried, ...shown };

  const follows = (name: DeviceField): boolean => {
    if (preview?.followDevice) return preview.followDevice.includes(name);
    if (name in shown && shown[name] !== defaults[name]) return false;
    return base.followDevice.includes(name) && !(name in bad) && !(name in tried);
  };
  const fromDevice = deviceFields.filter(follows);

  if (fromDevice.includes('colorScheme')) values.colorScheme = 'auto';
  if (fromDevice.includes('contrastLevel')) values.contrastLevel = device.moreContrast ? 'high' : 'normal';
  if (fromDevice.includes('reduceMotion')) values.reduceMotion = device.reducedMotion;
  if (fromDevice.includes('autoplay')) values.autoplay = defaults.autoplay && !device.reducedMotion;
  if (safe) values.customCss = '';

  return {
    ...values,
    autoAltText: base.autoAltText,
    theme: themeOf(values, device),
    forcedColors: device.forcedColors,
    lessTransparency: device.reducedTransparency || values.contrastLevel === 'maximum',
    lowEnergyOn,
    trialOn,
    safe,
    fromDevice,
  };
}

/** Forced colours always win: the page then keeps to the device's light or dark and sets no palette of its own. */
function themeOf({ colorScheme }: Preferences, { dark, forcedColors }: DeviceSignals): Effective['theme'] {
  if (forcedColors || colorScheme === 'auto') return dark ? 'dark' : 'light';
  return colorScheme === 'high-contrast' ? 'contrast' : colorScheme;
}

const presence: Partial<Record<SwitchName, string>> = {
  simplifiedLayout: 'data-simplified',
  clickAssistance: 'data-click-assistance',
  dragAssistance: 'data-drag-assistance',
  readingAssistance: 'data-reading',
  concentrationMode: 'data-concentration',
  screenReaderOptimized: 'data-screen-reader',
  verboseDescriptions: 'data-verbose',
  landmarkNavigation: 'data-landmarks',
  skipLinks: 'data-extra-skip-links',
  keyboardNavigation: 'data-keyboard',
  autoplay: 'data-autoplay',
  signLanguageSupport: 'data-sign-language',
  textToSpeech: 'data-read-aloud',
  speechToText: 'data-dictation',
  audioDescriptions: 'data-audio-descriptions',
};

/** Attributes of the html element. null means: the attribute is absent. */
export function attributesOf(now: Effective): Record<string, string | null> {
  const attributes: Record<string, string | null> = {
    'data-theme': now.theme,
    'data-contrast': now.contrastLevel,
    'data-font-size': now.fontSize,
    'data-font': now.fontFamily,
    'data-motion': now.reduceMotion ? 'off' : now.animationSpeed,
    'data-focus': now.focusIndicators,
    'data-transparency': now.lessTransparency ? 'less' : null,
    'data-low-energy': now.lowEnergyOn ? '' : null,
  };
  for (const [name, attribute] of Object.entries(presence)) {
    attributes[attribute] = now[name as SwitchName] ? '' : null;
  }
  return attributes;
}

/** Custom properties of the html element; set through CSSOM, because the content security policy has no inline styles. */
export const stylesOf = (now: Effective): Record<string, string> => ({ '--hover-delay': `${now.hoverDelay}ms` });

/**
 * What the server can write into <html>: the same, without the attributes that only the browser knows. Where one is
 * missing, the style sheets follow the device by media queries.
 */
export function serverAttributesOf(stored: PreferencesRecord | null, lowEnergy: LowEnergy | null, now: number) {
  const result = effective({ device: plainDevice, stored, lowEnergy, now });
  const attributes = attributesOf(result);
  if (result.colorScheme === 'auto') delete attributes['data-theme'];
  if (result.fromDevice.includes('contrastLevel')) delete attributes['data-contrast'];
  if (result.fromDevice.includes('reduceMotion')) delete attributes['data-motion'];
  return attributes;
}
