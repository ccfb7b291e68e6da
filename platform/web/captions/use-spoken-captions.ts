import { useEffect, useEffectEvent, useState } from 'react';

interface Spoken {
  /** The microphone is on, and the member wants their words captioned. */
  readonly listens: boolean;
  readonly onInterim: (text: string) => void;
  readonly onFinal: (text: string) => void;
}

/** A browser that ends listening by itself is asked again, after so long. */
const pauseMs = 400;

/** The browser’s own speech recognition, for as long as it is wanted. Answers what went wrong, in words. */
export function useSpokenCaptions({ listens, onInterim, onFinal }: Spoken): string | undefined {
  const [problem, setProblem] = useState<string>();
  const interim = useEffectEvent(onInterim);
  const final = useEffectEvent(onFinal);
  useEffect(() => {
    if (!listens) return;
    setProblem(undefined);
    let isOver = false;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = async () => {
      const { listenForWords, staysOnDevice } = await import('../speech/dictation-engine.ts');
      const local = await staysOnDevice();
      if (isOver) return;
      stop = listenForWords(local, {
        onInterim: (text) => !isOver && interim(text),
        // The last words arrive after the microphone was turned off.
        onFinal: (text) => final(text),
        onEnd: (why) => {
          stop = undefined;
          if (isOver) return;
          if (why) setProblem(why);
          else timer = setTimeout(() => void start(), pauseMs);
        },
      });
    };
    const start = () => hear().catch(() => setProblem('Captions didn’t start. Turn them off and on again.'));
    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [listens]);
  return problem;
}
