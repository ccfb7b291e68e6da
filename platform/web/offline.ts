/// <reference types="vite/client" />
import { refreshSession } from './session.ts';

/** The built site alone has the worker. */
const worker = '/offline-worker.js';

/** A page that the browser kept has nobody's data in it, so it asks who is here. */
const isKept = (path: string) => {
  if (location.pathname !== path) return false;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (arrival?.workerStart ?? 0) > 0;
};

/**
 * Has the browser keep a page that is `offline` (area.ts), so that it opens without a connection from now on. A browser
 * that cannot or may not do that shows the page with a connection as before.
 */
export function keepOffline(path: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData && location.pathname !== path) return;
  navigator.serviceWorker.register(worker, { scope: path }).catch(() => undefined);
  if (isKept(path)) void refreshSession({ tell: false }).catch(() => undefined);
}
