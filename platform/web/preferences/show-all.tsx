import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { usePreference } from './store.tsx';

/**
 * Placed once, at the end of the main content: brings back everything that simplified layout or concentration mode
 * hides on this page, so that nothing is ever out of reach.
 */
export function ShowAll() {
  const simple = usePreference('simplifiedLayout');
  const calm = usePreference('concentrationMode');
  const [all, setAll] = useState(false);
  if (!simple && !calm) return null;
  return (
    <Button
      aria-pressed={all}
      onClick={() => {
        document.documentElement.toggleAttribute('data-show-all', !all);
        setAll(!all);
      }}
    >
      {all ? 'Show less of this page' : 'Show all of this page'}
    </Button>
  );
}
