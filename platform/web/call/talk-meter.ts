/** What counts as talking, as a part of full loudness; and how long a pause for breath may be, in milliseconds. */
const loud = 0.02;
const pauseMs = 700;
/** Talking is told again so often, and taken back by whoever has not heard it for so long. */
export const talkAgainMs = 2000;
export const talkGoneMs = 5000;

/** Decides from how loud a microphone is, moment by moment, whether somebody talks. Answers what is to be told. */
export function createTalkMeter() {
  let talks = false;
  let loudAt = Number.NEGATIVE_INFINITY;
  let toldAt = Number.NEGATIVE_INFINITY;
  return (level: number, now: number): boolean | undefined => {
    if (level >= loud) loudAt = now;
    const is = now - loudAt < pauseMs;
    if (is === talks && !(is && now - toldAt >= talkAgainMs)) return undefined;
    talks = is;
    toldAt = now;
    return is;
  };
}

/** How loud it is: the root of the mean square of a piece of sound. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}
