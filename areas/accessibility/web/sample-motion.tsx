import { useEffect, useRef, useState } from 'react';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';

/** Something that moves as everything here does, and a hint that opens after the chosen delay. */
export function SampleMotion() {
  const [there, setThere] = useState(false);
  return (
    <>
      <div className="sample-track">
        <span className="sample-dot" data-there={there || undefined} aria-hidden="true" />
      </div>
      <div className="row">
        <Button pressed={there} onClick={() => setThere(!there)}>
          {there ? 'Reset the dot' : 'Move the dot'}
        </Button>
        <HoverTry />
      </div>
    </>
  );
}

/** As the hints of the page, but with the delay being tried: hover waits, focus opens at once, Escape closes. */
function HoverTry() {
  const delay = usePreference('hoverDelay');
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  };
  return (
    <span className="sample-hover">
      <Button
        aria-describedby="sample-hint"
        onPointerEnter={() => soon(true, delay)}
        onPointerLeave={() => soon(false, 200)}
        onFocus={() => soon(true, 0)}
        onBlur={() => soon(false, 0)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') soon(false, 0);
        }}
      >
        Rest the pointer here
      </Button>
      <span id="sample-hint" className="soft small sample-hint" data-open={open || undefined}>
        A hint opens after {delay === 0 ? 'no wait' : `${delay / 1000} seconds`}.
      </span>
    </span>
  );
}
