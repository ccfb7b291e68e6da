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
  getSession: { expect: everyone(200), also: [200, 200, 200] },
  signOut: { expect: everyone(204), also: [204, 204, 204] },
  // The matrix runs in production mode, where the demo's calls do not exist.
  listDemoCast: { expect: everyone(404), also: [404, 404, 404] },
  signInAs: {
    expect: everyone(404),
    also: [404, 404, 404],
    given: ({ people }) => ({ body: { userId: people.other } }),
  },
  listOutboxMails: { expect: everyone(404), also: [404, 404, 404] },
  signUp: {
    expect: everyone(204),
    also: [204, 204, 204],
    given: body({
      displayName: 'New Member',
      username: 'new-member',
      email,
      birthDate: { year: 1990, month: 1, day: 2 },
    }),
  },
  startSignUp: { expect: everyone(200), also: [200, 200, 200], given: body({ email }) },
  readSignUp: { expect: everyone(410), also: [410, 410, 410], given: body({ token }) },
  verifyEmail: { expect: everyone(410), also: [410, 410, 410], given: body({ token, password }) },
  signInWithPassword: { expect: everyone(400), also: [400, 400, 400], given: body({ email, password }) },
  requestSignInLink: { expect: everyone(200), also: [200, 200, 200], given: body({ email }) },
  signInWithLink: { expect: everyone(410), also: [410, 410, 410], given: body({ token }) },
  signInWithCode: { expect: everyone(410), also: [410, 410, 410], given: body({ ticket, code: '123456' }) },
  requestPasswordReset: { expect: everyone(204), also: [204, 204, 204], given: body({ email }) },
  resetPassword: { expect: everyone(410), also: [410, 410, 410], given: body({ token, password }) },
  signInWithSecondStep: { expect: everyone(410), also: [410, 410, 410], given: body({ code: '123456' }) },
  startPasskeySignIn: { expect: everyone(200), also: [200, 200, 200] },
  signInWithPasskey: { expect: everyone(410), also: [410, 410, 410], given: body({ answer }) },
  confirmWithSecondStep: { expect: membersRefused, also: [403, 403, 403], given: body({ code: '123456' }) },
  startPasskeyCheck: { expect: membersRefused, also: [403, 403, 403] },
  confirmWithPasskey: { expect: membersRefused, also: [403, 403, 403], given: body({ answer }) },
  startTwoStep: { expect: membersRefused, also: [403, 403, 403] },
  confirmTwoStep: { expect: membersRefused, also: [403, 403, 403], given: body({ code: '123456' }) },
  turnOffTwoStep: { expect: membersRefused, also: [403, 403, 403] },
  makeRecoveryCodes: { expect: membersRefused, also: [403, 403, 403] },
  listPasskeys: { expect: membersRefused, also: [403, 403, 403] },
  startPasskey: { expect: membersRefused, also: [403, 403, 403] },
  addPasskey: { expect: membersRefused, also: [403, 403, 403], given: body({ name: 'My phone', answer }) },
  renamePasskey: {
    expect: membersRefused,
    also: [403, 403, 403],
    given: given({ params: { id: 1 }, body: { name: 'My phone' } }),
  },
  removePasskey: { expect: membersRefused, also: [403, 403, 403], given: given({ params: { id: 1 } }) },
  getRecoverySheet: { expect: membersRefused, also: [403, 403, 403] },
  confirmEmail: { expect: membersRefused, also: [403, 403, 403], given: body({ token }) },
  getSecurity: { expect: { ...everyone(200), guest: 401 }, also: [200, 200, 200] },
  listSessions: { expect: membersRefused, also: [403, 403, 403] },
  endSession: { expect: membersRefused, also: [403, 403, 403], given: given({ params: { id: 1 } }) },
  endOtherSessions: { expect: membersRefused, also: [403, 403, 403] },
  confirmWithPassword: { expect: membersRefused, also: [403, 403, 403], given: body({ password }) },
  requestConfirmCode: { expect: membersRefused, also: [403, 403, 403] },
  confirmWithCode: { expect: membersRefused, also: [403, 403, 403], given: body({ ticket, code: '123456' }) },
  changePassword: {
    expect: membersRefused,
    also: [403, 403, 403],
    given: body({ currentPassword: password, newPassword: password }),
  },
  changeEmail: { expect: membersRefused, also: [403, 403, 403], given: body({ email, password }) },
};
