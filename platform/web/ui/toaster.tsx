import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { rememberFocus } from './focus.ts';
import { Icon } from './icon.tsx';
import { dismissToast, type ToastItem, toastMs, useToasts } from './toast.ts';
import { useTopLayer } from './top-layer.ts';

const swipePx = 50;

/** The visible message. The words are spoken by the announcer, so this is no live region itself. */
const Shown = ({ item, onGone }: { item: ToastItem; onGone: () => void }) => {
  const [held, setHeld] = useState(false);
  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null);
  const left = useRef(toastMs(item));
  const total = toastMs(item);
  useEffect(() => {
    left.current = total;
  }, [total]);
  useEffect(() => {
    if (held || drag || !Number.isFinite(total)) return;
    const start = Date.now();
    const timer = setTimeout(() => dismissToast(item.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (Date.now() - start));
    };
  }, [held, drag, total, item.id]);
  const dismiss = () => {
    onGone();
    dismissToast(item.id);
  };
  const release = (event: PointerEvent) => {
    if (drag && event.clientX - drag.from >= swipePx) dismiss();
    setDrag(null);
  };
  const bad = item.variant === 'destructive';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping is extra; the Dismiss button does the same
    <div
      className={bad ? 'toast toast-bad' : 'toast'}
      style={drag ? { transform: `translateX(${Math.max(0, drag.by)}px)` } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        if (!(event.target as Element).closest('button')) setDrag({ from: event.clientX, by: 0 });
      }}
      onPointerMove={(event) => drag && setDrag({ ...drag, by: event.clientX - drag.from })}
      onPointerUp={release}
      onPointerCancel={() => setDrag(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      }}
    >
      <Icon icon={bad ? CircleAlert : CircleCheck} size="l" />
      <div className="toast-words">
        <strong>{item.title}</strong>
        {item.description && <div>{item.description}</div>}
      </div>
      <div className="toast-acts">
        {item.action && (
          <Button
            onClick={() => {
              item.action?.onAction();
              dismiss();
            }}
          >
            {item.action.label}
          </Button>
        )}
        <Button variant="quiet" icon={X} onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  );
};

/** The place for messages, mounted once by the shell. F8 goes there; it moves into an open dialog by itself. */
export const Toaster = () => {
  const item = useToasts().find((candidate) => candidate.open);
  const layer = useTopLayer();
  const region = useRef<HTMLElement>(null);
  const back = useRef<(() => void) | null>(null);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget)) back.current = relatedTarget ? rememberFocus(relatedTarget) : null;
  };
  // The focused button leaves with its message: go back to where the reader came from.
  const onGone = () => {
    const inside = region.current?.contains(document.activeElement);
    const restore = back.current;
    back.current = null;
    if (inside) setTimeout(() => restore?.());
  };
  return createPortal(
    <section ref={region} className="toasts ring-in-self" aria-label="Messages (F8)" tabIndex={-1} onFocus={onFocus}>
      {item && <Shown key={item.id} item={item} onGone={onGone} />}
    </section>,
    layer ?? document.body,
  );
};
