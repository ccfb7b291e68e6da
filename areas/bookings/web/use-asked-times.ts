import { useState } from 'react';
import type { Args } from '#platform/web/client/call.ts';
import type { Bookable, requestBooking } from '../contract.ts';
import type { Chosen } from './choose-time.tsx';
import { type Preview, type Previewed, usePreview } from './data.ts';
import { type Exceptions, othersOf, type Repeating } from './series.ts';

interface Asking {
  readonly bookable: Bookable;
  readonly chosen: Chosen | undefined;
  readonly lane: string;
  readonly repeat: Repeating;
  readonly times: string;
}

export interface AskedTimes {
  /** All dates of a series; undefined for one time. */
  readonly planned: Preview | undefined;
  readonly exceptions: Exceptions;
  readonly except: (startsAt: string, instead: string | undefined) => void;
  /** What is asked for now, as the server has it: without what was left out. */
  readonly preview: Preview;
  /** Why it can’t be sent like this. */
  readonly error: string | undefined;
  readonly sent: Pick<Args<typeof requestBooking>, 'lane' | 'others' | 'shownSum'>;
}

const none: Exceptions = {};

/** From the time that is chosen to all that is asked for: later times, exceptions, and the price of it. */
export function useAskedTimes({ bookable, chosen, lane, repeat, times }: Asking): AskedTimes {
  const { kind, ref, price, repeats } = bookable;
  const asks = (price !== null || repeats) && chosen;
  const base: Previewed | undefined = asks
    ? { startsAt: chosen.startsAt, minutes: chosen.minutes, ...(lane && { lane }) }
    : undefined;
  const series = base && repeats && repeat ? { ...base, repeat, times: Number(times) } : undefined;
  const planned = usePreview({ kind, ref }, series);
  // Exceptions belong to one series: another time, worker or number begins anew.
  const key = JSON.stringify(series);
  const [all, setAll] = useState<{ readonly of: string | undefined; readonly exceptions: Exceptions }>();
  const exceptions = all && all.of === key ? all.exceptions : none;
  const others = series && planned.data ? othersOf(planned.data.times, exceptions) : [];
  const isKnown = !series || planned.data !== undefined;
  const preview = usePreview(
    { kind, ref },
    base && isKnown ? { ...base, ...(others.length > 0 && { others: others.join(',') }) } : undefined,
  );
  const gone = preview.data?.times.find(({ whyNot }) => whyNot);
  const error = asks && !preview.data ? 'The price is still being worked out. Try again in a moment.' : gone?.whyNot;
  const sum = preview.data?.price?.sum;
  return {
    planned: series && planned,
    exceptions,
    except: (startsAt, instead) => {
      const { [startsAt]: _, ...rest } = exceptions;
      setAll({ of: key, exceptions: instead === undefined ? rest : { ...rest, [startsAt]: instead } });
    },
    preview,
    error: error || undefined,
    sent: {
      ...(lane && { lane }),
      ...(others.length > 0 && { others }),
      ...(sum && { shownSum: sum.minor }),
    },
  };
}
