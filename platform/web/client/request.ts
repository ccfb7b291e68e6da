import { ApiError } from './error.ts';
import type { Sending } from './sending.ts';

/**
 * 'session-expired': a write was refused with 401. Forms keep what was typed and ask to sign in again. 'drafted': a
 * supporter’s call is kept for the member.
 */
export const clientEvents = new EventTarget();

let origin = '';
/** Only tests need another origin than the page's own. */
export const setOrigin = (value: string) => {
  origin = value;
};

/** Throws for every answer that is not a success, and tells of sessions that ended. */
export async function check(answer: Response, method: string): Promise<Response> {
  if (answer.ok) return answer;
  if (answer.status === 401 && method !== 'GET') clientEvents.dispatchEvent(new Event('session-expired'));
  throw new ApiError(answer.status, await answer.text().catch(() => ''), answer.statusText);
}

/** One request with cookies (DATA-01). Resolves with a successful answer only. */
export async function request(method: string, url: string, sending: Sending = {}): Promise<Response> {
  const { body, headers = {}, signal, onProgress } = sending;
  let answer: Response;
  try {
    answer = onProgress
      ? await (await import('./upload.ts')).sendWithProgress(method, origin + url, sending)
      : await fetch(origin + url, {
          method,
          credentials: 'include',
          headers,
          ...(body !== undefined && { body }),
          ...(signal && { signal }),
        });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, '', error instanceof Error ? error.message : 'No answer', { cause: error });
  }
  return check(answer, method);
}
