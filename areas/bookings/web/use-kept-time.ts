import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { failed } from '#platform/web/ui/failed.ts';
import type { Bookable, Hold } from '../contract.ts';
import type { Chosen } from './choose-time.tsx';
import { refreshSlots, release, useHold } from './data.ts';
import { clock, ownZone } from './when.ts';

export interface KeptTime {
  readonly chosen: Chosen | undefined;
  /** "We’re keeping this time for you until 2:40 pm."; '' while nothing is kept. */
  readonly keptText: string;
  readonly choose: (next: Chosen, lane: string) => void;
  /** Another person was chosen: their times are others. */
  readonly forget: () => void;
  /** From then on, leaving the form gives nothing up. */
  readonly markSent: () => void;
}

function textOf({ expiresAt, lane }: Hold, lanes: Bookable['lanes']): string {
  const who = lane && lanes.length > 1 ? ` with ${lane.name}` : '';
  return `We’re keeping this time${who} for you until ${clock(expiresAt, ownZone())}.`;
}

/** The time that is chosen in a form and kept while it is filled in; given up when the form is left. */
export function useKeptTime({ kind, ref, lanes }: Bookable): KeptTime {
  const [chosen, setChosen] = useState<Chosen>();
  const [keptText, setKeptText] = useState('');
  const isSent = useRef(false);
  const forget = useCallback(() => {
    setChosen(undefined);
    setKeptText('');
  }, []);
  const hold = useHold({
    onDone: (kept) => {
      const text = textOf(kept, lanes);
      setKeptText(text);
      announce(text);
    },
    onFail: (error) => {
      forget();
      failed('Couldn’t keep that time')(error);
      void refreshSlots();
    },
  });
  useEffect(() => {
    const left = { kind, ref };
    return () => {
      if (!isSent.current) release(left);
      // A form that stays, and goes on with another thing, has other times to choose from.
      forget();
    };
  }, [kind, ref, forget]);
  return {
    chosen,
    keptText,
    choose: (next, lane) => {
      setChosen(next);
      const { startsAt, minutes } = next;
      hold.mutate({ kind, ref, startsAt, minutes, ...(lane && { lane }) });
    },
    forget,
    markSent: () => {
      isSent.current = true;
    },
  };
}
