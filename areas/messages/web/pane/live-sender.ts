export interface LiveSenderOptions {
  /** False: not now. What stands is sent again soon. */
  readonly send: (text: string) => boolean;
  readonly later: (work: () => void, ms: number) => () => void;
  readonly most: number;
}

export const beatMs = 10_000;
const pauseMs = 300;
/** Slow typists are not hurried; a field that somebody left standing is not shown for ever. */
const silenceMs = 60_000;

/**
 * What stands in the field goes out a few times a second, the last state always. It is said again now and then, so that
 * the other side can tell a slow writer from a lost connection.
 */
export function createLiveSender({ send, later, most }: LiveSenderOptions) {
  let text = '';
  let isShown = false;
  let hasNews = false;
  let stopPause: (() => void) | undefined;
  let stopBeat: (() => void) | undefined;
  let stopSilence: (() => void) | undefined;

  const put = () => {
    hasNews = false;
    if (send(text)) isShown = true;
    stopBeat?.();
    stopBeat = later(put, beatMs);
    stopPause = later(
      () => {
        stopPause = undefined;
        if (hasNews) put();
      },
      // A long text costs more to send and takes longer to read.
      pauseMs + text.length / 10,
    );
  };

  /** Sent, left or turned off: nothing is seen any more, at once. */
  const clear = () => {
    for (const stop of [stopPause, stopBeat, stopSilence]) stop?.();
    stopPause = undefined;
    stopBeat = undefined;
    stopSilence = undefined;
    hasNews = false;
    text = '';
    if (isShown) send('');
    isShown = false;
  };

  return {
    typed: (next: string) => {
      if (next === '') return clear();
      text = next.slice(0, most);
      stopSilence?.();
      stopSilence = later(clear, silenceMs);
      if (stopPause) hasNews = true;
      else {
        stopBeat?.();
        put();
      }
    },
    clear,
  };
}
