import { speechSettings } from './settings.ts';

/** One voice for the whole page: what it says comes one after the other, and Escape stops it. */
export interface Line {
  readonly text: string;
  /** Higher goes before what waits: 0 reading, 1 notices, 2 urgent ones. Within a rank, first come first said. */
  readonly rank?: number;
  readonly onStart?: () => void;
  /** `finished` is false when somebody stopped it. */
  readonly onEnd?: (finished: boolean) => void;
}

export interface SpeakerOptions {
  readonly synth: () => SpeechSynthesis | undefined;
  readonly make: (text: string) => SpeechSynthesisUtterance;
  readonly settings: () => { readonly rate: number; readonly pitch: number };
}

export const language = 'en-AU';

/** A voice on the device comes first: what it reads does not leave the device. */
export function bestVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-');
  const own = voices.filter((voice) => tag(voice) === language);
  const english = voices.filter((voice) => tag(voice).startsWith('en-'));
  return own.find((voice) => voice.localService) ?? own[0] ?? english.find((voice) => voice.localService);
}

export function createSpeaker({ synth, make, settings }: SpeakerOptions) {
  let lines: Line[] = [];
  let speaking: Line | null = null;
  let paused = false;
  // Browsers report the end of a cancelled utterance late; an older turn must not move the queue.
  let turn = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function next(): void {
    const line = lines.shift() ?? null;
    speaking = line;
    tell();
    const engine = synth();
    if (!line || !engine) return;
    const utterance = make(line.text);
    const mine = ++turn;
    utterance.lang = language;
    Object.assign(utterance, settings());
    const voice = bestVoice(engine.getVoices());
    if (voice) utterance.voice = voice;
    utterance.onstart = () => mine === turn && line.onStart?.();
    const end = () => {
      if (mine !== turn) return;
      line.onEnd?.(true);
      next();
    };
    utterance.onend = end;
    utterance.onerror = end;
    engine.speak(utterance);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** 'idle', 'speaking' or 'paused'. */
    status: () => (speaking ? (paused ? 'paused' : 'speaking') : 'idle'),
    say: (line: Line) => {
      const rank = line.rank ?? 0;
      const place = lines.findIndex((waiting) => (waiting.rank ?? 0) < rank);
      lines = place < 0 ? [...lines, line] : lines.toSpliced(place, 0, line);
      if (!speaking) next();
    },
    stop: () => {
      turn += 1;
      const stopped = [speaking, ...lines];
      lines = [];
      speaking = null;
      if (paused) synth()?.resume();
      paused = false;
      synth()?.cancel();
      for (const line of stopped) line?.onEnd?.(false);
      tell();
    },
    pause: () => {
      if (!speaking) return;
      paused = true;
      synth()?.pause();
      tell();
    },
    resume: () => {
      paused = false;
      synth()?.resume();
      tell();
    },
  };
}

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

export const speaker = createSpeaker({
  synth: () => (canSpeak() ? speechSynthesis : undefined),
  make: (text) => new SpeechSynthesisUtterance(text),
  settings: () => ({ rate: speechSettings().rate, pitch: speechSettings().pitch }),
});

/** Escape stops all speech, wherever focus is. Mounted with the effects; answers with the way to stop listening. */
export function stopOnEscape(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && speaker.status() !== 'idle') speaker.stop();
  };
  document.addEventListener('keydown', press, true);
  return () => document.removeEventListener('keydown', press, true);
}
