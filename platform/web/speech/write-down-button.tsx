import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../announce.ts';
import { textForPeople } from '../client/error.ts';
import { request } from '../client/request.ts';
import { Button } from '../ui/button.tsx';
import { useStaysOnDevice } from './use-device-words.ts';

interface Props {
  /** Address of the recording. */
  readonly url: string;
  readonly onWords: (words: string) => void;
  /** It begins (nothing), or something went wrong. */
  readonly onProblem: (problem: string | undefined) => void;
}

/** Turns a recording into words where the browser does so on the device itself; elsewhere there is nothing. */
export function WriteDownButton({ url, onWords, onProblem }: Props) {
  const [listening, setListening] = useState(false);
  const stop = useRef<() => void>(undefined);
  const gone = useRef(false);
  const stays = useStaysOnDevice();
  const latest = useRef({ onWords, onProblem });
  useEffect(() => {
    latest.current = { onWords, onProblem };
  });
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      stop.current?.();
    };
  }, []);
  const end = (problem: string | null) => {
    stop.current = undefined;
    if (gone.current) return;
    setListening(false);
    latest.current.onProblem(problem ?? undefined);
    announce(problem ?? 'The recording has ended. Check the words before you save them.', {
      urgent: problem !== null,
    });
  };
  /** It was stopped before there was a word. */
  const left = () => {
    stop.current = undefined;
    if (gone.current) return;
    setListening(false);
    announce('Stopped. Nothing was written down.');
  };
  const listen = async () => {
    latest.current.onProblem(undefined);
    setListening(true);
    announce('Writing down what is said');
    // Until the recording is here and can be read, to stop is to leave it.
    const loading = new AbortController();
    const { signal } = loading;
    stop.current = () => loading.abort();
    try {
      const { writeDown } = await import('./write-down.ts');
      const recording = await (await request('GET', url, { signal })).arrayBuffer();
      const cut = await writeDown(recording, { onWords: (words) => latest.current.onWords(words), onEnd: end, signal });
      if (cut) stop.current = cut;
      else left();
    } catch (caught) {
      if (signal.aborted) left();
      else end(textForPeople(caught));
    }
  };
  if (!stays) return null;
  return (
    <>
      <Button icon={listening ? Square : Mic} onClick={() => (listening ? stop.current?.() : void listen())}>
        {listening ? 'Stop writing it down' : 'Write it down on this device'}
      </Button>
      <p className="hint">The recording stays on this device. It takes as long as the recording does.</p>
    </>
  );
}
