import { own, type Surfaces } from '#platform/server/testing/surfaces.ts';

const ownSession = 'It needs a session of one’s own, and answers about its own account alone.';
const signIn = 'It answers a person who has not signed in yet, about their own account alone.';

export const surfaces: Surfaces = {
  reads: {
    getSession: { ...own, never: 'It names whose session it is.' },
    listDemoCast: { alike: { status: 404, why: 'There is no cast without the demo.', ask: () => ({}) } },
    listOutboxMails: { alike: { status: 404, why: 'There is no outbox without the demo.', ask: () => ({}) } },
    getSecurity: own,
    listSessions: {
      alike: { status: 403, why: 'It needs a session of one’s own, and names no members.', ask: () => ({}) },
    },
    listPasskeys: {
      alike: { status: 403, why: 'It needs a session of one’s own, and names no members.', ask: () => ({}) },
    },
    getRecoverySheet: {
      alike: { status: 403, why: 'It needs a session of one’s own, and names no members.', ask: () => ({}) },
    },
  },
  unanswered: {
    readSignUp: signIn,
    signInAs: signIn,
    verifyEmail: signIn,
    signInWithPassword: signIn,
    signInWithLink: signIn,
    signInWithCode: signIn,
    resetPassword: signIn,
    signInWithSecondStep: signIn,
    signInWithPasskey: signIn,
    confirmWithPassword: ownSession,
    requestConfirmCode: ownSession,
    confirmWithCode: ownSession,
    confirmWithSecondStep: ownSession,
    startPasskeyCheck: ownSession,
    confirmWithPasskey: ownSession,
    startTwoStep: ownSession,
    confirmTwoStep: ownSession,
    makeRecoveryCodes: ownSession,
    startPasskey: ownSession,
    addPasskey: ownSession,
    renamePasskey: ownSession,
    changePassword: ownSession,
  },
};
