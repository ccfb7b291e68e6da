import { addMoney } from '#platform/contract/money.ts';
import type { Handler } from '#platform/server/area.ts';
import type { previewBooking as contract } from '../contract.ts';
import { priceOf } from '../pure/price.ts';
import { type Repeated, repeated } from '../pure/series.ts';
import { chooseTimes } from './choose-times.ts';
import { assertLength } from './offered.ts';
import type { FoundThing } from './policy.ts';
import { assertLane, endOf, laneOrNull } from './taken.ts';
import { timesFor } from './times.ts';

const missingWords = (clock: string) => `The clocks go forward then: there is no ${clock} that day.`;

/** Nothing is kept by looking: the times are judged again when they are asked for. */
export const previewBooking: Handler<typeof contract, FoundThing> = async ({ input, found, principal, query, now }) => {
  const { startsAt, minutes, lane, repeat, times: count, others = [] } = input;
  assertLength(found, minutes);
  assertLane(found, lane);
  const times = await timesFor(query, found);
  const wanted: readonly Repeated[] =
    repeat && times
      ? repeated(startsAt, times.zone, repeat, count)
      : [...new Set([startsAt, ...others])].sort().map((start) => ({ startsAt: start, missing: '' }));
  const starts = wanted.map((one) => one.startsAt);
  const chosen =
    times && (await chooseTimes(query, times, found, { starts, minutes, lane, viewer: principal.id, now }));
  const shown = wanted.map(({ startsAt: start, missing }, at) => {
    const one = chosen?.[at] ?? { why: 'There are no free times. Try again later.' };
    const whyNot = missing ? missingWords(missing) : 'why' in one ? one.why : '';
    const given = whyNot === '' && 'lane' in one ? laneOrNull(one.lane) : null;
    return { startsAt: start, endsAt: endOf(start, minutes), lane: given, whyNot };
  });
  const price = found.price ? priceOf(found.price, minutes) : null;
  const had = shown.filter(({ whyNot }) => whyNot === '').length;
  const [first, ...more] = Array.from({ length: had }, () => price?.sum ?? null).filter((sum) => sum !== null);
  return {
    times: shown,
    price,
    total: first ? addMoney(first, ...more) : null,
    cancellation: found.cancellation ?? '',
  };
};
