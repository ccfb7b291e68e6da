/** How often the 3D view is drawn: from what a screen shows down to a picture a second, and it never breaks. */
export const qualities = ['auto', 'high', 'low', 'still'] as const;
export type Quality = (typeof qualities)[number];

/** Milliseconds between two pictures; 0: as often as the screen shows one. */
export const intervalOf = (quality: Exclude<Quality, 'auto'>): number => ({ high: 0, low: 66, still: 1000 })[quality];

/** Milliseconds that drawing may take before a device is given less to do, and so many pictures in a row. */
const slowMs = { high: 24, low: 120 } as const;
const inARow = 20;

/**
 * Chooses for a device: begins with the most, and goes one step down when drawing was slow twenty times in a row. It never
 * goes up again by itself, so that the picture doesn't jump to and fro.
 */
export function createPace(quality: Quality) {
  let chosen: Exclude<Quality, 'auto'> = quality === 'auto' ? 'high' : quality;
  let slow = 0;
  return {
    now: () => chosen,
    drawn: (ms: number): void => {
      if (quality !== 'auto' || chosen === 'still') return;
      slow = ms > slowMs[chosen] ? slow + 1 : 0;
      if (slow < inARow) return;
      slow = 0;
      chosen = chosen === 'high' ? 'low' : 'still';
    },
  };
}
