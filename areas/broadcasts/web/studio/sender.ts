import { piecesOf, type WebmPart } from '../../pure/webm.ts';

export interface Piece {
  readonly number: number;
  readonly key: boolean;
  readonly bytes: Uint8Array;
}

export interface SenderView {
  /** Pieces that wait; with a good connection there is hardly ever one. */
  readonly waiting: number;
  /** Since when nothing has got through, in milliseconds of this device's clock; undefined: it goes well. */
  readonly failingSince: number | undefined;
  /** The server takes no more: it has ended. */
  readonly isOver: boolean;
}

interface SenderOptions {
  readonly most: number;
  readonly send: (piece: Piece) => Promise<unknown>;
  /** True where another try would be answered in the same way. */
  readonly isFinal: (error: unknown) => boolean;
  readonly onView: (view: SenderView) => void;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
}

const pauseMs = 1000;

/** Sends the pieces one after the other, in order, each until it has arrived. */
export function createSender({ most, send, isFinal, onView, now = Date.now, wait = pause }: SenderOptions) {
  const waiting: Piece[] = [];
  let number = 0;
  let isSending = false;
  let isOver = false;
  let failingSince: number | undefined;
  let idle: (() => void)[] = [];

  const show = () => onView({ waiting: waiting.length, failingSince, isOver });
  const settle = () => {
    for (const done of idle) done();
    idle = [];
  };
  const run = async () => {
    if (isSending) return;
    isSending = true;
    for (let piece = waiting[0]; piece && !isOver; piece = waiting[0]) {
      try {
        await send(piece);
        waiting.shift();
        failingSince = undefined;
      } catch (error) {
        failingSince ??= now();
        if (isFinal(error)) isOver = true;
        else {
          show();
          await wait(pauseMs);
        }
      }
      show();
    }
    isSending = false;
    settle();
  };

  return {
    add(part: WebmPart) {
      if (isOver) return;
      for (const { bytes, kind } of piecesOf(part, most)) {
        number += 1;
        waiting.push({ number, key: kind === 'key', bytes });
      }
      void run();
    },
    /** Once everything that was given has arrived, or nothing more is taken. */
    drained: () =>
      new Promise<void>((done) => {
        if (waiting.length === 0 || isOver) done();
        else idle.push(done);
      }),
    stop() {
      isOver = true;
      waiting.length = 0;
      settle();
    },
  };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Bytes as the call takes them. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
