import type { Mail } from '#platform/server/mail.ts';
import type { Services } from '#platform/server/services.ts';
import { safeTextOf, whyOf } from '../words.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const mostListed = 20;

export interface MailedNotice {
  readonly kind: string;
  readonly link: string;
}

/**
 * One mail for all that is due: what happened in words that anybody may read over a shoulder, where it is, why it
 * came, and how to stop it. No names, no titles, no quotes.
 */
export function mailOf(
  services: Services,
  userId: number,
  notices: readonly MailedNotice[],
): Omit<Mail, 'to' | 'messageId'> {
  const address = (path: string) => `${services.config.publicUrl}${path}`;
  const stop = (kinds: readonly string[]) =>
    address(`/unsubscribe?${new URLSearchParams({ token: unsubscribeToken(services, { userId, kinds }) })}`);
  const kinds = [...new Set(notices.map(({ kind }) => kind))];
  const many = notices.length > 1;
  const told = many ? `${notices.length} new notifications` : 'A new notification';
  const listed = notices.slice(0, mostListed).map(({ kind, link }) => {
    const known = services.notices.get(kind);
    return `${safeTextOf(known)}.\nWhy: ${whyOf(known)}\n${address(link)}`;
  });
  const rest = notices.length - listed.length;
  const wordsOf = (kind: string) => services.notices.get(kind)?.words ?? kind;
  const stops = kinds.map((kind) => `To stop emails about “${wordsOf(kind)}”, follow this link:\n${stop([kind])}`);
  const text = [
    many ? `You have ${notices.length} new notifications on Doorways.` : 'You have a new notification on Doorways.',
    ...listed,
    ...(rest > 0 ? [`And ${rest} more:\n${address('/notifications')}`] : []),
    'You’re getting this email because of your notification settings on Doorways. You can change them here:',
    address('/notifications/settings'),
    ...stops,
    'Doorways',
  ];
  return {
    subject: `${told} on Doorways`,
    text: `${text.join('\n\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${stop(kinds)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
