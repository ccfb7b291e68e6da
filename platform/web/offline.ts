/// <reference types="vite/client" />
/** The built site alone has the worker. */
const worker = '/offline-worker.js';

/**
 * Has the browser keep a page that is `offline` (area.ts), so that it opens without a connection from now on. A browser
 * that cannot or may not do that shows the page with a connection as before; one that saves data keeps it when asked.
 */
export function keepOffline(path: string, asked = location.pathname === path): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !navigator.onLine) return;
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData && !asked) return;
  navigator.serviceWorker.register(worker, { scope: path }).catch(() => undefined);
}

/** Whether the browser keeps the page at an address of ours, and would open it if it were loaded anew. */
export async function isKept(path: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return false;
  return !!(await navigator.serviceWorker.getRegistration(path))?.active;
}
