import { speechSettings } from '../speech/settings.ts';

/** Short tones, each with its own shape. Whoever plays one also shows and says the same thing. */
export type Sound = 'message' | 'notice' | 'success' | 'error' | 'move' | 'capture' | 'win' | 'lose';

type Note = readonly [hertz: number, start: number, seconds: number];
export const tunes: Readonly<Record<Sound, readonly Note[]>> = {
  message: [
    [660, 0, 0.09],
    [880, 0.1, 0.12],
  ],
  notice: [[587, 0, 0.16]],
  success: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.16],
  ],
  error: [
    [220, 0, 0.14],
    [185, 0.16, 0.2],
  ],
  move: [[392, 0, 0.06]],
  capture: [
    [392, 0, 0.05],
    [294, 0.06, 0.09],
  ],
  win: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.24],
  ],
  lose: [
    [440, 0, 0.14],
    [349, 0.15, 0.14],
    [294, 0.3, 0.24],
  ],
};

let on = false;
let context: AudioContext | null = null;

/** Set by the effects. Off closes the audio context, so that no audio node is left. */
export function setSounds(wanted: boolean): void {
  on = wanted;
  if (wanted) return;
  void context?.close();
  context = null;
}

/** Nothing sounds before the person has acted, and nothing at all while soundEffects is off. */
const mayPlay = (asked: boolean) =>
  (on || asked) && globalThis.navigator?.userActivation?.hasBeenActive === true && 'AudioContext' in globalThis;

/**
 * `asked`: somebody pressed a button to hear this very sound, so it plays in spite of the setting. `side`: from full left
 * (-1) to full right (1), where it has a place.
 */
export function playSound(sound: Sound, { asked = false, side = 0 } = {}): void {
  if (!mayPlay(asked)) return;
  const volume = speechSettings().soundVolume;
  if (volume === 0) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  const out = side === 0 ? context.destination : new StereoPannerNode(context, { pan: side });
  if (out !== context.destination) out.connect(context.destination);
  for (const [hertz, start, seconds] of tunes[sound]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    level.gain.setValueAtTime(0, now + start);
    level.gain.linearRampToValueAtTime(volume * 0.4, now + start + 0.01);
    level.gain.linearRampToValueAtTime(0, now + start + seconds);
    tone.connect(level).connect(out);
    tone.start(now + start);
    tone.stop(now + start + seconds);
  }
}
