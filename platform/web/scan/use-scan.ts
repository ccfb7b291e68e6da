import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../announce.ts';
import { onSwitch } from './presses.ts';
import { isEntered, type Layer, layerIn, layerOnTop, type Stop, sameStops, useFound } from './stops.ts';

const sameLayer = (one: Layer | undefined, other: Layer | undefined) =>
  one?.element === other?.element && sameStops(one?.stops ?? [], other?.stops ?? []);

/** A stop is the same one as before if its part of the page is. */
type Key = HTMLElement | string;

interface Round {
  /** Null: the page itself. */
  readonly layer: HTMLElement | null;
  readonly keys: readonly Key[];
  readonly at: number;
  /** Where it was in layers that have another on top. */
  readonly left: ReadonlyMap<HTMLElement | null, Key>;
}

/**
 * Goes on at the same part of the page, or at what has taken its place; after a menu or a dialog, where it was before.
 * Other things to choose from begin with the first.
 */
function next({ layer, keys, at, left }: Round, now: Pick<Round, 'layer' | 'keys'>): Round {
  const lit = keys[at];
  const isHere = layer === now.layer;
  const wanted = isHere ? lit : now.layer === null || left.has(now.layer) ? left.get(now.layer) : undefined;
  const found = wanted instanceof HTMLElement ? now.keys.indexOf(wanted) : -1;
  const beside = isHere && lit instanceof HTMLElement ? Math.min(at, Math.max(0, now.keys.length - 1)) : 0;
  return {
    ...now,
    at: found < 0 ? beside : found,
    left: isHere || lit === undefined ? left : new Map(left).set(layer, lit),
  };
}

const isEqual = (one: readonly Key[], other: readonly Key[]) =>
  one.length === other.length && one.every((key, n) => key === other[n]);

/**
 * One-switch control: goes from stop to stop at the chosen speed; any key or press chooses, Escape ends. A stop that is a
 * part of the page lights up and is pressed; a list or a group of them is gone into. An open menu or dialog is gone through
 * before the page, whichever way it came up. Answers the stop that it is on, and its words.
 */
export function useScan<Own extends Stop>({
  on,
  stops,
  every,
  aloud,
  onChoose,
  onEnd,
}: {
  readonly on: boolean;
  readonly stops: readonly Own[];
  readonly every: number;
  readonly aloud: boolean;
  /** One of `stops` that is no part of the page was chosen. */
  readonly onChoose?: (stop: Own) => void;
  readonly onEnd: () => void;
}): { readonly stop: Own | undefined; readonly label: string | undefined } {
  const top = useFound(on, layerOnTop, sameLayer);
  const [entered, setEntered] = useState<{ readonly element: HTMLElement; readonly over: HTMLElement | undefined }>();
  const within = useFound(
    on && entered,
    () => (entered?.element.isConnected ? layerIn(entered.element, () => setEntered(undefined)) : undefined),
    sameLayer,
  );
  // What came up since then is on top of it.
  const inside = entered && entered.over === top?.element && within?.element === entered.element ? within : undefined;
  const layer = inside ?? top;
  const all: readonly (Own | Stop)[] = on ? (layer?.stops ?? stops) : [];

  const keys = all.map(({ element, label }) => element ?? label);
  const [round, setRound] = useState<Round>({ layer: null, keys, at: 0, left: new Map() });
  const now = layer?.element ?? null;
  if (round.layer !== now || !isEqual(round.keys, keys)) setRound(next(round, { layer: now, keys }));

  const lit = all[round.at];
  const own = layer ? undefined : stops[round.at];
  const [presses, setPresses] = useState(0);
  const choose = useEffectEvent(() => {
    if (!lit) return;
    setPresses((before) => before + 1);
    const { element, run } = lit;
    if (element && isEntered(element)) setEntered({ element, over: top?.element });
    else if (element) {
      element.focus();
      element.click();
    } else if (run) run();
    else if (own) onChoose?.(own);
  });
  const end = useEffectEvent(onEnd);
  const label = on ? lit?.label : undefined;
  const element = on ? lit?.element : undefined;

  useEffect(() => {
    if (label !== undefined && aloud) announce(label);
  }, [label, aloud]);

  useEffect(() => {
    if (!element) return;
    element.dataset.lit = '';
    element.scrollIntoView({ block: 'nearest' });
    return () => {
      delete element.dataset.lit;
    };
  }, [element]);

  // Each stop has its whole time, from its last press on.
  const key = element ?? label;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stop or a press starts the time again
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(
      () => setRound((before) => ({ ...before, at: (before.at + 1) % Math.max(1, before.keys.length) })),
      every,
    );
    return () => clearInterval(timer);
  }, [on, every, key, presses]);

  useEffect(() => {
    if (on) return onSwitch({ choose: () => choose(), end: () => end() });
    setEntered(undefined);
  }, [on]);

  return { stop: on ? own : undefined, label };
}
