import { useEffect, useRef, useState } from 'react';
import { statusOf } from '#platform/web/client/error.ts';
import type { Broadcast } from '../../contract.ts';
import { limits, recordingTypes } from '../../pure/limits.ts';
import { createCutter } from '../../pure/webm.ts';
import { sendPiece } from '../data.ts';
import { base64Of, createSender, type SenderView } from './sender.ts';

/** How this browser can record, so that others can play it while it goes on; undefined: it cannot. */
export const recordingType = (): Broadcast['type'] | undefined =>
  'MediaRecorder' in globalThis && 'mediaDevices' in navigator
    ? recordingTypes.find((type) => MediaRecorder.isTypeSupported(type))
    : undefined;

/** Chromium takes how far apart pictures that stand alone may be; others decide themselves. */
type Options = MediaRecorderOptions & { readonly videoKeyFrameIntervalDuration: number };

const options = (mimeType: string): Options => ({
  mimeType,
  videoBitsPerSecond: 500_000,
  audioBitsPerSecond: 48_000,
  videoKeyFrameIntervalDuration: 1000,
});
const everyMs = 500;
/** So long the last pieces may take after the end. */
const patienceMs = 15_000;

interface Running {
  readonly startedAt: number;
  readonly stop: () => Promise<void>;
}

export interface Broadcasting {
  readonly seconds: number;
  readonly sender: SenderView;
  /** The camera or the recording broke off. */
  readonly isBroken: boolean;
}
const first: Broadcasting = {
  seconds: 0,
  sender: { waiting: 0, failingSince: undefined, isOver: false },
  isBroken: false,
};

/** An answer that would be the same the next time: it has ended, or is not ours. */
const isFinal = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
};

/** Records, cuts and sends, until it is stopped or the page is left. */
export function useBroadcaster(onLimit: () => void) {
  const [view, setView] = useState<Broadcasting>(first);
  const running = useRef<Running>(undefined);
  const latest = useRef(onLimit);
  useEffect(() => {
    latest.current = onLimit;
  });

  const begin = (id: number, stream: MediaStream, type: string) => {
    const sender = createSender({
      most: limits.piece,
      send: ({ number, key, bytes }) => sendPiece(id, { number, key, data: base64Of(bytes) }),
      isFinal,
      onView: (now) => setView((before) => ({ ...before, sender: now })),
    });
    const cutter = createCutter((part) => sender.add(part));
    const recorder = new MediaRecorder(stream, options(type));
    const broke = () => setView((before) => ({ ...before, isBroken: true }));
    // Blobs are read one after the other, so that none overtakes another.
    let read = Promise.resolve();
    recorder.addEventListener('dataavailable', ({ data }) => {
      read = read.then(async () => cutter.add(new Uint8Array(await data.arrayBuffer()))).catch(broke);
    });
    recorder.addEventListener('error', broke);
    // A camera that is pulled out ends the recording without having been asked.
    recorder.addEventListener('stop', () => running.current && broke());
    const startedAt = Date.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - startedAt) / 1000);
      setView((before) => ({ ...before, seconds }));
      if (seconds >= limits.minutes * 60) latest.current();
    }, 1000);
    const halt = async () => {
      clearInterval(timer);
      if (recorder.state !== 'inactive') {
        const stopped = new Promise((done) => recorder.addEventListener('stop', done, { once: true }));
        recorder.stop();
        await stopped;
      }
      await read;
      cutter.end();
      await Promise.race([sender.drained(), new Promise((done) => setTimeout(done, patienceMs))]);
      sender.stop();
    };
    // Who presses to end it and who leaves the page wait for the same last pieces.
    let halting: Promise<void> | undefined;
    const stop = () => {
      halting ??= halt();
      return halting;
    };
    recorder.start(everyMs);
    running.current = { startedAt, stop };
  };
  useEffect(
    () => () => {
      void running.current?.stop();
    },
    [],
  );
  return {
    view,
    begin,
    /** Milliseconds since the recording began, as captions count them. */
    now: () => (running.current ? Date.now() - running.current.startedAt : 0),
    stop: async () => {
      const own = running.current;
      running.current = undefined;
      await own?.stop();
    },
  };
}
