import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { ScanBar } from '#platform/web/scan/scan-bar.tsx';
import { sameStops, stopsIn, useFound } from '#platform/web/scan/stops.ts';
import { useScan } from '#platform/web/scan/use-scan.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** It goes on in the next screen, until the one who uses it ends it. */
let goesOn = false;

/** Keys of a switch, where nothing on the page takes them. */
const takesKeys = 'a[href], button, input, select, textarea, summary, dialog, [tabindex="0"], [contenteditable]';
const startsIt = ({ key, target }: KeyboardEvent) =>
  (key === ' ' || key === 'Enter') && !(target instanceof Element && target.closest(takesKeys));

/**
 * One-switch control of the parts of a page that are marked `data-scan`, and of every menu and dialog that opens: they light
 * up one after another, and any key or press chooses the one that is lit. `tried`: only to see how it is.
 */
export function SwitchControl({
  container,
  every,
  tried = false,
}: {
  readonly container: RefObject<HTMLElement | null>;
  readonly every: number;
  readonly tried?: boolean;
}) {
  const [on, setOn] = useState(goesOn && !tried);
  const turn = (to: boolean) => {
    setOn(to);
    if (!tried) goesOn = to;
  };
  const stops = useFound(on, () => (container.current ? stopsIn(container.current) : []), sameStops);
  const end = () => {
    turn(false);
    announce('Switch control has ended.');
  };
  const { label } = useScan({ on, stops, every, aloud: false, onEnd: end });
  const start = () => {
    announce('Switch control has started. Any key or press chooses. Escape ends it.');
    turn(true);
  };
  const startByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !startsIt(event)) return;
    event.preventDefault();
    start();
  });
  useEffect(() => {
    if (on || tried) return;
    const key = (event: KeyboardEvent) => startByKey(event);
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [on, tried]);
  if (!on) {
    return (
      <p className="row">
        <Button onClick={start}>Start switch control</Button>
        {!tried && <span>Or press Space or Enter.</span>}
      </p>
    );
  }
  return <ScanBar label={label} none="Nothing can be pressed now" onEnd={end} />;
}
