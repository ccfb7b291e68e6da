import type { Page } from '@playwright/test';

export interface Spoken {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly voice: string;
}

interface SpeechWindow extends Window {
  doorwaysSpeech?: { spoken: Spoken[]; cancelled: number; hear(text: string, final: boolean): boolean };
}

/** Headless browsers have no voices and no recognition: puts recording stand-ins in place. Call before page.goto(). */
export async function stubSpeech(page: Page, { msPerUtterance = 30, onDevice = false } = {}) {
  await page.addInitScript(installStubs, { msPerUtterance, onDevice });
  return {
    /** What was read aloud, in order. */
    spoken: () => page.evaluate(() => (window as SpeechWindow).doorwaysSpeech?.spoken ?? []),
    /** How often speech was stopped. */
    cancelled: () => page.evaluate(() => (window as SpeechWindow).doorwaysSpeech?.cancelled ?? 0),
    /** Makes the running recognition hear a text; false when nothing listens. */
    hear: (text: string, { final = true } = {}) =>
      page.evaluate(([said, end]) => (window as SpeechWindow).doorwaysSpeech?.hear(said, end) ?? false, [
        text,
        final,
      ] as const),
  };
}

function installStubs({ msPerUtterance, onDevice }: { msPerUtterance: number; onDevice: boolean }) {
  const spoken: Spoken[] = [];
  let recognition: FakeRecognition | undefined;
  const state = {
    spoken,
    cancelled: 0,
    hear(text: string, final: boolean) {
      if (!recognition) return false;
      const result = Object.assign([{ transcript: text, confidence: 0.9 }], { isFinal: final });
      const event = Object.assign(new Event('result'), { resultIndex: 0, results: [result] });
      recognition.dispatchEvent(event);
      recognition.onresult?.(event);
      return true;
    },
  };
  (window as SpeechWindow).doorwaysSpeech = state;

  const voice = (name: string, lang: string, isDefault: boolean) => ({
    ...{ name, lang, default: isDefault, localService: true, voiceURI: name },
  });
  const voices = [voice('Test Australia', 'en-AU', true), voice('Test Britain', 'en-GB', false)];
  class FakeUtterance extends EventTarget {
    text: string;
    lang = '';
    rate = 1;
    pitch = 1;
    volume = 1;
    voice: { name: string; lang: string } | null = null;
    [handler: `on${string}`]: ((event: Event) => void) | null | undefined;
    constructor(text = '') {
      super();
      this.text = text;
    }
  }
  const queue: FakeUtterance[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fire = (utterance: FakeUtterance, type: string, more: object = {}) => {
    const event = Object.assign(new Event(type), { utterance, charIndex: 0, elapsedTime: 0, ...more });
    utterance.dispatchEvent(event);
    utterance[`on${type}`]?.(event);
  };
  const next = () => {
    const utterance = queue[0];
    synthesis.speaking = utterance !== undefined;
    synthesis.pending = queue.length > 1;
    if (!utterance || synthesis.paused) return;
    const { text, lang, rate } = utterance;
    spoken.push({ text, lang, rate, voice: utterance.voice?.name ?? '' });
    fire(utterance, 'start');
    timer = setTimeout(() => {
      queue.shift();
      const empty = queue.length === 0;
      fire(utterance, 'end');
      // A listener that spoke again from here has started the queue itself.
      if (!empty || queue.length === 0) next();
    }, msPerUtterance);
  };
  const synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    paused: false,
    onvoiceschanged: null,
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      queue.push(utterance);
      if (queue.length === 1) next();
    },
    cancel() {
      if (queue.length > 0) state.cancelled++;
      clearTimeout(timer);
      for (const utterance of queue.splice(0)) fire(utterance, 'error', { error: 'canceled' });
      synthesis.speaking = false;
      synthesis.pending = false;
    },
    pause() {
      synthesis.paused = true;
      clearTimeout(timer);
    },
    resume() {
      synthesis.paused = false;
      next();
    },
  });
  class FakeRecognition extends EventTarget {
    static async available() {
      return onDevice ? 'available' : 'unavailable';
    }
    lang = '';
    continuous = false;
    interimResults = false;
    onresult: ((event: Event) => void) | null = null;
    onstart: ((event: Event) => void) | null = null;
    onend: ((event: Event) => void) | null = null;
    start() {
      recognition = this;
      setTimeout(() => this.#fire('start'), 0);
    }
    stop() {
      if (recognition === this) recognition = undefined;
      setTimeout(() => this.#fire('end'), 0);
    }
    abort() {
      this.stop();
    }
    #fire(type: 'start' | 'end') {
      const event = new Event(type);
      this.dispatchEvent(event);
      this[`on${type}`]?.(event);
    }
  }
  const put = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  put('speechSynthesis', synthesis);
  put('SpeechSynthesisUtterance', FakeUtterance);
  put('SpeechRecognition', FakeRecognition);
  put('webkitSpeechRecognition', FakeRecognition);
}
