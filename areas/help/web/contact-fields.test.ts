import { expect, test } from 'vitest';
import { supportLimits, supportTopics } from '../contract.ts';
import { type ContactValues, checkContact, most, topics } from './contact-fields.ts';

const good: ContactValues = { name: 'Dana', replyTo: 'dana@example.org', topic: 'idea', message: 'More chairs.' };

test('a whole message has nothing wrong with it', () => {
  expect(checkContact(good)).toEqual({});
});

test('each empty field is named, in the order of the form; blanks are empty', () => {
  const found = checkContact({ name: ' ', replyTo: '', topic: '', message: '\n' });
  expect(Object.keys(found)).toEqual(['name', 'replyTo', 'topic', 'message']);
});

test.each(['name', 'replyTo', 'message'] as const)('%s may be as long as the server takes, and no longer', (field) => {
  expect(checkContact({ ...good, [field]: 'x'.repeat(supportLimits[field]) })).toEqual({});
  expect(Object.keys(checkContact({ ...good, [field]: 'x'.repeat(supportLimits[field] + 1) }))).toEqual([field]);
});

test('the form offers every topic and shows the figures of the contract', () => {
  expect(topics.map(({ value }) => value)).toEqual([...supportTopics]);
  expect(most).toEqual(supportLimits);
});
