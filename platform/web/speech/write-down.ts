import { listenForWords } from './dictation-engine.ts';

interface Writing {
  readonly onWords: (text: string) => void;
  /** Came to an end; a sentence when something went wrong. */
  readonly onEnd: (problem: string | null) => void;
  /** Whoever stops it before it begins hears of no end. */
  readonly signal: AbortSignal;
}

const unreadable = 'Your browser can’t read this recording. You can type what is said.';
/** The last words of a recording are still being understood when it ends. */
const lastWordsMs = 1500;

/**
 * Turns a recording into words on this device: it is played to the recognition of the browser at its own pace, and
 * nobody hears it. Only where `staysOnDevice()`: nothing of it is sent. Answers with the way to stop; undefined where it
 * was stopped before.
 */
export async function writeDown(
  recording: ArrayBuffer,
  { onWords, onEnd, signal }: Writing,
): Promise<(() => void) | undefined> {
  const context = new AudioContext();
  const end = (problem: string | null) => {
    void context.close();
    onEnd(problem);
  };
  try {
    const sound = await context.decodeAudioData(recording).catch(() => undefined);
    await context.resume();
    if (signal.aborted) {
      void context.close();
      return undefined;
    }
    const heard = context.createMediaStreamDestination();
    const [track] = heard.stream.getAudioTracks();
    if (!sound || !track) {
      end(unreadable);
      return () => undefined;
    }
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(heard);
    const stop = listenForWords(true, { onInterim: () => undefined, onFinal: onWords, onEnd: end }, track);
    source.addEventListener('ended', () => setTimeout(stop, lastWordsMs));
    source.start();
    return stop;
  } catch (error) {
    void context.close();
    throw error;
  }
}
