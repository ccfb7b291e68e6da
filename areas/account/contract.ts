import { z } from 'zod';
import { Id, id, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { areaContract, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { Plan, Role } from '#platform/contract/roles.ts';

/** The person who is using the site, as their own browser may know them. */
export const Me = z.object({
  id: Id,
  displayName: z.string(),
  username: z.string(),
  avatar: z.string(),
  roles: z.array(Role),
  /** Roles that were given but do not count here until the member has a second factor, and has shown it. */
  waitingRoles: z.array(Role),
  plan: Plan,
  /** "Premium Member" or "Free Member" (C-25). */
  planLabel: z.string(),
});
export type Me = z.infer<typeof Me>;

export const Session = z.object({
  /** Null for a guest. */
  member: Me.nullable(),
  /** Unread notifications; 0 for a guest. */
  unread: z.number().int().min(0),
  /** True when this is the demo: nobody signs in, and everybody may act as any of the cast. */
  demo: z.boolean(),
  /** True when the account that is signed in waits for deletion: all but the way back is a guest’s. */
  closing: z.boolean(),
  region: z.enum(['AU', 'US']),
});
export type Session = z.infer<typeof Session>;

/** The answer to a first step: a session, or a second step that has to come before there is one. */
export const Entered = Session.extend({ secondStep: z.boolean() });
export type Entered = z.infer<typeof Entered>;

export const CastMember = z.object({
  id: Id,
  displayName: z.string(),
  username: z.string(),
  avatar: z.string(),
  roles: z.array(Role),
});

export const getSession = operation({
  name: 'getSession',
  method: 'GET',
  path: '/api/session',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'The member signed in here, if any.',
  output: json(Session),
});

export const signOut = operation({
  name: 'signOut',
  method: 'POST',
  path: '/api/session/sign-out',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Ends this session.',
  output: nothing(),
  direct: true,
  whileSuspended: true,
});

export const listDemoCast = operation({
  name: 'listDemoCast',
  method: 'GET',
  path: '/api/demo/cast',
  policy: 'account.demoOnly',
  summary: 'The sample members that a demo lets you act as.',
  output: paged(CastMember),
});

export const signInAs = operation({
  name: 'signInAs',
  method: 'POST',
  path: '/api/session/sign-in-as',
  policy: 'account.demoOnly',
  lane: 'reserved',
  summary: 'Starts a session as one of the sample members. Demo mode only.',
  body: z.object({ userId: id }),
  output: json(Session),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const accountLimits = {
  displayName: 60,
  username: { least: 3, most: 30 },
  password: { least: 8, most: 128 },
  passkeyName: 60,
  passkeys: 20,
} as const;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine((value) => z.regexes.email.test(value), { error: 'Enter an email address, such as name@example.org.' });

/** A password that is to be: its length counts, whatever the characters. */
const newPassword = z.string().min(accountLimits.password.least).max(accountLimits.password.most);
/** A password that is checked: whatever was typed. */
const password = z.string().min(1).max(1000);
const secret = z.string().min(1).max(200);
const code = z
  .string()
  .trim()
  .refine((value) => /^\d{3}\s?\d{3}$/.test(value), { error: 'Enter the 6 digits from the email.' });

/** Six digits of the authenticator app, or a recovery code; told apart by how they look. */
const secondStepCode = z
  .string()
  .trim()
  .max(40)
  .refine((value) => /^\d{3}\s?\d{3}$/.test(value) || value.replaceAll(/[^a-z\d]/gi, '').length === 10, {
    error: 'Enter the 6 digits from your app, or a recovery code of 10 letters and digits.',
  });
const appCode = z
  .string()
  .trim()
  .refine((value) => /^\d{3}\s?\d{3}$/.test(value), { error: 'Enter the 6 digits from your app.' });

/** A QR code to draw: `path` in a square of `size` units, dark on light, with the quiet zone included. */
export const QrCode = z.object({ size: z.number().int(), path: z.string() });
export type QrCode = z.infer<typeof QrCode>;

/** What the browser's passkey functions are called with, as JSON. */
const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
/** What they answer, as JSON; it is checked by its signature. */
const bytes = z.string().max(20_000);
const passkeyAnswer = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  response: z.looseObject({ clientDataJSON: bytes }),
});

/** Names a request towards the browser that made it; the code from the mail counts only together with it. */
export const Ticket = z.object({ ticket: z.string() });

export const signUp = operation({
  name: 'signUp',
  method: 'POST',
  path: '/api/account/sign-up',
  policy: 'anyone',
  summary:
    'Requests an account. The link in the email creates it, with a password chosen there. The answer is always the same.',
  body: z.object({
    displayName: text(accountLimits.displayName),
    username: z
      .string()
      .trim()
      .min(accountLimits.username.least)
      .max(accountLimits.username.most)
      .refine((value) => /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i.test(value), {
        error: 'Use letters a to z, digits, dots, hyphens and underscores only, with a letter or digit at both ends.',
      }),
    email,
    /** Used for the check and then forgotten; it is never stored. */
    birthDate: z.object({
      year: z.number().int(),
      month: z.number().int(),
      day: z.number().int(),
    }),
  }),
  output: nothing(),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

/** What was entered for the account that a link is to make, for whoever has the mailbox to look over. */
export const PendingSignUp = z.object({ email: z.string(), displayName: z.string(), username: z.string() });
export type PendingSignUp = z.infer<typeof PendingSignUp>;

export const readSignUp = operation({
  name: 'readSignUp',
  method: 'POST',
  path: '/api/account/sign-up/read',
  policy: 'anyone',
  summary: 'Shows what was entered for the account that an email link creates. The link still works afterwards.',
  body: z.object({ token: secret }),
  output: json(PendingSignUp),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const verifyEmail = operation({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/account/verify',
  policy: 'anyone',
  summary: 'Creates the account an email link was sent for, with the password chosen here, and signs in.',
  body: z.object({ token: secret, password: newPassword }),
  output: json(Entered),
  direct: true,
  errors: ['gone', 'conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const signInWithPassword = operation({
  name: 'signInWithPassword',
  method: 'POST',
  path: '/api/session/sign-in',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Signs in with email address and password.',
  body: z.object({ email, password }),
  output: json(Entered),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const requestSignInLink = operation({
  name: 'requestSignInLink',
  method: 'POST',
  path: '/api/session/link',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Sends a link and a code for signing in. The answer is the same whether or not there is an account.',
  body: z.object({ email }),
  output: json(Ticket),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const signInWithLink = operation({
  name: 'signInWithLink',
  method: 'POST',
  path: '/api/session/sign-in-with-link',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Signs in with the link from an email, once.',
  body: z.object({ token: secret }),
  output: json(Entered),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const signInWithCode = operation({
  name: 'signInWithCode',
  method: 'POST',
  path: '/api/session/sign-in-with-code',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Signs in with the six digits from an email, in the browser that asked for them.',
  body: z.object({ ticket: secret, code }),
  output: json(Entered),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const requestPasswordReset = operation({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/account/password/forgotten',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Sends a link for choosing a new password. The answer is the same whether or not there is an account.',
  body: z.object({ email }),
  output: nothing(),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const resetPassword = operation({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/account/password/reset',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Sets a new password with the link from an email, ends all sessions and starts one here.',
  body: z.object({ token: secret, password: newPassword }),
  output: json(Entered),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const signInWithSecondStep = operation({
  name: 'signInWithSecondStep',
  method: 'POST',
  path: '/api/session/second-step',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Completes a sign-in with a code of the authenticator app or a recovery code, in the browser that began it.',
  body: z.object({ code: secondStepCode }),
  output: json(Session),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const startPasskeySignIn = operation({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/session/passkey/start',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'What the browser needs to ask for a passkey. The answer is the same for everyone.',
  output: json(PasskeyOptions),
  direct: true,
  whileSuspended: true,
});

export const signInWithPasskey = operation({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/api/session/passkey',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Signs in with a passkey; it counts as both steps.',
  body: z.object({ answer: passkeyAnswer }),
  output: json(Session),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const Security = z.object({
  email: z.string(),
  hasPassword: z.boolean(),
  /** Does signing in need a code of an authenticator app? */
  twoStep: z.boolean(),
  /** Recovery codes that were not used yet. */
  codesLeft: z.number().int().min(0),
  passkeys: z.number().int().min(0),
  /** Roles of yours that need two-step sign-in or a passkey, and whether they count in this session. */
  guardedRoles: z.array(Role),
  rolesCount: z.boolean(),
  /** False for the demo's member 1 without a session: there is nothing to manage. */
  ownSession: z.boolean(),
  /** Until when the last check that it is you counts; null when one is needed first. */
  confirmedUntil: Timestamp.nullable(),
});
export type Security = z.infer<typeof Security>;

export const getSecurity = operation({
  name: 'getSecurity',
  method: 'GET',
  path: '/api/account/security',
  policy: 'member',
  whileClosing: true,
  summary: 'How you sign in.',
  output: json(Security),
});

export const MySession = z.object({
  id: Id,
  /** "Firefox on Windows" */
  device: z.string(),
  startedAt: Timestamp,
  /** Within ten minutes. */
  lastUsedAt: Timestamp,
  current: z.boolean(),
});
export type MySession = z.infer<typeof MySession>;

export const listSessions = operation({
  name: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  policy: 'account.ownSession',
  summary: 'Where you are signed in, this device first.',
  output: paged(MySession),
});

export const endSession = operation({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  policy: 'account.confirmed',
  summary: 'Ends one of your sessions.',
  params: z.object({ id }),
  output: nothing(),
  whileSuspended: true,
});

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/account/sessions/end-others',
  policy: 'account.confirmed',
  summary: 'Ends all your sessions except this one.',
  output: json(z.object({ ended: z.number().int().min(0) })),
  whileSuspended: true,
});

export const confirmWithPassword = operation({
  name: 'confirmWithPassword',
  method: 'POST',
  path: '/api/account/confirm',
  policy: 'account.ownSession',
  whileClosing: true,
  summary: 'Confirms it’s you with your password, for 15 minutes.',
  body: z.object({ password }),
  output: json(Security),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const requestConfirmCode = operation({
  name: 'requestConfirmCode',
  method: 'POST',
  path: '/api/account/confirm/code',
  policy: 'account.ownSession',
  whileClosing: true,
  summary: 'Sends six digits to your email address, to confirm it’s you.',
  output: json(Ticket),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const confirmWithCode = operation({
  name: 'confirmWithCode',
  method: 'POST',
  path: '/api/account/confirm/with-code',
  policy: 'account.ownSession',
  whileClosing: true,
  summary: 'Confirms it’s you with the digits from an email, for 15 minutes.',
  body: z.object({ ticket: secret, code }),
  output: json(Security),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const confirmWithSecondStep = operation({
  name: 'confirmWithSecondStep',
  method: 'POST',
  path: '/api/account/confirm/with-second-step',
  policy: 'account.ownSession',
  summary: 'Confirms it’s you with a code from your app or a recovery code, for 15 minutes.',
  body: z.object({ code: secondStepCode }),
  output: json(Security),
  direct: true,
  whileClosing: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const startPasskeyCheck = operation({
  name: 'startPasskeyCheck',
  method: 'POST',
  path: '/api/account/confirm/passkey/start',
  policy: 'account.ownSession',
  summary: 'What the browser needs to ask for one of your passkeys.',
  output: json(PasskeyOptions),
  direct: true,
  whileClosing: true,
  whileSuspended: true,
});

export const confirmWithPasskey = operation({
  name: 'confirmWithPasskey',
  method: 'POST',
  path: '/api/account/confirm/with-passkey',
  policy: 'account.ownSession',
  summary: 'Confirms it’s you with a passkey, for 15 minutes.',
  body: z.object({ answer: passkeyAnswer }),
  output: json(Security),
  direct: true,
  whileClosing: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const startTwoStep = operation({
  name: 'startTwoStep',
  method: 'POST',
  path: '/api/account/two-step/start',
  policy: 'account.confirmed',
  summary: 'Makes a key for an authenticator app. Two-step sign-in turns on once you enter a code from it.',
  output: json(
    z.object({
      /** To type in by hand: letters and digits in groups of four. */
      key: z.string(),
      /** Opens the app on this device. */
      address: z.string(),
      qr: QrCode,
    }),
  ),
  direct: true,
  errors: ['conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

/** Shown once: we keep only what they are checked with. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

export const confirmTwoStep = operation({
  name: 'confirmTwoStep',
  method: 'POST',
  path: '/api/account/two-step/confirm',
  policy: 'account.confirmed',
  summary: 'Turns two-step sign-in on with a first code from the app, and makes recovery codes.',
  body: z.object({ code: appCode }),
  output: json(RecoveryCodes),
  direct: true,
  errors: ['conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const turnOffTwoStep = operation({
  name: 'turnOffTwoStep',
  method: 'POST',
  path: '/api/account/two-step/off',
  policy: 'account.confirmed',
  summary: 'Turns two-step sign-in off; the app’s key and the recovery codes are deleted.',
  output: nothing(),
  whileSuspended: true,
});

export const makeRecoveryCodes = operation({
  name: 'makeRecoveryCodes',
  method: 'POST',
  path: '/api/account/two-step/recovery-codes',
  policy: 'account.confirmed',
  summary: 'Makes new recovery codes. The old ones stop working.',
  output: json(RecoveryCodes),
  direct: true,
  errors: ['conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
  /** Is it copied to the member's other devices by whoever keeps it? */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const passkeyName = text(accountLimits.passkeyName);

export const listPasskeys = operation({
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/account/passkeys',
  policy: 'account.ownSession',
  summary: 'Your passkeys, newest first.',
  output: paged(Passkey),
});

export const startPasskey = operation({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/account/passkeys/start',
  policy: 'account.confirmed',
  summary: 'What the browser needs to make a passkey.',
  output: json(PasskeyOptions),
  direct: true,
  errors: ['conflict'],
  whileSuspended: true,
});

export const addPasskey = operation({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  policy: 'account.confirmed',
  summary: 'Adds the passkey that the browser made.',
  body: z.object({ name: passkeyName, answer: passkeyAnswer }),
  output: json(Passkey),
  status: 201,
  direct: true,
  errors: ['gone', 'conflict'],
  whileSuspended: true,
});

export const renamePasskey = operation({
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  policy: 'account.ownSession',
  summary: 'Gives a passkey another name.',
  params: z.object({ id }),
  body: z.object({ name: passkeyName }),
  output: json(Passkey),
  whileSuspended: true,
});

export const removePasskey = operation({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  policy: 'account.confirmed',
  summary: 'Removes a passkey, so that it can no longer sign in.',
  params: z.object({ id }),
  output: nothing(),
  whileSuspended: true,
});

export const RecoverySheet = z.object({
  email: z.string(),
  /** Address of the sign-in page, and the same as a QR code. */
  signInAddress: z.string(),
  qr: QrCode,
  contactAddress: z.string(),
  twoStep: z.boolean(),
  codesLeft: z.number().int().min(0),
  passkeys: z.number().int().min(0),
});
export type RecoverySheet = z.infer<typeof RecoverySheet>;

export const getRecoverySheet = operation({
  name: 'getRecoverySheet',
  method: 'GET',
  path: '/api/account/recovery-sheet',
  policy: 'account.confirmed',
  summary: 'What your recovery sheet shows. Recovery codes aren’t included: we don’t keep a readable copy.',
  output: json(RecoverySheet),
});

export const changePassword = operation({
  name: 'changePassword',
  method: 'POST',
  path: '/api/account/password',
  policy: 'account.ownSession',
  summary: 'Changes your password, or sets the first one; all other sessions end.',
  /** The present one is needed where there is one; without one, a fresh check that it is you. */
  body: z.object({ currentPassword: password.optional(), newPassword }),
  output: json(Security),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const changeEmail = operation({
  name: 'changeEmail',
  method: 'POST',
  path: '/api/account/email',
  policy: 'account.ownSession',
  summary: 'Sends a link to a new address. It becomes yours once you follow the link.',
  body: z.object({ email, password: password.optional() }),
  output: nothing(),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const confirmEmail = operation({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/account/email/confirm',
  policy: 'account.ownSession',
  summary: 'Confirms a new address with the link sent to it, in the account that asked for it.',
  body: z.object({ token: secret }),
  output: nothing(),
  direct: true,
  errors: ['gone', 'conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const OutboxMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: Timestamp,
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const listOutboxMails = operation({
  name: 'listOutboxMails',
  method: 'GET',
  path: '/api/demo/outbox',
  policy: 'account.demoOnly',
  summary: 'The emails a demo would have sent, newest first.',
  query: z.object(paging()),
  output: paged(OutboxMail),
});

/** A mail with a link or code is to be made: the reaction looks up what it says, and nobody waits for that. */
export const accountMailWanted = event('accountMailWanted', z.object({ requestId: Id }));
/** A notice to somebody whose account changed; for an address the request knows the old one. */
export const passwordChanged = event('passwordChanged', z.object({ userId: Id }));
export const emailChanged = event('emailChanged', z.object({ requestId: Id }));
/** Somebody's second factor or passkeys changed: the owner is told, and open pages ask again which roles count. */
export const signInSecured = event(
  'signInSecured',
  z.object({
    userId: Id,
    change: z.enum(['two-step-on', 'two-step-off', 'new-codes', 'code-used', 'passkey-added', 'passkey-removed']),
  }),
);
/** Everybody together guesses too much: said once while it lasts. */
export const guessesAlarmed = event('guessesAlarmed', z.object({ at: z.enum(['sign-in', 'second step']) }));
/** The member may do other things from now on. */
export const rolesChanged = event('rolesChanged', z.object({ userId: Id }));
/** What a member is suspended by has changed: from now on they are, or are no longer, or for another time. */
export const suspensionSettled = event('suspensionSettled', z.object({ userId: Id }));
export const sessionsEnded = event('sessionsEnded', z.object({ sessionIds: z.array(Id) }));

export const accountContract = areaContract({
  name: 'account',
  isFirst: true,
  operations: [
    getSession,
    signOut,
    listDemoCast,
    signInAs,
    signUp,
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
  ],
  events: [
    accountMailWanted,
    passwordChanged,
    emailChanged,
    signInSecured,
    rolesChanged,
    suspensionSettled,
    sessionsEnded,
    guessesAlarmed,
  ],
  entities: {
    CastMember,
    Entered,
    Me,
    MySession,
    OutboxMail,
    Passkey,
    PendingSignUp,
    QrCode,
    RecoveryCodes,
    RecoverySheet,
    Security,
    Session,
    Ticket,
  },
});
