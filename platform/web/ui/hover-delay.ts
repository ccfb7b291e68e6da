// The member's own delay before anything appears on hover. 700 ms while nothing is stored.
const standard = 700;
let stored: number | null = null;

export const getHoverDelay = (): number => stored ?? standard;

/** Set by the preferences when they change; null goes back to the standard. */
export const setHoverDelay = (milliseconds: number | null): void => {
  stored = milliseconds === null ? null : Math.min(2000, Math.max(0, milliseconds));
};
