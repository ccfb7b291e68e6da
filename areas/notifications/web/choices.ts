import type { KindChoice, NotificationSettings } from '../contract.ts';

/** What is saved together, under one version. */
export interface Choices {
  readonly off: string[];
  /** Kinds that come by email as well. */
  readonly email: string[];
  /** Kinds that browsers do not show. */
  readonly pushOff: string[];
  readonly senders: NotificationSettings['senders'];
  readonly timeZone: string;
  readonly quiet: NotificationSettings['quiet'];
  readonly times: string[];
}

const kindsWhere = (groups: NotificationSettings['groups'], is: (kind: KindChoice) => boolean) =>
  groups.flatMap(({ kinds }) => kinds.filter(is).map(({ kind }) => kind));

export const choicesOf = ({ groups, senders, timeZone, quiet, times }: NotificationSettings): Choices => ({
  off: kindsWhere(groups, ({ inApp }) => !inApp),
  email: kindsWhere(groups, ({ email }) => email),
  pushOff: kindsWhere(groups, ({ push }) => !push),
  ...{ senders, timeZone, quiet, times },
});

/** The fields of the form for times. */
export interface TimesForm {
  quiet: boolean;
  from: string;
  to: string;
  mode: 'once' | 'times';
  first: string;
  second: string;
  third: string;
  timeZone: string;
}

export const timesFormOf = ({ quiet, times, timeZone }: Choices): TimesForm => ({
  quiet: quiet !== null,
  from: quiet?.from ?? '22:00',
  to: quiet?.to ?? '07:00',
  mode: times.length > 0 ? 'times' : 'once',
  first: times[0] ?? '09:00',
  second: times[1] ?? '',
  third: times[2] ?? '',
  timeZone,
});

export const timesOf = (form: TimesForm): Pick<Choices, 'quiet' | 'times' | 'timeZone'> => ({
  quiet: form.quiet ? { from: form.from, to: form.to } : null,
  times: form.mode === 'times' ? [form.first, form.second, form.third].filter((time) => time !== '') : [],
  timeZone: form.timeZone,
});

export function checkTimes({ quiet, from, to, mode, first, second, third }: TimesForm) {
  const isLater = second !== '' || third !== '';
  return {
    from: quiet && from === '' ? 'Choose when quiet hours start.' : undefined,
    to: !quiet
      ? undefined
      : to === ''
        ? 'Choose when quiet hours end.'
        : to === from
          ? 'Choose an end that differs from the start.'
          : undefined,
    first: mode === 'times' && first === '' && !isLater ? 'Choose at least one time.' : undefined,
  };
}
