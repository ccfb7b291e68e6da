import { useEffect, useState } from 'react';
import type { Booking } from '../contract.ts';

/** early: it opens later. over: it was open. none: this booking has no call. */
export type CallStage = 'none' | 'early' | 'open' | 'over';

export function callStage(call: Booking['call'], now: number): CallStage {
  if (!call) return 'none';
  if (now < Date.parse(call.opensAt)) return 'early';
  return now < Date.parse(call.closesAt) ? 'open' : 'over';
}

/** No browser waits longer in one go. */
const longest = 2_000_000_000;

/** The stage of a booking’s call now; it changes on the page when its time comes. */
export function useCallStage(call: Booking['call']): CallStage {
  const [turn, setTurn] = useState(0);
  const now = Date.now();
  const next = call ? [call.opensAt, call.closesAt].map((at) => Date.parse(at)).find((at) => at > now) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn that came too early, or was cut short, waits again
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => setTurn((before) => before + 1), Math.min(next - Date.now(), longest));
    return () => clearTimeout(timer);
  }, [next, turn]);
  return callStage(call, now);
}
