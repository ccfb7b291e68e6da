import type { CrisisReport, CrisisReportSummary } from '../contract.ts';

export const reportReasons: readonly { readonly value: CrisisReportSummary['reason']; readonly label: string }[] = [
  { value: 'harassment', label: 'Harassment, threats or bullying' },
  { value: 'sexual', label: 'Sexual messages' },
  { value: 'bad_advice', label: 'Advice that could hurt someone' },
  { value: 'private_information', label: 'Asked for or shared private information' },
  { value: 'money', label: 'Asked for money, or to meet or talk elsewhere' },
  { value: 'other', label: 'Something else feels wrong' },
];
export const reasonWords = (value: CrisisReport['reason']): string =>
  reportReasons.find((one) => one.value === value)?.label ?? '';

type Outcome = NonNullable<CrisisReportSummary['outcome']>;

interface OutcomeWords {
  readonly label: string;
  readonly hint: string;
}

/** What a reviewer can decide, by whom it is about. */
export const outcomesOf = (by: CrisisReportSummary['by']): Readonly<Partial<Record<Outcome, OutcomeWords>>> =>
  by === 'author'
    ? {
        no_action: { label: 'No action', hint: 'Nothing here breaks the code for supporters.' },
        warned: { label: 'Warn the supporter', hint: 'They’ll read what you write, and keep helping.' },
        moved: {
          label: 'Find another supporter',
          hint: 'The request goes back to other supporters. This supporter can’t see it.',
        },
        stopped: {
          label: 'Remove their supporter role',
          hint: 'Their requests go back to other supporters. They can apply again.',
        },
      }
    : {
        no_action: { label: 'No action', hint: 'Nothing here breaks our guidelines.' },
        warned: { label: 'Warn the person', hint: 'They’ll read what you write, and keep their supporter.' },
        moved: { label: 'Find another supporter', hint: 'The person keeps their request. This supporter leaves it.' },
      };

export const doneWords: Readonly<Record<Outcome, string>> = {
  no_action: 'No action taken',
  warned: 'Warned',
  moved: 'Another supporter',
  stopped: 'No longer a supporter',
};

/** What the two people of a conversation read. */
export const newsWords: Readonly<Record<CrisisReport['outcome'], { readonly title: string; readonly says: string }>> = {
  waiting: { title: 'Report sent', says: 'Someone on the review team will read it within 24 hours.' },
  acted: { title: 'We acted on your report', says: 'We can’t share what we decided about the other person.' },
  no_action: { title: 'We read your report', says: 'We found nothing that breaks our guidelines.' },
  warned: { title: 'A message from the review team', says: 'Please read this.' },
  moved: { title: 'A message from the review team', says: 'Someone else is taking over this request.' },
  stopped: { title: 'A message from the review team', says: 'You’re no longer a supporter. You can apply again.' },
};
