import type { Mail } from '#platform/server/mail.ts';
import type { Services } from '#platform/server/services.ts';
import { contactToken } from './contact-link.ts';
import type { PlanRow } from './plan-sql.ts';

/** Letters, blanks and hyphens: no one who signs up can put an address into a mail to someone else. */
const plainName = (name: string) =>
  name
    .slice(0, 60)
    .replace(/[^\p{L}\p{M}\p{N} '’-]/gu, ' ')
    .trim() || 'A member';

/** “Wednesday 2 December 2026, 3:30 pm AEDT” */
function timeText(moment: string, zone: string): string {
  const text = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment));
  return text.replaceAll('\u202f', ' ');
}

const write = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject,
  text: `${[...paragraphs, 'Doorways'].join('\n\n')}\n`,
});

/** The mails to a contact who is no member. They say nothing of why someone meets, and the place only when it is due. */
export function contactMails(services: Services, plan: PlanRow) {
  const to = plan.contactEmail ?? '';
  const name = plainName(plan.ownerName);
  const token = contactToken(services, plan.id, plan.contactTurn);
  const link = `${services.config.publicUrl}/meets/contact?${new URLSearchParams({ token })}`;
  const time = timeText(plan.checkInAt, plan.zone);
  return {
    asked: () =>
      write(
        to,
        'Will you be a trusted contact?',
        `${name} is meeting someone, and asks you to be their trusted contact.`,
        `They plan to check in on Doorways by ${time}. If they don’t, we email you where they planned to be.`,
        'Say yes or no here. You don’t need an account:',
        link,
        'If you don’t know this person, say no or ignore this email. You won’t get more.',
      ),
    alarm: () =>
      write(
        to,
        `${name} hasn’t checked in`,
        `${name} asked us to tell you if they didn’t check in by ${time}. They haven’t.`,
        [
          `When they planned to meet: ${timeText(plan.startsAt, plan.zone)}`,
          `Where: ${plan.place}`,
          ...(plan.tellWho && plan.who !== '' ? [`With: ${plan.who}`] : []),
        ].join('\n'),
        'They may have forgotten. Call or message them first. If you think they’re in danger, call 000.',
        'We haven’t told the police or anyone else.',
        `See if they’ve checked in since: ${link}`,
      ),
    safe: () =>
      write(to, `${name} is safe`, `${name} has checked in and says they’re safe. You don’t need to do anything.`),
  };
}
