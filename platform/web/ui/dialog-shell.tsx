import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { LiveRegions } from '../announce.ts';
import { cx } from './cx.ts';
import { rememberFocus } from './focus.ts';
import { getTopLayer, pushTopLayer } from './top-layer.ts';

/**
 * The bare native modal: being mounted means being open. Every way out (Escape, back gesture, a press beside it)
 * only asks; the owner decides by unmounting it.
 */
export const DialogShell = ({
  labelledBy,
  describedBy,
  role,
  size = 'm',
  className,
  onAsk,
  children,
}: {
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  size?: 's' | 'm' | 'l' | 'full' | undefined;
  className?: string | undefined;
  onAsk: (how: 'escape' | 'outside') => void;
  children: ReactNode;
}) => {
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const restore = rememberFocus();
    // The page keeps its width when its scroll bar goes.
    const root = document.documentElement;
    if (!getTopLayer()) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    dialog.showModal();
    const leave = pushTopLayer(dialog);
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2'))?.focus();
    return () => {
      leave();
      dialog.close();
      // After this commit, because the opener may be removed together with the dialog.
      setTimeout(restore);
    };
  }, []);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (event.defaultPrevented) return;
    event.preventDefault();
    onAsk('escape');
  };
  const onBackdrop = (event: PointerEvent | { target: EventTarget }) => event.target === element.current;
  return (
    <dialog
      ref={element}
      className={cx('dialog', `dialog-${size}`, className)}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={key}
      onCancel={(event) => {
        event.stopPropagation();
        if (event.target !== element.current) return;
        event.preventDefault();
        onAsk('escape');
      }}
      onClose={(event) => {
        // The browser may close it by force (second Escape, back gesture); the owner has not agreed to that yet.
        if (event.target !== element.current || !element.current.isConnected || element.current.open) return;
        element.current.showModal();
        onAsk('escape');
      }}
      onPointerDown={(event) => {
        pressed.current = onBackdrop(event);
      }}
      onClick={(event) => {
        if (pressed.current && onBackdrop(event)) onAsk('outside');
        pressed.current = false;
      }}
    >
      {children}
      <LiveRegions />
    </dialog>
  );
};
