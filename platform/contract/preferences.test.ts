import { describe, expect, test } from 'vitest';
import {
  attributesOf,
  choose,
  complete,
  defaultRecord,
  defaults,
  effective,
  exported,
  fieldNames,
  fields,
  follow,
  groups,
  normalise,
  plainDevice,
  recordInWords,
  serverAttributesOf,
  stylesOf,
} from './preferences.ts';
import { LowEnergyEntity, PreferencesBody, PreferencesEntity } from './preferences-schema.ts';

const now = Date.parse('2026-11-21T04:00:00.000Z');
const later = '2026-11-21T05:00:00.000Z';
const earlier = '2026-11-21T03:00:00.000Z';
const of = (input: Partial<Parameters<typeof effective>[0]>) =>
  effective({ device: plainDevice, stored: null, now, ...input });

describe('fields', () => {
  test('are the 26 of the specification with its defaults (A11Y-03 to A11Y-28)', () => {
    expect(fields).toHaveLength(26);
    expect(defaults).toEqual({
      fontSize: 'medium',
      fontFamily: 'system',
      colorScheme: 'auto',
      contrastLevel: 'normal',
      reduceMotion: false,
      autoplay: true,
      animationSpeed: 'normal',
      keyboardNavigation: true,
      focusIndicators: 'standard',
      skipLinks: true,
      soundEffects: true,
      voiceAnnouncements: false,
      audioDescriptions: false,
      screenReaderOptimized: false,
      verboseDescriptions: false,
      landmarkNavigation: true,
      simplifiedLayout: false,
      readingAssistance: false,
      concentrationMode: false,
      clickAssistance: false,
      dragAssistance: false,
      hoverDelay: 500,
      textToSpeech: false,
      speechToText: false,
      signLanguageSupport: false,
      customCss: '',
    });
  });

  test('stand in six groups, each with words for every option', () => {
    expect(new Set(fields.map(({ group }) => group))).toEqual(new Set(groups));
    for (const field of fields) {
      expect(field.label).not.toBe('');
      for (const sentence of field.help.split(/(?<=[.])\s/)) expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
      for (const option of field.options) expect(option.label).not.toBe(option.value);
    }
    expect(new Set(fields.map(({ label }) => label)).size).toBe(26);
  });
});

describe('normalise', () => {
  test('gives back what was exported, byte for byte', () => {
    const record = {
      ...defaultRecord,
      fontSize: 'large',
      hoverDelay: 0,
      customCss: 'p { color: red }',
      followDevice: [],
    } as const;
    const { values, problems } = normalise(JSON.parse(exported(record)));
    expect(problems).toEqual([]);
    expect(exported(values)).toBe(exported(record));
  });

  test('ignores unknown keys and refuses each wrong value with a message', () => {
    const { values, problems } = normalise({
      fontSize: 'huge',
      hoverDelay: 250,
      autoplay: 'yes',
      __proto__: 1,
      extra: 1,
      skipLinks: false,
    });
    expect(problems.map(({ field }) => field).sort()).toEqual(['autoplay', 'fontSize', 'hoverDelay']);
    expect(problems.find(({ field }) => field === 'hoverDelay')?.message).toBe(
      'Hover delay must be from 0 to 2000, in steps of 100.',
    );
    expect(values).toMatchObject({ fontSize: 'medium', hoverDelay: 500, autoplay: true, skipLinks: false });
    expect(values).not.toHaveProperty('extra');
  });

  test.each([[null], ['text'], [[]], [3]])('refuses %j as a whole', (value) => {
    expect(normalise(value).problems).toHaveLength(1);
  });

  test.each([-100, 2100, 250, Number.NaN, '500', 1e9])('hoverDelay %s is out of range', (hoverDelay) => {
    expect(normalise({ hoverDelay }).problems).toHaveLength(1);
  });
});

