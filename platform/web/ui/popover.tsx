import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { place } from './place.ts';

/**
 * A button with a small panel of controls. The panel follows the button in the page, so Tab walks into it;
 * Escape or a press elsewhere closes it and focus stays or goes back to the button.
 */
export const Popover = ({
  label,
  panelLabel,
  children,
  ...button
}: Omit<ButtonProps, 'children' | 'onClick' | 'popoverTarget'> & {
  label: ReactNode;
  /** Name of the panel if the button's words do not say it. */
  panelLabel?: string | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || !anchor.current || !panel.current) return;
    const [from, to] = [anchor.current, panel.current];
    const move = () => place(from, to);
    move();
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, [open]);
  const close = () => {
    panel.current?.hidePopover();
    anchor.current?.focus();
  };
  return (
    <>
      <Button {...button} ref={anchor} aria-expanded={open} aria-controls={id} popoverTarget={id}>
        {label}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a layout of its own */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="pop"
        role="group"
        aria-label={panelLabel ?? (typeof label === 'string' ? label : undefined)}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
};
