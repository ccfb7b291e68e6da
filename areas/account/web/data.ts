import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { ApiError } from '#platform/web/client/error.ts';
import { clearDrafts } from '#platform/web/forms/drafts.ts';
import { clearLocalCopy } from '#platform/web/preferences/local-copy.ts';
import { refreshSession } from '#platform/web/session.ts';
import type { listDemoCast, signInAs, signOut } from '../contract.ts';

export const useCast = (enabled: boolean) => useList<typeof listDemoCast>('listDemoCast', {}, { enabled });

/** Demo mode only: become one of the sample members. */
export const useSignInAs = (options: { onFail: (error: Error) => void }) =>
  useWrite<typeof signInAs>('signInAs', options);

export const useSignOut = (options: { onDone: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof signOut>('signOut', {
    ...options,
    onDone: () => {
      clearLocalCopy();
      clearDrafts();
      void refreshSession().then(options.onDone, options.onFail);
    },
  });

const wrongPair = {
  title: 'Not signed in',
  status: 401,
  errors: [{ field: 'password', rule: 'match', message: 'This e-mail address and password do not belong together.' }],
};

/**
 * The auth library's own address, which is no operation of ours. Not through request(): there a 401 means that a
 * session has ended, and here that the password is wrong.
 */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch('/api/auth/sign-in/email', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  } catch (error) {
    throw new ApiError(0, '', 'No answer', { cause: error });
  }
  if (answer.status === 401) throw new ApiError(401, JSON.stringify(wrongPair));
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText);
  await refreshSession();
}
