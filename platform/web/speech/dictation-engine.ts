import { language } from './speaker.ts';

/** The parts of the browser's speech recognition that are used here; the name differs between browsers. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}
interface ResultEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<{
    readonly isFinal: boolean;
    readonly [at: number]: { readonly transcript: string } | undefined;
  }>;
}
type Constructor = (new () => Recognition) & {
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

const constructorOf = (): Constructor | undefined => {
  const scope = globalThis as { SpeechRecognition?: Constructor; webkitSpeechRecognition?: Constructor };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
};

/** True when this browser can turn Australian English into text without sending it anywhere. */
export async function staysOnDevice(): Promise<boolean> {
  try {
    return (await constructorOf()?.available?.({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false;
  }
}

export interface Hearing {
  readonly onInterim: (text: string) => void;
  readonly onFinal: (text: string) => void;
  /** Came to an end; a sentence when something went wrong. */
  readonly onEnd: (problem: string | null) => void;
}

const problems: Readonly<Record<string, string>> = {
  'not-allowed': 'The microphone is blocked. Allow it in your browser’s settings for this site.',
  'service-not-allowed': 'Your browser’s speech service is not allowed here.',
  'audio-capture': 'No microphone was found.',
  network: 'Your browser’s speech service could not be reached.',
  'language-not-supported': 'Your browser does not understand Australian English yet.',
};

/**
 * Listens until it is stopped, to the microphone or to one track of sound. Answers with the way to stop; words that were
 * heard by then still arrive.
 */
export function listenForWords(
  local: boolean,
  { onInterim, onFinal, onEnd }: Hearing,
  track?: MediaStreamTrack,
): () => void {
  const Make = constructorOf();
  if (!Make) {
    onEnd('Speech input is not offered by this browser.');
    return () => undefined;
  }
  const recognition = new Make();
  let problem: string | null = null;
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (local) recognition.processLocally = true;
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as ResultEvent;
    let interim = '';
    for (let at = resultIndex; at < results.length; at += 1) {
      const text = results[at]?.[0]?.transcript ?? '';
      if (results[at]?.isFinal) onFinal(text);
      else interim += text;
    }
    onInterim(interim);
  });
  recognition.addEventListener('error', (event) => {
    const { error = '' } = event as Event & { error?: string };
    if (error !== 'aborted' && error !== 'no-speech') problem = problems[error] ?? 'Listening stopped. Try again.';
  });
  recognition.addEventListener('end', () => onEnd(problem), { once: true });
  if (track) recognition.start(track);
  else recognition.start();
  return () => recognition.stop();
}
