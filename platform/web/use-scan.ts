import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from './announce.ts';

const alone = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Tab']);

/**
 * One-switch control: goes from stop to stop at the chosen speed; any key or press chooses, Escape ends. Presses in a dialog
 * and on what has `data-scan-end` stay what they are. Answers the stop that it is on.
 */
export function useScan<Stop extends { readonly label: string }>({
  on,
  stops,
  every,
  aloud,
  onChoose,
  onEnd,
}: {
  readonly on: boolean;
  readonly stops: readonly Stop[];
  readonly every: number;
  readonly aloud: boolean;
  readonly onChoose: (stop: Stop) => void;
  readonly onEnd: () => void;
}): Stop | undefined {
  const [at, setAt] = useState(0);
  // Other things to choose from begin with the first.
  const list = stops.map(({ label }) => label).join('|');
  const [shownList, setShownList] = useState(list);
  if (list !== shownList) {
    setShownList(list);
    setAt(0);
  }
  const stop = on ? stops[at % Math.max(1, stops.length)] : undefined;
  const choose = useEffectEvent(() => stop && onChoose(stop));
  const end = useEffectEvent(onEnd);
  const label = stop?.label;

  useEffect(() => {
    if (label !== undefined && aloud) announce(label);
  }, [label, aloud]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts its own time
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => setAt((now) => now + 1), every);
    return () => clearInterval(timer);
  }, [on, every, shownList]);

  useEffect(() => {
    if (!on) return;
    const inDialog = (event: Event) => event.target instanceof Element && event.target.closest('dialog') !== null;
    const key = (event: KeyboardEvent) => {
      if (alone.has(event.key) || event.ctrlKey || event.altKey || event.metaKey || inDialog(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type !== 'keydown' || event.repeat) return;
      if (event.key === 'Escape') end();
      else choose();
    };
    const press = (event: MouseEvent) => {
      // What a choice itself presses.
      if (
        !event.isTrusted ||
        inDialog(event) ||
        (event.target instanceof Element && event.target.closest('[data-scan-end]'))
      )
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') choose();
    };
    const keys = ['keydown', 'keyup'] as const;
    const presses = ['mousedown', 'click'] as const;
    for (const type of keys) window.addEventListener(type, key, true);
    for (const type of presses) window.addEventListener(type, press, true);
    return () => {
      for (const type of keys) window.removeEventListener(type, key, true);
      for (const type of presses) window.removeEventListener(type, press, true);
    };
  }, [on]);

  return stop;
}
