import { type NoticeKind, type Retractor, takesBack, tells } from '#platform/server/notices.ts';
import { doseDue, doseSettled } from '../../contract/medicines.ts';

const kind = 'doseDue';

/** Names no medicine: a notice can be read by whoever sees the screen. */
export const medicineKinds: readonly NoticeKind[] = [
  {
    kind,
    when: tells(doseDue, ({ event: { userId, doseId } }) => [{ to: userId, about: `wellness-dose:${doseId}` }]),
    group: 'Your wellness diary',
    words: 'It is time for a medicine',
    byHouse: true,
    did: 'Time for a medicine',
    why: 'You asked for reminders of your medicines.',
    link: () => '/wellness-tracking/medicines',
  },
];

/** It has an answer, or its time is over. */
export const medicineBack: readonly Retractor[] = [
  takesBack(doseSettled, ({ event: { userId, doseId } }) => [
    { of: userId, kind, about: `wellness-dose:${doseId}`, read: true },
  ]),
];
