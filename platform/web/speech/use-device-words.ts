import { useEffect, useState } from 'react';

const engine = () => import('./dictation-engine.ts');

/** This browser turns speech into words without sending it anywhere; false until it has said so. */
export function useStaysOnDevice(): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const answer = await (await engine()).staysOnDevice();
      if (here) setStays(answer);
    };
    void ask();
    return () => {
      here = false;
    };
  }, []);
  return stays;
}

/** What came before, and what was heard now. */
export const joined = (before: string, heard: string): string =>
  [before.trim(), heard.trim()].filter(Boolean).join(' ');

/** While `on`, the words of the microphone; they stay on the device. The last ones come a moment after it is off. */
export function useDeviceWords(on: boolean, onWords: (words: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens from one switch to the next
  useEffect(() => {
    if (!on) return;
    let ended = false;
    let stop: (() => void) | undefined;
    const listen = async () => {
      const { listenForWords } = await engine();
      if (ended) return;
      stop = listenForWords(true, {
        onInterim: () => undefined,
        onFinal: onWords,
        onEnd: () => undefined,
      });
    };
    void listen();
    return () => {
      ended = true;
      stop?.();
    };
  }, [on]);
}
