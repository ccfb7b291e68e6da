import { useEffect } from 'react';
import { refresh } from '#platform/web/cache/keys.ts';
import { useSecurity } from './data.ts';

/** How one signs in, read again at the moment when the check that it is you runs out. */
export function useConfirmed() {
  const security = useSecurity();
  const until = security.data?.confirmedUntil;
  useEffect(() => {
    if (!until) return;
    const wait = new Date(until).getTime() - Date.now();
    const timer = setTimeout(() => void refresh(['getSecurity']), Math.max(1000, wait + 500));
    return () => clearTimeout(timer);
  }, [until]);
  return security;
}
