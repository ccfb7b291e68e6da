import { useState } from 'react';
import { dayOf } from '../pure/days.ts';

/** The time zone of this device, in which the member’s day begins. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface Here {
  readonly now: Date;
  readonly zone: string;
  readonly today: string;
}

/** Now, as long as a screen is open: nothing moves under the reader’s hands at midnight. */
export function useHere(): Here {
  const [here] = useState(() => {
    const [now, zone] = [new Date(), ownZone()];
    return { now, zone, today: dayOf(now, zone) };
  });
  return here;
}
