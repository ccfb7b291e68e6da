import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { getHoverDelay } from './hover-delay.ts';
import { place } from './place.ts';

// Going from one tooltip to the next within this time needs no second wait.
const skipMs = 300;
// Time to move the pointer from the control onto the tooltip.
const graceMs = 200;
let lastClosed = 0;

/**
 * A short remark on a control. It repeats or explains; nothing may be found here alone. Hover waits for the member's
 * delay, focus opens at once, Escape closes, and the pointer may rest on the text itself.
 */
export const Tooltip = ({
  text,
  children,
}: {
  text: ReactNode;
  /** One control that passes `aria-describedby` on. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const tip = bubble.current;
    if (!open || !tip || !anchor.current) return;
    const box = anchor.current;
    const move = () => place(box.firstElementChild ?? box, tip, 'above', 'middle');
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer.current);
      setOpen(false);
    };
    tip.showPopover();
    move();
    document.addEventListener('keydown', key, true);
    window.addEventListener('scroll', move, true);
    return () => {
      lastClosed = Date.now();
      document.removeEventListener('keydown', key, true);
      window.removeEventListener('scroll', move, true);
      if (tip.isConnected) tip.hidePopover();
    };
  }, [open]);
  const describedBy = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the control inside it
    <span
      ref={anchor}
      className="tip-anchor"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') soon(true, Date.now() - lastClosed < skipMs ? 0 : getHoverDelay());
      }}
      onPointerLeave={() => soon(false, graceMs)}
      onPointerDown={() => now(false)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) now(true);
      }}
      onBlur={() => now(false)}
    >
      {cloneElement(children, { 'aria-describedby': describedBy })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className="tip">
        {text}
      </span>
    </span>
  );
};
