import { momentOf } from '#platform/contract/zones.ts';
import { dateError } from '#platform/web/ui/date-text.ts';
import { addDays } from '../../pure/days.ts';

export interface Chosen {
  readonly id: number;
  readonly displayName: string;
  readonly username: string;
  readonly avatar: string;
}

export interface ShareValues {
  name: string;
  who: 'link' | 'member';
  /** No one or one. */
  member: readonly Chosen[];
  /** The last day. */
  until: string;
  code: string;
  from: string;
  to: string;
  shows: string[];
}

const usualDays = 30;
const mostDays = 365;

export const emptyShare = (today: string): ShareValues => ({
  name: '',
  who: 'link',
  member: [],
  until: addDays(today, usualDays),
  code: '',
  from: '',
  to: '',
  shows: ['notes', 'scales'],
});

export const checkShare =
  (today: string) =>
  ({ name, who, member, until, code, from, to }: ShareValues) => ({
    name: name.trim() ? undefined : 'Write who it is for.',
    member: who === 'member' && member.length === 0 ? 'Choose the member it is for.' : undefined,
    until: dateError(until, { what: 'the last day', min: today, max: addDays(today, mostDays) }),
    code: code.trim() === '' || /^[A-Za-z0-9]{4,12}$/.test(code.trim()) ? undefined : 'Use 4 to 12 letters or digits.',
    from: dateError(from, { what: 'the first day of the entries', optional: true }),
    to:
      dateError(to, { what: 'the last day of the entries', optional: true }) ??
      (from && to && to < from ? 'The last day of the entries must be the first day or later.' : undefined),
  });

export const coversOf = ({ from, to, shows }: ShareValues) => ({
  from: from || null,
  to: to || null,
  notes: shows.includes('notes'),
  scales: shows.includes('scales'),
  medicines: shows.includes('medicines'),
});

/** All but the secrets. It ends when its last day ends here. */
export const bodyOf = (values: ShareValues, zone: string) => ({
  ...(values.who === 'member' && values.member[0] && { recipientId: values.member[0].id }),
  ...(values.code.trim() && { code: values.code.trim() }),
  until: momentOf(`${addDays(values.until, 1)}T00:00`, zone).toISOString(),
  covers: coversOf(values),
});
