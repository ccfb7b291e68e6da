import { useEffect, useEffectEvent, useState } from 'react';
import { focusOn } from '../shortcuts/focus-on.ts';
import { usePreference } from './store.tsx';

export interface SkipTarget {
  /** Id of the place to go to. */
  readonly id: string;
  readonly label: string;
}

export const extraSkips: readonly SkipTarget[] = [
  { id: 'site-nav', label: 'Skip to the menu' },
  { id: 'site-search', label: 'Skip to search' },
  { id: 'feed-end', label: 'Skip to the end of the posts' },
  { id: 'chat', label: 'Skip to chat' },
  { id: 'help', label: 'Skip to help' },
];

function Skip({ id, label, onFocus }: SkipTarget & { readonly onFocus?: () => void }) {
  return (
    <a
      className="skip"
      href={`#${id}`}
      onFocus={onFocus}
      onClick={(event) => {
        const target = document.getElementById(id);
        if (!target) return;
        event.preventDefault();
        focusOn(target);
      }}
    >
      {label}
    </a>
  );
}

/** First thing in the page. The link to the main content always stays; skipLinks off takes only the others. */
export function SkipLinks({ extra = extraSkips }: { readonly extra?: readonly SkipTarget[] }) {
  const on = usePreference('skipLinks');
  const [there, setThere] = useState<readonly SkipTarget[]>([]);
  // Which places the page has is looked up when focus arrives, so that a link never leads to what is not shown.
  const look = () => setThere(extra.filter(({ id }) => document.getElementById(id)?.checkVisibility()));
  const lookAgain = useEffectEvent(look);
  const any = there.length > 0;
  useEffect(() => {
    if (!any) return;
    // A narrower window may put a place away.
    addEventListener('resize', lookAgain);
    return () => removeEventListener('resize', lookAgain);
  }, [any]);
  return (
    <div className="skip-links">
      <Skip id="main" label="Skip to main content" onFocus={look} />
      {on && there.map((target) => <Skip key={target.id} {...target} />)}
    </div>
  );
}
