import { describe, expect, test } from 'vitest';
import { changeText, hoursText, weekdayIn } from './opening.ts';
import { clockText } from './words.ts';

const open = (changesAt: string | null) => ({ isOpen: true, changesAt, today: '' });
const closed = (changesAt: string | null) => ({ isOpen: false, changesAt, today: '' });

describe('hours in words', () => {
  test('a closed day says “Closed”, an open one from when to when', () => {
    expect(hoursText({ closed: true })).toBe('Closed');
    expect(hoursText({ open: '08:00', close: '18:30' })).toBe('8 am – 6:30 pm');
    expect(hoursText({ open: '00:00', close: '24:00' })).toBe('midnight – midnight');
    expect(clockText('12:00')).toBe('noon');
    expect(clockText('12:15')).toBe('12:15 pm');
  });

  test('the weekday is that of the provider', () => {
    // Sunday evening in Perth is Monday in Sydney.
    const now = new Date('2026-11-22T15:00:00Z');
    expect(weekdayIn('Australia/Perth', now)).toBe('sunday');
    expect(weekdayIn('Australia/Sydney', now)).toBe('monday');
  });

  test('what changes next is told by the clock of the provider', () => {
    const now = new Date('2026-11-26T01:00:00Z');
    expect(changeText(open('2026-11-26T07:00:00Z'), 'Australia/Brisbane', now)).toBe('until 5 pm');
    expect(changeText(closed('2026-11-26T22:00:00Z'), 'Australia/Brisbane', now)).toBe('Opens tomorrow at 8 am');
    expect(changeText(closed('2026-11-29T22:30:00Z'), 'Australia/Brisbane', now)).toBe('Opens on Monday at 8:30 am');
    expect(changeText(open('2026-11-29T08:00:00Z'), 'Australia/Darwin', now)).toBe('until Sunday 5:30 pm');
    expect(changeText(open('2026-11-26T14:00:00Z'), 'Australia/Brisbane', now)).toBe('until midnight');
    expect(changeText(open('2026-11-27T14:00:00Z'), 'Australia/Brisbane', now)).toBe('until tomorrow midnight');
    expect(changeText(closed(null), 'Australia/Brisbane', now)).toBe('');
  });
});
