import { call } from '#platform/web/client/call.ts';
import type { countAdViews } from '../contract.ts';
import { limits } from '../pure/options.ts';

/** Views wait a moment, so that a page with several says them in one call. */
const pauseMs = 2000;
const waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

async function tell(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const tokens = waiting.splice(0, limits.tokens);
  if (tokens.length === 0) return;
  // A view that can’t be told is lost; its reader need not know.
  await call<typeof countAdViews>('countAdViews', { tokens }).catch(() => undefined);
  if (waiting.length > 0) await tell();
}
/** One after the other, so that whoever waits knows that earlier ones were told too. */
let last: Promise<void> = Promise.resolve();
function send(): Promise<void> {
  last = last.then(tell);
  return last;
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void send();
});

/** `now` says what waits at once, with this one or, where that was said already, without. */
export async function countView(
  token: string | undefined,
  { now = false }: { readonly now?: boolean } = {},
): Promise<void> {
  if (token !== undefined) waiting.push(token);
  if (now) return send();
  timer ??= setTimeout(() => void send(), pauseMs);
}
