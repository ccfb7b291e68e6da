import { broadcast, rejudge, serverArea } from '#platform/server/area.ts';
import { noSession } from '#platform/server/auth/no-session.ts';
import { allow, hide, policy, refuse } from '#platform/server/policy.ts';
import { accountContract, rolesChanged, signInSecured, suspensionSettled } from '../contract.ts';
import { addPasskey } from './add-passkey.ts';
import { auditReactions } from './audit-reactions.ts';
import { appKeys } from './authenticator-app.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmTwoStep } from './confirm-two-step.ts';
import { confirmWithCode } from './confirm-with-code.ts';
import { confirmWithPasskey } from './confirm-with-passkey.ts';
import { confirmWithPassword } from './confirm-with-password.ts';
import { confirmWithSecondStep } from './confirm-with-second-step.ts';
import { confirmedUntil, confirmFirst } from './confirmation.ts';
import { endEverySession } from './end-every-session.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { evidence } from './evidence.ts';
import { getRecoverySheet } from './get-recovery-sheet.ts';
import { getSecurity } from './get-security.ts';
import { getSession } from './get-session.ts';
import { jobs } from './jobs.ts';
import { listDemoCast } from './list-demo-cast.ts';
import { listOutboxMails } from './list-outbox-mails.ts';
import { listPasskeys } from './list-passkeys.ts';
import { listSessions } from './list-sessions.ts';
import { makeAdmin } from './make-admin.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { reactions } from './reactions.ts';
import { readSignUp } from './read-sign-up.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { requestConfirmCode } from './request-confirm-code.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requestSignInLink } from './request-sign-in-link.ts';
import { resetPassword } from './reset-password.ts';
import { seed } from './seed.ts';
import { signInAs } from './sign-in-as.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { signInWithLink } from './sign-in-with-link.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { signInWithSecondStep } from './sign-in-with-second-step.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeyCheck } from './start-passkey-check.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';
import { startSignUp } from './start-sign-up.ts';
import { startTwoStep } from './start-two-step.ts';
import { turnOffTwoStep } from './turn-off-two-step.ts';
import { verifyEmail } from './verify-email.ts';

export const account = serverArea({
  contract: accountContract,
  handlers: {
    getSession,
    signOut,
    listDemoCast,
    signInAs,
    signUp,
    startSignUp,
    readSignUp,
    verifyEmail,
    signInWithPassword,
    requestSignInLink,
    signInWithLink,
    signInWithCode,
    requestPasswordReset,
    resetPassword,
    signInWithSecondStep,
    startPasskeySignIn,
    signInWithPasskey,
    getSecurity,
    listSessions,
    endSession,
    endOtherSessions,
    confirmWithPassword,
    requestConfirmCode,
    confirmWithCode,
    confirmWithSecondStep,
    startPasskeyCheck,
    confirmWithPasskey,
    startTwoStep,
    confirmTwoStep,
    turnOffTwoStep,
    makeRecoveryCodes,
    listPasskeys,
    startPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
    getRecoverySheet,
    changePassword,
    changeEmail,
    confirmEmail,
    listOutboxMails,
  },
  policies: {
    // Outside demo mode these calls look like any unknown address.
    'account.demoOnly': policy('anyone', ({ services }) => (services.config.mode === 'demo' ? allow() : hide())),
    // In the demo everybody without a session is member 1: nobody may manage that account for all.
    'account.ownSession': policy('member', ({ principal }) => (principal.sessionId > 0 ? allow() : refuse(noSession))),
    'account.confirmed': policy('member', async ({ principal, db, now }) => {
      if (principal.sessionId === 0) return refuse(noSession);
      return (await confirmedUntil(db, principal, now)) ? allow() : refuse(confirmFirst);
    }),
  },
  work: {
    reactions: [...reactions, ...auditReactions],
    jobs,
  },
  live: {
    // Which roles count depends on the second factor.
    broadcasts: [signInSecured, rolesChanged].map((event) => broadcast(event, ({ userId }) => [`user:${userId}`])),
    rejudges: [signInSecured, rolesChanged, suspensionSettled].map((event) => rejudge(event, ({ userId }) => [userId])),
  },
  declares: {
    personalData,
    evidence,
    sealed: [appKeys],
    commands: [makeAdmin, endEverySession],
  },
  pages: {
    embeds: [{ path: /^\//, operation: 'getSession', name: 'session' }],
    reservedPages: [/^\/(?:sign-in|sign-in-link|forgot-password|reset-password)(?:\/|$)/],
    reservedParts: true,
  },
  rows: {
    seed,
  },
  matrix,
});
