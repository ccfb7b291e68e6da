import { useEffect, useEffectEvent } from 'react';
import { handlers } from './handlers.ts';

/** Says what an action does while this component is on the page. The newest one wins. */
export function useShortcut(id: string, handler: () => void, enabled = true): void {
  const run = useEffectEvent(handler);
  useEffect(() => (enabled ? handlers.handle(id, () => run()) : undefined), [id, enabled]);
}
