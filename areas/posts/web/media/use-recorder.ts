import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { limits } from '../../pure/limits.ts';

export type Recording = { readonly file: File; readonly url: string; readonly seconds: number };

export type Stage =
  | { readonly name: 'off'; readonly problem?: string }
  | { readonly name: 'asking' }
  | { readonly name: 'ready' }
  | { readonly name: 'recording'; readonly seconds: number }
  | { readonly name: 'recorded'; readonly recording: Recording };

const kinds = ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus'];

export const canRecord = (): boolean => 'MediaRecorder' in globalThis && Boolean(navigator.mediaDevices?.getUserMedia);

/** What went wrong, in words that say what to do. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return 'Your browser didn’t let Doorways use the camera. Allow camera and microphone for this site, then try again.';
  if (name === 'NotFoundError') return 'No camera or microphone was found. Connect one, then try again.';
  if (name === 'NotReadableError') return 'Another program is using the camera. Close it, then try again.';
  return 'The camera didn’t start. Try again, or choose a recorded clip with “Photo/video”.';
}

/** Camera and microphone, from asking for them to a finished clip. Everything is let go when the dialog closes. */
export function useRecorder(preview: RefObject<HTMLVideoElement | null>) {
  const [stage, setStage] = useState<Stage>({ name: 'off' });
  const stream = useRef<MediaStream>(undefined);
  const recorder = useRef<MediaRecorder>(undefined);
  const url = useRef<string>(undefined);

  const letGo = () => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
  };
  useEffect(
    () => () => {
      if (recorder.current?.state === 'recording') recorder.current.stop();
      for (const track of stream.current?.getTracks() ?? []) track.stop();
      if (url.current) URL.revokeObjectURL(url.current);
    },
    [],
  );
  // The picture of oneself is silent, or it would howl.
  useEffect(() => {
    const video = preview.current;
    if (video && stream.current && (stage.name === 'ready' || stage.name === 'recording')) {
      if (video.srcObject !== stream.current) video.srcObject = stream.current;
      video.muted = true;
      void video.play().catch(() => undefined);
    }
  }, [stage.name, preview]);
  const isRecording = stage.name === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    const started = Date.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - started) / 1000);
      setStage((now) => (now.name === 'recording' ? { ...now, seconds } : now));
      if (seconds >= limits.videoSeconds) recorder.current?.stop();
    }, 500);
    return () => clearInterval(timer);
  }, [isRecording]);

  const turnOn = async () => {
    setStage({ name: 'asking' });
    try {
      stream.current = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: { ideal: 1280 } } });
      setStage({ name: 'ready' });
      announce('The camera is on. Nothing is recorded yet.');
    } catch (error) {
      letGo();
      setStage({ name: 'off', problem: cameraProblem(error) });
    }
  };

  const start = () => {
    const from = stream.current;
    if (!from) return;
    const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
    const own = new MediaRecorder(from, { ...(mimeType && { mimeType }), videoBitsPerSecond: 2_000_000 });
    const parts: Blob[] = [];
    const started = Date.now();
    own.ondataavailable = ({ data }) => void parts.push(data);
    own.onstop = () => {
      letGo();
      const type = own.mimeType.split(';')[0] ?? 'video/webm';
      const file = new File(parts, `clip.${type.endsWith('mp4') ? 'mp4' : 'webm'}`, { type });
      url.current = URL.createObjectURL(file);
      setStage({ name: 'recorded', recording: { file, url: url.current, seconds: (Date.now() - started) / 1000 } });
      announce('Recording stopped. You can look at it now.');
    };
    recorder.current = own;
    own.start(1000);
    setStage({ name: 'recording', seconds: 0 });
    announce('Recording');
  };

  return {
    stage,
    turnOn,
    start,
    stop: () => recorder.current?.stop(),
    again: () => {
      if (url.current) URL.revokeObjectURL(url.current);
      void turnOn();
    },
  };
}
