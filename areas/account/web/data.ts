import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { clearDrafts } from '#platform/web/forms/drafts.ts';
import { clearLocalCopy } from '#platform/web/preferences/local-copy.ts';
import { refreshSession } from '#platform/web/session.ts';
import type {
  changeEmail,
  changePassword,
  confirmEmail,
  confirmWithCode,
  confirmWithPassword,
  endOtherSessions,
  endSession,
  getSecurity,
  listDemoCast,
  listOutboxMails,
  listSessions,
  requestConfirmCode,
  requestPasswordReset,
  requestSignInLink,
  resetPassword,
  signInAs,
  signInWithCode,
  signInWithLink,
  signInWithPassword,
  signOut,
  signUp,
  verifyEmail,
} from '../contract.ts';

export const securityAddress = '/api/account/security';
const sessions = '/api/account/sessions';

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

export const useSignUp = () => useWrite<typeof signUp>('signUp');
export const useVerifyEmail = () => useWrite<typeof verifyEmail>('verifyEmail');
export const useSignInWithPassword = () => useWrite<typeof signInWithPassword>('signInWithPassword');
export const useRequestSignInLink = () => useWrite<typeof requestSignInLink>('requestSignInLink');
export const useSignInWithLink = () => useWrite<typeof signInWithLink>('signInWithLink');
export const useSignInWithCode = () => useWrite<typeof signInWithCode>('signInWithCode');
export const useRequestPasswordReset = () => useWrite<typeof requestPasswordReset>('requestPasswordReset');
export const useResetPassword = () => useWrite<typeof resetPassword>('resetPassword');
export const useConfirmEmail = () => useWrite<typeof confirmEmail>('confirmEmail', { refresh: [securityAddress] });

export const useSecurity = () => useRead<typeof getSecurity>('getSecurity', {});
export const useSessions = (enabled: boolean) => useList<typeof listSessions>('listSessions', {}, { enabled });
export const useEndSession = () => useWrite<typeof endSession>('endSession', { refresh: [sessions] });
export const useEndOtherSessions = () => useWrite<typeof endOtherSessions>('endOtherSessions', { refresh: [sessions] });
export const useConfirmWithPassword = () =>
  useWrite<typeof confirmWithPassword>('confirmWithPassword', { refresh: [securityAddress] });
export const useRequestConfirmCode = () => useWrite<typeof requestConfirmCode>('requestConfirmCode');
export const useConfirmWithCode = () =>
  useWrite<typeof confirmWithCode>('confirmWithCode', { refresh: [securityAddress] });
export const useChangePassword = () =>
  useWrite<typeof changePassword>('changePassword', { refresh: [securityAddress, sessions] });
export const useChangeEmail = () => useWrite<typeof changeEmail>('changeEmail', { refresh: [securityAddress] });

export const useOutboxMails = (enabled: boolean) =>
  useList<typeof listOutboxMails>('listOutboxMails', { limit: 20 }, { enabled });