describe('effective', () => {
  test('nothing stored: defaults and the device, and 700 ms for hovering (C-37)', () => {
    expect(of({})).toMatchObject({ theme: 'light', contrastLevel: 'normal', hoverDelay: 700, autoplay: true });
    const device = { ...plainDevice, dark: true, reducedMotion: true, moreContrast: true };
    expect(of({ device })).toMatchObject({ theme: 'dark', contrastLevel: 'high', reduceMotion: true, autoplay: false });
  });

  test('a record without followDevice keeps following where it equals the default', () => {
    const device = { ...plainDevice, dark: true, reducedMotion: true, moreContrast: true };
    const stored = complete({ ...defaults, colorScheme: 'light' });
    expect(of({ device, stored })).toMatchObject({
      theme: 'light',
      reduceMotion: true,
      contrastLevel: 'high',
      hoverDelay: 500,
    });
  });

  test('an explicit choice wins in both directions, and follow brings the device back', () => {
    const device = { ...plainDevice, reducedMotion: true };
    const chosen = choose(defaultRecord, 'reduceMotion', false);
    expect(of({ device, stored: chosen }).reduceMotion).toBe(false);
    expect(recordInWords(chosen, 'reduceMotion')).toBe('Off');
    const again = follow(chosen, 'reduceMotion');
    expect(of({ device, stored: again }).reduceMotion).toBe(true);
    expect(recordInWords(again, 'reduceMotion')).toBe('Same as my device');
    expect(of({ stored: choose(defaultRecord, 'reduceMotion', true) }).reduceMotion).toBe(true);
  });

  test('forced colours always win', () => {
    const device = { ...plainDevice, forcedColors: true, dark: true };
    expect(of({ device, stored: choose(defaultRecord, 'colorScheme', 'high-contrast') }).theme).toBe('dark');
  });

  test('preview over trial over bad day over stored; each ends by its time', () => {
    const stored = choose(defaultRecord, 'fontSize', 'small');
    const lowEnergy = { profile: { fontSize: 'medium', simplifiedLayout: true }, until: later } as const;
    const trial = { values: { fontSize: 'large' }, until: later } as const;
    expect(of({ stored, lowEnergy })).toMatchObject({ fontSize: 'medium', simplifiedLayout: true, lowEnergyOn: true });
    expect(of({ stored, lowEnergy, trial })).toMatchObject({ fontSize: 'large', trialOn: true });
    expect(of({ stored, lowEnergy, trial, preview: { fontSize: 'extra-large' } }).fontSize).toBe('extra-large');
    const over = of({ stored, lowEnergy: { ...lowEnergy, until: earlier }, trial: { ...trial, until: earlier } });
    expect(over).toMatchObject({ fontSize: 'small', simplifiedLayout: false, lowEnergyOn: false, trialOn: false });
  });

  test('safe mode leaves only the custom styles out', () => {
    const stored = { ...defaultRecord, customCss: 'p { color: red }', fontSize: 'large' } as const;
    expect(of({ stored, safe: true })).toMatchObject({ customCss: '', fontSize: 'large' });
  });

  test('garbage in a bad-day profile or trial is left out', () => {
    const profile = { fontSize: 'gigantic', hoverDelay: -5 } as never;
    expect(of({ lowEnergy: { profile, until: later } })).toMatchObject({ fontSize: 'medium', hoverDelay: 700 });
  });
});

describe('attributes', () => {
  test('name every state of the page', () => {
    const stored = complete({
      colorScheme: 'high-contrast',
      reduceMotion: true,
      clickAssistance: true,
      skipLinks: false,
    });
    expect(attributesOf(of({ stored }))).toMatchObject({
      'data-theme': 'contrast',
      'data-contrast': 'normal',
      'data-motion': 'off',
      'data-click-assistance': '',
      'data-extra-skip-links': null,
      'data-keyboard': '',
    });
    expect(stylesOf(of({ stored }))).toEqual({ '--hover-delay': '500ms' });
  });

  test('the server leaves out what only the browser knows', () => {
    const attributes = serverAttributesOf(null, null, now);
    expect(attributes).not.toHaveProperty('data-theme');
    expect(attributes).not.toHaveProperty('data-motion');
    expect(serverAttributesOf(choose(defaultRecord, 'colorScheme', 'dark'), null, now)['data-theme']).toBe('dark');
  });

  test('each of the 26 fields is seen in attributes, styles or in the values for code', () => {
    const other = Object.fromEntries(
      fields.map(({ name, options, default: usual }) => [
        name,
        typeof usual === 'boolean'
          ? !usual
          : typeof usual === 'number'
            ? 0
            : (options.find(({ value }) => value !== usual)?.value ?? 'a{}'),
      ]),
    );
    const result = of({ stored: complete({ ...other, followDevice: [] }) });
    for (const name of fieldNames) expect(result[name]).toBe(other[name]);
  });
});

describe('zod schemas', () => {
  test('accept the record, and a body of the 26 fields alone', () => {
    expect(PreferencesEntity.parse(defaultRecord)).toEqual(defaultRecord);
    const { customCss: _none, ...rest } = defaults;
    expect(PreferencesBody.safeParse(rest).success).toBe(true);
    expect(PreferencesBody.safeParse({ ...defaults, hoverDelay: 50 }).success).toBe(false);
    expect(PreferencesBody.safeParse({ ...defaults, fontSize: 'huge' }).success).toBe(false);
    expect(
      LowEnergyEntity.safeParse({ profile: { simplifiedLayout: true, slowToReply: true }, until: later }).success,
    ).toBe(true);
  });
});
