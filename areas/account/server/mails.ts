import type { z } from 'zod';
import type { Services } from '#platform/server/area.ts';
import type { Mail } from '#platform/server/mail.ts';
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

const notYou = 'Was it not you? Then you need to do nothing.';

export function mailsFor(services: Services) {
  const address = (path: string, token?: string) =>
    `${services.config.publicUrl}${path}${token ? `?${new URLSearchParams({ token })}` : ''}`;
  return {
    verify: (token: string) =>
      write(
        'Confirm your e-mail address',
        'Welcome to Doorways. Follow this link, choose a password, and your account is made:',
        address('/verify-email', token),
        'The link works once, for 24 hours.',
        'If this wasn’t you, you can ignore this email. Without this link there is no account.',
      ),
    alreadyMember: () =>
      write(
        'You have an account already',
        'Somebody tried to make an account with this e-mail address. You have one already.',
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
        'Both work once, for 15 minutes. Give the code to nobody, not even to us.',
        notYou,
      ),
    noAccount: () =>
      write(
        'There is no account with this address',
        'Somebody asked for a way into Doorways with this e-mail address. There is no account with it.',
        'Perhaps you joined with another address.',
        `Make an account: ${address('/sign-up')}`,
        notYou,
      ),
    reset: (token: string) =>
      write(
        'Choose a new password',
        'Follow this link to choose a new password:',
        address('/reset-password', token),
        'The link works once, for one hour.',
        `${notYou} Your password stays as it is.`,
      ),
    confirmIdentity: (code: string) =>
      write(
        'Your code',
        `Enter this code to show that it is you: ${code.slice(0, 3)} ${code.slice(3)}`,
        'It works once, for 15 minutes. Give it to nobody, not even to us.',
        `Was it not you? Then somebody may be signed in as you. Choose a new password: ${address('/forgot-password')}`,
      ),
    newAddress: (token: string) =>
      write(
        'Confirm your new e-mail address',
        'Follow this link to use this address on Doorways:',
        address('/confirm-email', token),
        'The link works once, for one hour, where you are signed in to the account that asked for it.',
        'If this wasn’t you, you can ignore this email. Don’t follow the link: the account may be someone else’s.',
      ),
    addressInUse: () =>
      write(
        'This address has an account already',
        'Somebody wanted to use this e-mail address for another account. It belongs to your account, so nothing changed.',
        notYou,
      ),
    passwordChanged: () =>
      write(
        'Your password was changed',
        'The password of your account was changed, and your other devices were signed out.',
        `Was it not you? Choose a new one at once: ${address('/forgot-password')}`,
        `Or write to us: ${address('/contact-support')}`,
      ),
    signInSecured: (change: SignInChange, codesLeft: number) => {
      const notMe = `Was it not you? Choose a new password at once: ${address('/forgot-password')}`;
      const toOwner = (subject: string, ...paragraphs: string[]) =>
        write(subject, ...paragraphs, notMe, `Or write to us: ${address('/contact-support')}`);
      const left = codesLeft === 1 ? '1 recovery code is left.' : `${codesLeft} recovery codes are left.`;
      switch (change) {
        case 'two-step-on':
          return toOwner(
            'Two-step sign-in is on',
            'From now on, signing in to your account needs a code of your app too.',
            `Print your recovery sheet, for the day when you have not got the app: ${address('/settings/security/recovery-sheet')}`,
          );
        case 'two-step-off':
          return toOwner(
            'Two-step sign-in is off',
            'Signing in to your account no longer needs a code of an app. The recovery codes count no more.',
          );
        case 'new-codes':
          return toOwner('You have new recovery codes', 'New recovery codes were made. The former ones count no more.');
        case 'code-used':
          return toOwner('A recovery code was used', 'One of your recovery codes was used.', left);
        case 'passkey-added':
          return toOwner('A passkey was added', 'A passkey was added to your account. It can sign in as you.');
        default:
          return toOwner(
            'A passkey was removed',
            'A passkey was removed from your account. It signs nobody in any more.',
          );
      }
    },
    emailChanged: () =>
      write(
        'Your e-mail address was changed',
        'Your account uses another e-mail address now. Mails no longer come here.',
        `Was it not you? Write to us at once: ${address('/contact-support')}`,
      ),
  };
}
