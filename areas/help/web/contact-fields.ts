import type { SupportTopic, supportLimits } from '../contract.ts';

export interface ContactValues {
  readonly name: string;
  readonly replyTo: string;
  readonly topic: SupportTopic | '';
  readonly message: string;
}

/** The contract's figures, without the contract's code. */
export const most: typeof supportLimits = { name: 80, replyTo: 200, message: 4000 };

export const topics: readonly { readonly value: SupportTopic; readonly label: string }[] = [
  { value: 'accessibility', label: 'Accessibility: something is hard or impossible to use' },
  { value: 'account', label: 'My account' },
  { value: 'safety', label: 'Safety' },
  { value: 'privacy', label: 'Privacy, or a copy of my data' },
  { value: 'bug', label: 'Something isn’t working' },
  { value: 'idea', label: 'An idea' },
  { value: 'other', label: 'Something else' },
];

const tooLong = (what: string, limit: number) => `Make ${what} shorter: at most ${limit} characters.`;

/** What is wrong, field by field, in the order of the form. */
export function checkContact(values: ContactValues): Partial<Record<keyof ContactValues, string>> {
  const { name, replyTo, topic, message } = values;
  const found: Partial<Record<keyof ContactValues, string>> = {};
  if (!name.trim()) found.name = 'Enter your name, or a nickname.';
  else if (name.length > most.name) found.name = tooLong('the name', most.name);
  if (!replyTo.trim()) found.replyTo = 'Enter an email address or a phone number, so that we can answer.';
  else if (replyTo.length > most.replyTo) found.replyTo = tooLong('the way to reach you', most.replyTo);
  if (!topic) found.topic = 'Choose what it is about.';
  if (!message.trim()) found.message = 'Write your message.';
  else if (message.length > most.message) found.message = tooLong('the message', most.message);
  return found;
}
