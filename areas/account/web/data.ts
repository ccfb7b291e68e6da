import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { forgetMember } from '#platform/web/forget.ts';
import { refreshSession } from '#platform/web/session.ts';
import type {
  addPasskey,
  changeEmail,
  changePassword,
  confirmEmail,
  confirmTwoStep,
  confirmWithCode,
  confirmWithPasskey,
  confirmWithPassword,
  confirmWithSecondStep,
  endOtherSessions,
  endSession,
  getRecoverySheet,
  getSecurity,
  listDemoCast,
  listOutboxMails,
  listPasskeys,
  listSessions,
  makeRecoveryCodes,
  readSignUp,
  removePasskey,
  renamePasskey,
  requestConfirmCode,
  requestPasswordReset,
  requestSignInLink,
  resetPassword,
  signInAs,
  signInWithCode,
  signInWithLink,
  signInWithPasskey,
  signInWithPassword,
  signInWithSecondStep,
  signOut,
  signUp,
  startPasskey,
  startPasskeyCheck,
  startPasskeySignIn,
  startSignUp,
  startTwoStep,
  turnOffTwoStep,
  verifyEmail,
} from '../contract.ts';

export const useCast = (enabled: boolean) => useList<typeof listDemoCast>('listDemoCast', {}, { enabled });

/** Demo mode only: become one of the sample members. */
export const useSignInAs = (options: { onFail: (error: Error) => void }) =>
  useWrite<typeof signInAs>('signInAs', options);

export const useSignOut = (options: { onDone: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof signOut>('signOut', {
    ...options,
    onDone: () => {
      void forgetMember('sign-out')
        .then(() => refreshSession())
        .then(options.onDone, options.onFail);
    },
  });

export const useSignUp = () => useWrite<typeof signUp>('signUp');
export const useStartSignUp = () => useWrite<typeof startSignUp>('startSignUp');
export const useReadSignUp = () => useWrite<typeof readSignUp>('readSignUp');
export const useVerifyEmail = () => useWrite<typeof verifyEmail>('verifyEmail');
export const useSignInWithPassword = () => useWrite<typeof signInWithPassword>('signInWithPassword');
export const useRequestSignInLink = () => useWrite<typeof requestSignInLink>('requestSignInLink');
export const useSignInWithLink = () => useWrite<typeof signInWithLink>('signInWithLink');
export const useSignInWithCode = () => useWrite<typeof signInWithCode>('signInWithCode');
export const useRequestPasswordReset = () => useWrite<typeof requestPasswordReset>('requestPasswordReset');
export const useResetPassword = () => useWrite<typeof resetPassword>('resetPassword');
export const useConfirmEmail = () => useWrite<typeof confirmEmail>('confirmEmail', { refresh: ['getSecurity'] });

export const useSecurity = () => useRead<typeof getSecurity>('getSecurity', {});
export const useSessions = (enabled: boolean) => useList<typeof listSessions>('listSessions', {}, { enabled });
export const useEndSession = () => useWrite<typeof endSession>('endSession', { refresh: ['listSessions'] });
export const useEndOtherSessions = () =>
  useWrite<typeof endOtherSessions>('endOtherSessions', { refresh: ['listSessions'] });
export const useConfirmWithPassword = () =>
  useWrite<typeof confirmWithPassword>('confirmWithPassword', { refresh: ['getSecurity'] });
export const useRequestConfirmCode = () => useWrite<typeof requestConfirmCode>('requestConfirmCode');
export const useConfirmWithCode = () =>
  useWrite<typeof confirmWithCode>('confirmWithCode', { refresh: ['getSecurity'] });
export const useChangePassword = () =>
  useWrite<typeof changePassword>('changePassword', { refresh: ['getSecurity', 'listSessions'] });
export const useChangeEmail = () => useWrite<typeof changeEmail>('changeEmail', { refresh: ['getSecurity'] });

export const useSignInWithSecondStep = () => useWrite<typeof signInWithSecondStep>('signInWithSecondStep');
export const useStartPasskeySignIn = () => useWrite<typeof startPasskeySignIn>('startPasskeySignIn');
export const useSignInWithPasskey = () => useWrite<typeof signInWithPasskey>('signInWithPasskey');
export const useConfirmWithSecondStep = () =>
  useWrite<typeof confirmWithSecondStep>('confirmWithSecondStep', { refresh: ['getSecurity'] });
export const useStartPasskeyCheck = () => useWrite<typeof startPasskeyCheck>('startPasskeyCheck');
export const useConfirmWithPasskey = () =>
  useWrite<typeof confirmWithPasskey>('confirmWithPasskey', { refresh: ['getSecurity', 'listPasskeys'] });

export const useStartTwoStep = () => useWrite<typeof startTwoStep>('startTwoStep');
export const useConfirmTwoStep = () => useWrite<typeof confirmTwoStep>('confirmTwoStep', { refresh: ['getSecurity'] });
export const useTurnOffTwoStep = () => useWrite<typeof turnOffTwoStep>('turnOffTwoStep', { refresh: ['getSecurity'] });
export const useMakeRecoveryCodes = () =>
  useWrite<typeof makeRecoveryCodes>('makeRecoveryCodes', { refresh: ['getSecurity', 'getRecoverySheet'] });
export const useRecoverySheet = (enabled: boolean) =>
  useRead<typeof getRecoverySheet>('getRecoverySheet', {}, { enabled });

export const usePasskeys = () => useList<typeof listPasskeys>('listPasskeys', {});
export const useStartPasskey = () => useWrite<typeof startPasskey>('startPasskey');
export const useAddPasskey = () =>
  useWrite<typeof addPasskey>('addPasskey', { refresh: ['getSecurity', 'listPasskeys'] });
export const useRenamePasskey = () => useWrite<typeof renamePasskey>('renamePasskey', { refresh: ['listPasskeys'] });
export const useRemovePasskey = () =>
  useWrite<typeof removePasskey>('removePasskey', { refresh: ['getSecurity', 'listPasskeys'] });

export const useOutboxMails = (enabled: boolean) =>
  useList<typeof listOutboxMails>('listOutboxMails', { limit: 20 }, { enabled });
