import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { most } from './edit-fields.ts';

export interface NameRecording {
  readonly file: File;
  readonly url: string;
}

export type NameStage =
  | { readonly name: 'off'; readonly problem?: string }
  | { readonly name: 'asking' }
  | { readonly name: 'recording'; readonly seconds: number }
  | { readonly name: 'recorded'; readonly recording: NameRecording };

const kinds = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus'];

export const canRecordName = (): boolean =>
  'MediaRecorder' in globalThis && Boolean(navigator.mediaDevices?.getUserMedia);

/** What went wrong, in words that say what to do. */
function microphoneProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return 'Your browser didn’t let Doorways use the microphone. Allow it for this site, then try again.';
  }
  if (name === 'NotFoundError') return 'No microphone was found. Connect one, or choose a recording.';
  if (name === 'NotReadableError') return 'Another program is using the microphone. Close it, then try again.';
  return 'The microphone didn’t start. Try again, or choose a recording.';
}

/** The microphone is on while it records, and at no other time. */
export function useNameRecorder() {
  const [stage, setStage] = useState<NameStage>({ name: 'off' });
  const stream = useRef<MediaStream>(undefined);
  const recorder = useRef<MediaRecorder>(undefined);
  const url = useRef<string>(undefined);
  const isGone = useRef(false);

  const letGo = () => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
  };
  const forget = () => {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page goes, and touches refs alone
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (recorder.current?.state === 'recording') recorder.current.stop();
      letGo();
      forget();
    };
  }, []);
  const isRecording = stage.name === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    const started = Date.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - started) / 1000);
      setStage((now) => (now.name === 'recording' ? { ...now, seconds } : now));
      if (seconds >= most.nameSeconds && recorder.current?.state === 'recording') recorder.current.stop();
    }, 250);
    return () => clearInterval(timer);
  }, [isRecording]);

  const start = async () => {
    forget();
    setStage({ name: 'asking' });
    try {
      stream.current = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone.current) return letGo();
      const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
      const own = new MediaRecorder(stream.current, mimeType ? { mimeType } : {});
      const parts: Blob[] = [];
      own.ondataavailable = ({ data }) => void parts.push(data);
      own.onstop = () => {
        letGo();
        if (isGone.current) return;
        const file = new File(parts, 'name', { type: own.mimeType.split(';')[0] ?? 'audio/webm' });
        url.current = URL.createObjectURL(file);
        setStage({ name: 'recorded', recording: { file, url: url.current } });
        announce('Recording stopped. You can now listen to it. It isn’t saved yet.');
      };
      recorder.current = own;
      own.start();
      setStage({ name: 'recording', seconds: 0 });
      announce(`Recording, at most ${most.nameSeconds} seconds`);
    } catch (error) {
      letGo();
      setStage({ name: 'off', problem: microphoneProblem(error) });
    }
  };

  return {
    stage,
    start: () => void start(),
    stop: () => recorder.current?.state === 'recording' && recorder.current.stop(),
    discard: () => {
      forget();
      setStage({ name: 'off' });
    },
  };
}
