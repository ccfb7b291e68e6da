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
  startTwoStep,
  turnOffTwoStep,
  verifyEmail,
} from '../contract.ts';

export const securityAddress = '/api/account/security';
const sessions = '/api/account/sessions';
const passkeys = '/api/account/passkeys';
const sheet = '/api/account/recovery-sheet';

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
export const useReadSignUp = () => useWrite<typeof readSignUp>('readSignUp');
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

export const useSignInWithSecondStep = () => useWrite<typeof signInWithSecondStep>('signInWithSecondStep');
export const useStartPasskeySignIn = () => useWrite<typeof startPasskeySignIn>('startPasskeySignIn');
export const useSignInWithPasskey = () => useWrite<typeof signInWithPasskey>('signInWithPasskey');
export const useConfirmWithSecondStep = () =>
  useWrite<typeof confirmWithSecondStep>('confirmWithSecondStep', { refresh: [securityAddress] });
export const useStartPasskeyCheck = () => useWrite<typeof startPasskeyCheck>('startPasskeyCheck');
export const useConfirmWithPasskey = () =>
  useWrite<typeof confirmWithPasskey>('confirmWithPasskey', { refresh: [securityAddress, passkeys] });

export const useStartTwoStep = () => useWrite<typeof startTwoStep>('startTwoStep');
export const useConfirmTwoStep = () =>
  useWrite<typeof confirmTwoStep>('confirmTwoStep', { refresh: [securityAddress] });
export const useTurnOffTwoStep = () =>
  useWrite<typeof turnOffTwoStep>('turnOffTwoStep', { refresh: [securityAddress] });
export const useMakeRecoveryCodes = () =>
  useWrite<typeof makeRecoveryCodes>('makeRecoveryCodes', { refresh: [securityAddress, sheet] });
export const useRecoverySheet = (enabled: boolean) =>
  useRead<typeof getRecoverySheet>('getRecoverySheet', {}, { enabled });

export const usePasskeys = () => useList<typeof listPasskeys>('listPasskeys', {});
export const useStartPasskey = () => useWrite<typeof startPasskey>('startPasskey');
export const useAddPasskey = () => useWrite<typeof addPasskey>('addPasskey', { refresh: [securityAddress, passkeys] });
export const useRenamePasskey = () => useWrite<typeof renamePasskey>('renamePasskey', { refresh: [passkeys] });
export const useRemovePasskey = () =>
  useWrite<typeof removePasskey>('removePasskey', { refresh: [securityAddress, passkeys] });

export const useOutboxMails = (enabled: boolean) =>
  useList<typeof listOutboxMails>('listOutboxMails', { limit: 20 }, { enabled });
