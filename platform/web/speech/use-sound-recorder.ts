import { useEffect, useRef, useState } from 'react';
import { announce } from '../announce.ts';

type SoundStage =
  | { readonly name: 'off'; readonly problem?: string }
  | { readonly name: 'asking' }
  | { readonly name: 'recording'; readonly seconds: number }
  | { readonly name: 'recorded'; readonly sound: Blob; readonly url: string };

interface Options {
  readonly mostSeconds: number;
  /** Said when it begins and when it is over: what is to be done now, and that nothing has gone out yet. */
  readonly begins: string;
  readonly ends: string;
}

const kinds = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus'];
const problems: Readonly<Record<string, string>> = {
  NotAllowedError: 'Your browser didn’t let Doorways use the microphone. Allow it for this site, then try again.',
  SecurityError: 'Your browser didn’t let Doorways use the microphone. Allow it for this site, then try again.',
  NotFoundError: 'No microphone was found. Connect one, then try again.',
  NotReadableError: 'Another program is using the microphone. Close it, then try again.',
};

export const canRecordSound = (): boolean =>
  'MediaRecorder' in globalThis && Boolean(navigator.mediaDevices?.getUserMedia);

/** The microphone is on while it records, and at no other time. */
export function useSoundRecorder({ mostSeconds, begins, ends }: Options) {
  const [stage, setStage] = useState<SoundStage>({ name: 'off' });
  const recorder = useRef<MediaRecorder>(undefined);
  const url = useRef<string>(undefined);
  const gone = useRef(false);

  const end = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };
  const forget = () => {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the part goes, and touches refs alone
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      end();
      forget();
    };
  }, []);
  const isRecording = stage.name === 'recording';
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts from the start of one recording
  useEffect(() => {
    if (!isRecording) return;
    const started = Date.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - started) / 1000);
      setStage((now) => (now.name === 'recording' ? { ...now, seconds } : now));
      if (seconds >= mostSeconds) end();
    }, 250);
    return () => clearInterval(timer);
  }, [isRecording]);

  const start = async () => {
    forget();
    setStage({ name: 'asking' });
    let stream: MediaStream | undefined;
    const letGo = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (gone.current) return letGo();
      const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
      const own = new MediaRecorder(stream, mimeType ? { mimeType } : {});
      const parts: Blob[] = [];
      own.ondataavailable = ({ data }) => void parts.push(data);
      own.onstop = () => {
        letGo();
        if (gone.current) return;
        const sound = new Blob(parts, { type: own.mimeType.split(';')[0] ?? 'audio/webm' });
        url.current = URL.createObjectURL(sound);
        setStage({ name: 'recorded', sound, url: url.current });
        announce(ends);
      };
      recorder.current = own;
      own.start();
      setStage({ name: 'recording', seconds: 0 });
      announce(begins);
    } catch (error) {
      letGo();
      const name = error instanceof DOMException ? error.name : '';
      setStage({ name: 'off', problem: problems[name] ?? 'The microphone didn’t start. Try again.' });
    }
  };

  return {
    stage,
    start: () => void start(),
    stop: end,
    discard: () => {
      forget();
      setStage({ name: 'off' });
    },
  };
}
