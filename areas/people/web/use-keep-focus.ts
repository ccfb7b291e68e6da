import { useEffect, useRef } from 'react';
import { rememberFocus } from '#platform/web/ui/focus.ts';

/**
 * A row that goes takes the focus with it. Call the returned function when its button is pressed; once the list has
 * another length, the focus goes to the nearest neighbour that is left.
 */
export function useKeepFocus(length: number): () => void {
  const restore = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    restore.current?.();
    restore.current = undefined;
  }, [length]);
  return () => {
    restore.current = rememberFocus();
  };
}
