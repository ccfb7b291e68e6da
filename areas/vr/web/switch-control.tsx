import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useScan } from '#platform/web/use-scan.ts';

interface Stop {
  readonly label: string;
  readonly element: HTMLElement;
}

const wanted = 'button, a[href], input:not([type="hidden"])';
/** What a switch user reads of it: its own words, or those of its label without the hint. */
function labelOf(element: HTMLElement): string {
  const words = (element.closest('label') ?? element).cloneNode(true);
  if (words instanceof Element) for (const hint of words.querySelectorAll('[aria-hidden="true"]')) hint.remove();
  return (element.getAttribute('aria-label') ?? words.textContent ?? '').trim();
}
const canPress = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled="true"], [data-scan-end]') && element.checkVisibility();

function stopsIn(container: HTMLElement | null): Stop[] {
  if (!container) return [];
  const all = [...container.querySelectorAll<HTMLElement>('[data-scan]')].flatMap((part) =>
    part.matches(wanted) ? [part] : [...part.querySelectorAll<HTMLElement>(wanted)],
  );
  return all.filter(canPress).map((element) => ({ label: labelOf(element), element }));
}

/** It goes on in the next screen, until the one who uses it ends it. */
let goesOn = false;

/** Keys of a switch, where nothing on the page takes them. */
const takesKeys = 'a[href], button, input, select, textarea, summary, dialog, [tabindex="0"], [contenteditable]';
const startsIt = ({ key, target }: KeyboardEvent) =>
  (key === ' ' || key === 'Enter') && !(target instanceof Element && target.closest(takesKeys));

/**
 * One-switch control of the parts of a page that are marked `data-scan`: they light up one after another, and any key or
 * press chooses the one that is lit. `tried`: only to see how it is.
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
  const [stops, setStops] = useState<readonly Stop[]>([]);
  useEffect(() => {
    if (!on || !container.current) return;
    const look = () => setStops(stopsIn(container.current));
    look();
    const watch = new MutationObserver(look);
    watch.observe(container.current, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'aria-disabled'],
    });
    return () => watch.disconnect();
  }, [on, container]);
  const end = () => {
    turn(false);
    announce('Switch control has ended.');
  };
  const stop = useScan({
    on,
    stops: on ? stops : [],
    every,
    aloud: false,
    onChoose: ({ element }) => {
      element.focus();
      element.click();
    },
    onEnd: end,
  });
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
  const lit = stop?.element;
  useEffect(() => {
    if (!lit) return;
    lit.dataset.lit = '';
    lit.scrollIntoView({ block: 'nearest' });
    return () => {
      delete lit.dataset.lit;
    };
  }, [lit]);
  if (!on) {
    return (
      <p className="row">
        <Button onClick={start}>Start switch control</Button>
        {!tried && <span>Or press Space or Enter.</span>}
      </p>
    );
  }
  return (
    <p className="vr-scan-bar">
      <strong>{stop?.label ?? 'Nothing can be pressed now'}</strong>
      <span>Any key or press chooses. Escape ends it.</span>
      <Button data-scan-end onClick={end} description="end switch control">
        Stop
      </Button>
    </p>
  );
}
