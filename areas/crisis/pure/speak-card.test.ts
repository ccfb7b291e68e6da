import { expect, test } from 'vitest';
import { cardLines, emptyCard, readCard, relayLink, relayText, type SpeakCard } from './speak-card.ts';

const card: SpeakCard = {
  service: 'ambulance',
  what: 'Chest pain',
  where: '14 Hyde Street,\nFootscray VIC 3011',
  who: 'my father, 71 years old',
  communicate: ['no-speech', 'text'],
  own: 'I use a wheelchair!',
};

test('the relay text begins with 000, the service and the address', () => {
  expect(relayText(card)).toBe(
    '000 AMBULANCE. 14 Hyde Street, Footscray VIC 3011. Chest pain. For my father, 71 years old. I can’t speak. Text me. I use a wheelchair!',
  );
});

test('an empty card still says what is asked', () => {
  expect(relayText(emptyCard)).toBe('000 AMBULANCE.');
  expect(cardLines(emptyCard)).toEqual(['Please call 000 for me and ask for an ambulance.']);
});

test('what is shown to somebody nearby asks them to call', () => {
  expect(cardLines({ ...card, service: 'police', communicate: [], own: '' })).toEqual([
    'Please call 000 for me and ask for the police.',
    'Chest pain.',
    'The place is 14 Hyde Street, Footscray VIC 3011.',
    'The person is my father, 71 years old.',
  ]);
});

test('the link carries the whole message to the relay’s number', () => {
  const link = relayLink({ ...card, what: 'Smoke & fire? 100 %' });
  expect(link.startsWith('sms:0423677767?&body=')).toBe(true);
  expect(decodeURIComponent(link.split('body=')[1] ?? '')).toBe(relayText({ ...card, what: 'Smoke & fire? 100 %' }));
});

test('a stored card comes back; what cannot be read is left out', () => {
  expect(readCard(JSON.stringify(card))).toEqual(card);
  expect(readCard(null)).toBeUndefined();
  expect(readCard('{')).toBeUndefined();
  expect(readCard('[]')).toEqual(emptyCard);
  expect(readCard(JSON.stringify({ service: 'pizza', what: 7, communicate: ['deaf', 'x'] }))).toEqual({
    ...emptyCard,
    communicate: ['deaf'],
  });
});
