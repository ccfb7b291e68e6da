import type { z } from 'zod';
import { counted } from '#platform/contract/counted.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Services } from '#platform/server/services.ts';
import type { signInSecured } from '../contract.ts';

/**
 * The words of our mails: plain text, one link a line. No names in them, since whoever signs up could put words of their
 * own into a mail to somebody else.
 */
type Words = Omit<Mail, 'to'>;
type SignInChange = z.output<typeof signInSecured.payload>['change'];

const write = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  text: `${[...paragraphs, 'Doorways'].join('\n\n')}\n`,
});

const notYou = 'If this wasn’t you, you can ignore this email.';

export function mailsFor(services: Services) {
  const address = (path: string, token?: string) =>
    `${services.config.publicUrl}${path}${token ? `?${new URLSearchParams({ token })}` : ''}`;
  return {
    verify: (token: string) =>
      write(
        'Confirm your email address',
        'Welcome to Doorways. To create your account, follow this link and choose a password:',
        address('/verify-email', token),
        'The link works once, for 24 hours.',
        'If this wasn’t you, you can ignore this email. No account is created unless the link is used.',
      ),
    alreadyMember: () =>
      write(
        'You already have an account',
        'Someone tried to create an account with this email address. You already have one.',
        `Sign in: ${address('/sign-in')}`,
        `Forgotten your password? Choose a new one: ${address('/forgot-password')}`,
        notYou,
      ),
    signIn: (token: string, code: string) =>
      write(
        'Your link to sign in',
        'Follow this link to sign in:',
        address('/sign-in-link', token),
        `Or enter this code where you asked for it: ${code.slice(0, 3)} ${code.slice(3)}`,
        'Both work once, for 15 minutes. Don’t give the code to anyone, not even us.',
        notYou,
      ),
    noAccount: () =>
      write(
        'No account with this email address',
        'Someone tried to sign in to Doorways with this email address. No account uses it.',
        'You may have joined with a different address.',
        `Create an account: ${address('/sign-up')}`,
        notYou,
      ),
    reset: (token: string) =>
      write(
        'Choose a new password',
        'Follow this link to choose a new password:',
        address('/reset-password', token),
        'The link works once, for one hour.',
        `${notYou} Your password stays the same.`,
      ),
    confirmIdentity: (code: string) =>
      write(
        'Your code',
        `Enter this code to confirm it’s you: ${code.slice(0, 3)} ${code.slice(3)}`,
        'It works once, for 15 minutes. Don’t give it to anyone, not even us.',
        `If this wasn’t you, someone may be signed in as you. Choose a new password: ${address('/forgot-password')}`,
      ),
    address: (code: string) =>
      write(
        'Your code',
        'Someone on Doorways says that they read this address, to show that they speak for your organisation.',
        `If that’s you, enter this code where you asked for it: ${code.slice(0, 3)} ${code.slice(3)}`,
        'It works once, for 15 minutes. Don’t give it to anyone, not even us.',
        notYou,
      ),
    newAddress: (token: string) =>
      write(
        'Confirm your new email address',
        'Follow this link to use this address on Doorways:',
        address('/confirm-email', token),
        'The link works once, for one hour, where you’re signed in to the account that asked for it.',
        'If this wasn’t you, you can ignore this email. Don’t follow the link: the account may be someone else’s.',
      ),
    addressInUse: () =>
      write(
        'This address already has an account',
        'Someone tried to use this email address for another account. It belongs to your account, so nothing changed.',
        notYou,
      ),
    passwordChanged: () =>
      write(
        'Your password was changed',
        'Your account password was changed, and your other devices were signed out.',
        `If this wasn’t you, choose a new one straight away: ${address('/forgot-password')}`,
        `Or write to us: ${address('/contact-support')}`,
      ),
    signInSecured: (change: SignInChange, codesLeft: number) => {
      const notMe = `If this wasn’t you, choose a new password straight away: ${address('/forgot-password')}`;
      const toOwner = (subject: string, ...paragraphs: string[]) =>
        write(subject, ...paragraphs, notMe, `Or write to us: ${address('/contact-support')}`);
      const left = counted(codesLeft, 'recovery code is left.', 'recovery codes are left.');
      switch (change) {
        case 'two-step-on':
          return toOwner(
            'Two-step sign-in is on',
            'From now on, you’ll also need a code from your app to sign in.',
            `Print your recovery sheet, in case you don’t have the app with you: ${address('/settings/security/recovery-sheet')}`,
          );
        case 'two-step-off':
          return toOwner(
            'Two-step sign-in is off',
            'You no longer need a code from an app to sign in. Your recovery codes have stopped working.',
          );
        case 'new-codes':
          return toOwner(
            'You have new recovery codes',
            'New recovery codes were made. The old ones have stopped working.',
          );
        case 'code-used':
          return toOwner('A recovery code was used', 'One of your recovery codes was used.', left);
        case 'passkey-added':
          return toOwner('A passkey was added', 'A passkey was added to your account. It can sign in as you.');
        default:
          return toOwner('A passkey was removed', 'A passkey was removed from your account. It can no longer sign in.');
      }
    },
    emailChanged: () =>
      write(
        'Your email address was changed',
        'Your account now uses another email address. We’ll no longer send emails here.',
        `If this wasn’t you, write to us straight away: ${address('/contact-support')}`,
      ),
  };
}
