import { useSyncExternalStore } from 'react';

/** How this device speaks and listens. Voices differ from device to device, so it is kept here and not in the record. */
export interface SpeechSettings {
  /** 0.5 to 2; 1 is the voice's own speed. */
  readonly rate: number;
  /** 0 to 2; 1 is the voice's own pitch. */
  readonly pitch: number;
  /** 0 to 1, for the short sounds. */
  readonly soundVolume: number;
  /** The person has read what happens to spoken words and agreed. */
  readonly dictationAgreed: boolean;
}

export const speechKey = 'doorways-speech';
export const usualSpeech: SpeechSettings = { rate: 1, pitch: 1, soundVolume: 0.5, dictationAgreed: false };
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const within = (value: unknown, least: number, most: number, usual: number) =>
  typeof value === 'number' && value >= least && value <= most ? value : usual;

export function readSpeech(text: string | null): SpeechSettings {
  try {
    const given = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return {
      rate: within(given.rate, 0.5, 2, 1),
      pitch: within(given.pitch, 0, 2, 1),
      soundVolume: within(given.soundVolume, 0, 1, 0.5),
      dictationAgreed: given.dictationAgreed === true,
    };
  } catch {
    return usualSpeech;
  }
}

let current: SpeechSettings | null = null;
const listeners = new Set<() => void>();

export function speechSettings(): SpeechSettings {
  if (!current) {
    try {
      current = readSpeech(localStorage.getItem(speechKey));
    } catch {
      current = usualSpeech;
    }
  }
  return current;
}

export function setSpeech(change: Partial<SpeechSettings>): void {
  current = { ...speechSettings(), ...change };
  try {
    localStorage.setItem(speechKey, JSON.stringify(current));
  } catch {}
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSpeechSettings = (): SpeechSettings => useSyncExternalStore(subscribe, speechSettings);
