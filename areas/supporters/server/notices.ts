import { type NoticeKind, type Notices, takesBack, tells } from '#platform/server/notices.ts';
import {
  supportDrafted,
  supportDraftSettled,
  supporterAccepted,
  supporterActed,
  supporterAsked,
  supporterChanged,
  supporterEnded,
} from '../contract.ts';

const common = { group: 'Supporters', link: () => '/supporters' };

const kinds: readonly NoticeKind[] = [
  {
    ...common,
    kind: 'supporterAsked',
    when: tells(supporterAsked, ({ event: { grantId, memberId, supporterId } }) => [
      { to: supporterId, by: memberId, item: grantId },
    ]),
    words: 'Someone asks you to support them',
    did: 'asks you to support them',
    why: 'They chose you as a supporter.',
  },
  {
    ...common,
    kind: 'supporterAccepted',
    when: tells(supporterAccepted, ({ event: { grantId, memberId, supporterId } }) => [
      { to: memberId, by: supporterId, item: grantId },
    ]),
    words: 'A supporter says yes, and it begins a day later',
    did: 'said yes to supporting you and can begin in a day',
    why: 'You asked them to support you. You can end it at any time.',
  },
  {
    ...common,
    kind: 'supporterChanged',
    when: tells(supporterChanged, ({ event: { grantId, memberId, supporterId, more } }) =>
      more ? [{ to: supporterId, by: memberId, item: grantId }] : [],
    ),
    words: 'Someone you support lets you do more',
    did: 'changed what you may do for them',
    why: 'You support them.',
  },
  {
    ...common,
    kind: 'supporterEnded',
    when: tells(supporterEnded, ({ event: { grantId, memberId, supporterId, tell } }) =>
      tell > 0 ? [{ to: tell, by: tell === memberId ? supporterId : memberId, item: grantId }] : [],
    ),
    words: 'The support between you and someone has ended',
    did: 'ended the support between you',
    why: 'One of you supported the other.',
  },
  {
    ...common,
    kind: 'supporterActed',
    when: tells(supporterActed, ({ event: { memberId, supporterId, deedId } }) => [
      { to: memberId, by: supporterId, item: deedId },
    ]),
    words: 'A supporter does something for you',
    did: 'did something for you',
    why: 'They are your supporter.',
    link: () => '/supporters/log',
  },
  {
    ...common,
    kind: 'supportDrafted',
    when: tells(supportDrafted, ({ event: { memberId, supporterId, draftId } }) => [
      { to: memberId, by: supporterId, item: draftId },
    ]),
    words: 'A supporter prepares something for you to confirm',
    did: 'prepared something for you to confirm or drop',
    why: 'They are your supporter.',
    link: () => '/supporters/drafts',
  },
  {
    ...common,
    kind: 'supportDraftConfirmed',
    when: tells(supportDraftSettled, ({ event: { memberId, supporterId, draftId, confirmed } }) =>
      confirmed ? [{ to: supporterId, by: memberId, item: draftId }] : [],
    ),
    words: 'Someone you support confirms what you prepared',
    did: 'confirmed what you prepared for them',
    why: 'You support them.',
    link: () => '/supporters/log',
  },
];

export const notices: Notices = {
  kinds,
  takenBack: [
    takesBack(supportDraftSettled, ({ event: { memberId, supporterId, draftId } }) => [
      { of: memberId, kind: 'supportDrafted', by: supporterId, item: draftId },
    ]),
    takesBack(supporterEnded, ({ event: { memberId, supporterId } }) => [
      { of: supporterId, kind: 'supporterAsked', by: memberId },
      { of: supporterId, kind: 'supporterChanged', by: memberId },
      { of: memberId, kind: 'supporterAccepted', by: supporterId },
      { of: memberId, kind: 'supportDrafted', by: supporterId },
    ]),
  ],
};
