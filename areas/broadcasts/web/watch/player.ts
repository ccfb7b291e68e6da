import { statusOf } from '#platform/web/client/error.ts';

/** Safari on phones has another one; what it lacks in types is the same. */
const sourceOf = (): typeof MediaSource | undefined => {
  const scope = globalThis as { ManagedMediaSource?: typeof MediaSource; MediaSource?: typeof MediaSource };
  return scope.MediaSource ?? scope.ManagedMediaSource;
};

export const canPlay = (type: string): boolean => sourceOf()?.isTypeSupported(type) ?? false;

export type PlayerStage = 'waiting' | 'playing' | 'failed';

interface PlayerOptions {
  readonly video: HTMLVideoElement;
  readonly type: string;
  readonly read: (number: number, signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly onStage: (stage: PlayerStage) => void;
}

/** Seconds that a viewer is behind at most, and where they are put when it was more. */
const mostBehind = 6;
const behindAfterJump = 1.5;
/** Pieces that are left out when a connection was away for longer. */
const mostMissed = 10;
/** Seconds of what was seen that stay. */
const keeps = 30;
const pauseMs = 1000;

/** Plays pieces as they come. The first is the head; after it comes one that can be begun with. */
export function createPlayer({ video, type, read, onStage }: PlayerOptions) {
  const Source = sourceOf();
  if (!Source) throw new Error('This browser cannot play parts of a video.');
  const media = new Source();
  const url = URL.createObjectURL(media);
  const gone = new AbortController();
  /** reset: what follows does not go on where the piece before ended. */
  const waiting: (ArrayBuffer | 'reset')[] = [];
  let buffer: SourceBuffer | undefined;
  let next = 0;
  let newest = 0;
  let newestKey = 0;
  let isReading = false;

  const fail = () => {
    if (gone.signal.aborted) return;
    gone.abort();
    onStage('failed');
  };
  /** Near to what is happening, without waiting at a gap. */
  const keepUp = () => {
    const { buffered } = video;
    const last = buffered.length - 1;
    if (last < 0) return;
    const [start, end] = [buffered.start(last), buffered.end(last)];
    if (video.currentTime < start || end - video.currentTime > mostBehind) {
      video.currentTime = Math.max(start, end - behindAfterJump);
    }
  };
  const feed = () => {
    if (!buffer || buffer.updating || gone.signal.aborted) return;
    try {
      if (waiting[0] === 'reset') {
        waiting.shift();
        buffer.abort();
      }
      const bytes = waiting.shift();
      if (bytes instanceof ArrayBuffer) buffer.appendBuffer(bytes);
      else if (buffer.buffered.length > 0 && video.currentTime - buffer.buffered.start(0) > 2 * keeps) {
        buffer.remove(0, video.currentTime - keeps);
      }
    } catch {
      fail();
    }
  };
  const readOn = async () => {
    if (isReading) return;
    isReading = true;
    while (next <= newest && !gone.signal.aborted) {
      if (newestKey - next > mostMissed) {
        next = newestKey;
        waiting.push('reset');
      }
      try {
        waiting.push(await read(next, gone.signal));
        next += 1;
        feed();
      } catch (error) {
        if (gone.signal.aborted) break;
        // Behind a block, or deleted: it is not there any more.
        if (statusOf(error) === 404) fail();
        else await new Promise((done) => setTimeout(done, pauseMs));
      }
    }
    isReading = false;
  };

  if (!('MediaSource' in globalThis)) video.disableRemotePlayback = true;
  video.src = url;
  video.addEventListener('error', fail, { signal: gone.signal });
  video.addEventListener('playing', () => onStage('playing'), { signal: gone.signal });
  video.addEventListener('waiting', () => onStage('waiting'), { signal: gone.signal });
  media.addEventListener(
    'sourceopen',
    () => {
      URL.revokeObjectURL(url);
      try {
        buffer = media.addSourceBuffer(type);
      } catch {
        return fail();
      }
      buffer.addEventListener('updateend', () => {
        keepUp();
        feed();
      });
      feed();
    },
    { once: true, signal: gone.signal },
  );

  return {
    /** From the head and the newest piece that can be begun with. */
    async begin(keyPiece: number, lastPiece: number) {
      newest = Math.max(newest, lastPiece);
      newestKey = Math.max(newestKey, keyPiece);
      for (;;) {
        try {
          waiting.push(await read(1, gone.signal));
          break;
        } catch (error) {
          if (gone.signal.aborted) return;
          if (statusOf(error) === 404) return fail();
          await new Promise((done) => setTimeout(done, pauseMs));
        }
      }
      next = newestKey;
      feed();
      await readOn();
    },
    heard(number: number, isKey: boolean) {
      newest = Math.max(newest, number);
      if (isKey) newestKey = Math.max(newestKey, number);
      // Before the head there is nothing to go on from.
      if (next > 0) void readOn();
    },
    end() {
      gone.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
