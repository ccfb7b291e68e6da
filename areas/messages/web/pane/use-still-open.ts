import { useEffect, useRef } from 'react';

/** Answers whether the dialog is still there: what was cancelled while it was on its way is not sent. */
export function useStillOpen(): () => boolean {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => open.current;
}
