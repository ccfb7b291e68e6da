import type { Mail } from '#platform/server/mail.ts';
import type { Services } from '#platform/server/services.ts';

type Words = Omit<Mail, 'to'>;

const write = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  text: `${[...paragraphs, 'Doorways'].join('\n\n')}\n`,
});

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** What people are told by mail about the end of their account. No names in them, as in all our mails. */
export function mailsFor(services: Services) {
  const address = (path: string) => `${services.config.publicUrl}${path}`;
  const keep = `Do you want to keep it? Sign in before then, and choose “Keep my account”: ${address('/sign-in')}`;
  return {
    closed: (eraseAt: Date) =>
      write(
        'Your account is closed',
        `You asked to delete your account. No one else can see it now. It will be permanently deleted on ${day.format(eraseAt)}.`,
        keep,
        `If this wasn’t you, sign in, keep the account and choose a new password: ${address('/forgot-password')}`,
      ),
    soon: (eraseAt: Date) =>
      write(
        'Your account will be deleted soon',
        `Your closed account will be permanently deleted on ${day.format(eraseAt)}, with everything in it.`,
        keep,
        'If you want it deleted, you don’t need to do anything.',
      ),
    erased: () =>
      write(
        'Your account is deleted',
        'Your account and everything in it have been deleted. This is our last email to you. We no longer have your address.',
        `You’re welcome to join again at any time: ${address('/sign-up')}`,
      ),
  };
}
