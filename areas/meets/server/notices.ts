import { type NoticeKind, type Notices, takesBack, tells } from '#platform/server/notices.ts';
import {
  meetAlarm,
  meetAnswered,
  meetCheckInDue,
  meetContactAgreed,
  meetContactAsked,
  meetContactGone,
  meetMissed,
  meetSafe,
} from '../contract.ts';

const about = (planId: number) => `meet:${planId}` as const;
const own: Pick<NoticeKind, 'group' | 'thing' | 'link' | 'why' | 'byHouse'> = {
  group: 'Meet plans',
  thing: 'plan',
  link: ({ id }) => `/meets/${id}`,
  why: 'It’s your plan.',
  byHouse: true,
};
const others = {
  group: 'Meet plans',
  thing: 'plan',
  link: ({ id }: { readonly id: number }) => `/meets/watch/${id}`,
} as const;

const toOwner = ({ event: { planId, ownerId } }: { event: { planId: number; ownerId: number } }) => [
  { to: ownerId, about: about(planId) },
];
const toContact = ({
  event: { planId, ownerId, contactId, turn },
}: {
  event: { planId: number; ownerId: number; contactId: number | null; turn: number };
}) => (contactId === null ? [] : [{ to: contactId, by: ownerId, about: about(planId), item: turn }]);

/** None says whom someone meets, where or why: it may be read over a shoulder. */
export const notices: Notices = {
  kinds: [
    {
      ...own,
      kind: 'meetCheckInDue',
      when: tells(meetCheckInDue, toOwner),
      words: 'It’s time to check in',
      did: 'It’s time to check in and say that you’re safe',
      urgent: true,
    },
    {
      ...own,
      kind: 'meetMissed',
      when: tells(meetMissed, toOwner),
      words: 'You missed a check-in, and no one was told',
      did: 'You missed a check-in, and no one was told',
      urgent: true,
    },
    {
      ...own,
      kind: 'meetContactGone',
      when: tells(meetContactGone, toOwner),
      words: 'You need another trusted contact',
      did: 'Choose another trusted contact for your plan',
      urgent: true,
    },
    {
      ...own,
      kind: 'meetContactAgreed',
      when: tells(meetContactAgreed, toOwner),
      words: 'Your trusted contact says yes',
      did: 'Your trusted contact said yes',
    },
    {
      ...others,
      kind: 'meetContactAsked',
      when: tells(meetContactAsked, toContact),
      words: 'Someone asks you to be their trusted contact',
      did: 'asked you to be their trusted contact',
      why: 'They chose you.',
    },
    {
      ...others,
      kind: 'meetAlarm',
      when: tells(meetAlarm, toContact),
      words: 'Someone you agreed to watch over doesn’t check in',
      did: 'did not check in',
      why: 'You agreed to be their trusted contact.',
      urgent: true,
    },
    {
      ...others,
      kind: 'meetSafe',
      when: tells(meetSafe, toContact),
      words: 'Someone who hadn’t checked in is safe',
      did: 'checked in and is safe',
      why: 'You agreed to be their trusted contact.',
      urgent: true,
    },
  ],
  takenBack: [
    takesBack(meetAnswered, ({ event: { planId, ownerId } }) => [
      { of: ownerId, kind: 'meetCheckInDue', about: about(planId) },
    ]),
  ],
};
