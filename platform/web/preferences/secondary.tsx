import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { usePreference } from './store.tsx';

/**
 * Tools that most people need now and then. With simplifiedLayout they wait behind "More"; otherwise they simply
 * stand there. The children keep their place in the page, so switching loses nothing.
 */
export function Secondary({ label = 'More', children }: { readonly label?: string; readonly children: ReactNode }) {
  const simple = usePreference('simplifiedLayout');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {simple && (
        <Button variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Less' : label}
        </Button>
      )}
      <div id={id} data-part="secondary" data-shown={open || undefined} className="secondary">
        {children}
      </div>
    </>
  );
}
