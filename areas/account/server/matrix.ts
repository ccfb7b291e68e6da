import type { Matrix, MatrixInput } from '#platform/server/matrix.ts';
import type { accountContract } from '../contract.ts';

const everyone = (status: number) => ({
  guest: status,
  member: status,
  other: status,
  blocked: status,
  moderator: status,
});

/** The matrix calls without sessions, and managing an account needs one: http calls with sessions are in the tests. */
const membersRefused = { ...everyone(403), guest: 401 };
const given = (input: MatrixInput) => () => input;
const body = (value: unknown) => given({ body: value });

const email = 'nobody@example.org';
const password = 'three quiet wombats';
const token = 'a token that was never sent';
const ticket = 'a ticket that was never given';
const answer = {
  id: 'nobodys',
  rawId: 'nobodys',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30' },
};

export const matrix: Matrix<(typeof accountContract)['operations'][number]['name']> = {
  getSession: { expect: everyone(200) },
  signOut: { expect: everyone(204) },
  // The matrix runs in production mode, where the demo's calls do not exist.
  listDemoCast: { expect: everyone(404) },
  signInAs: { expect: everyone(404), given: ({ people }) => ({ body: { userId: people.other } }) },
  listOutboxMails: { expect: everyone(404) },
  signUp: {
    expect: everyone(204),
    given: body({
      displayName: 'New Member',
      username: 'new-member',
      email,
      password,
      birthDate: { year: 1990, month: 1, day: 2 },
    }),
  },
  verifyEmail: { expect: everyone(410), given: body({ token }) },
  signInWithPassword: { expect: everyone(400), given: body({ email, password }) },
  requestSignInLink: { expect: everyone(200), given: body({ email }) },
  signInWithLink: { expect: everyone(410), given: body({ token }) },
  signInWithCode: { expect: everyone(410), given: body({ ticket, code: '123456' }) },
  requestPasswordReset: { expect: everyone(204), given: body({ email }) },
  resetPassword: { expect: everyone(410), given: body({ token, password }) },
  signInWithSecondStep: { expect: everyone(410), given: body({ code: '123456' }) },
  startPasskeySignIn: { expect: everyone(200) },
  signInWithPasskey: { expect: everyone(410), given: body({ answer }) },
  confirmWithSecondStep: { expect: membersRefused, given: body({ code: '123456' }) },
  startPasskeyCheck: { expect: membersRefused },
  confirmWithPasskey: { expect: membersRefused, given: body({ answer }) },
  startTwoStep: { expect: membersRefused },
  confirmTwoStep: { expect: membersRefused, given: body({ code: '123456' }) },
  turnOffTwoStep: { expect: membersRefused },
  makeRecoveryCodes: { expect: membersRefused },
  listPasskeys: { expect: membersRefused },
  startPasskey: { expect: membersRefused },
  addPasskey: { expect: membersRefused, given: body({ name: 'My phone', answer }) },
  renamePasskey: { expect: membersRefused, given: given({ params: { id: 1 }, body: { name: 'My phone' } }) },
  removePasskey: { expect: membersRefused, given: given({ params: { id: 1 } }) },
  getRecoverySheet: { expect: membersRefused },
  confirmEmail: { expect: everyone(410), given: body({ token }) },
  getSecurity: { expect: { ...everyone(200), guest: 401 } },
  listSessions: { expect: membersRefused },
  endSession: { expect: membersRefused, given: given({ params: { id: 1 } }) },
  endOtherSessions: { expect: membersRefused },
  confirmWithPassword: { expect: membersRefused, given: body({ password }) },
  requestConfirmCode: { expect: membersRefused },
  confirmWithCode: { expect: membersRefused, given: body({ ticket, code: '123456' }) },
  changePassword: { expect: membersRefused, given: body({ currentPassword: password, newPassword: password }) },
  changeEmail: { expect: membersRefused, given: body({ email, password }) },
};
