import { type NoticeKind, type NoticeSubject, type Notices, type Told, tells } from '#platform/server/notices.ts';
import {
  resourceFormatReady,
  resourcePublished,
  resourceRequestAnswered,
  resourceReturned,
  resourceReviewDue,
} from '../contract.ts';

const group = 'The Resource Library';
const thing = 'resource';
const page = ({ id }: NoticeSubject) => `/resources/${id}`;
const mine = () => '/resources/mine';

/** Each decision on a resource is news of its own. What Doorways itself has put there has no sender. */
const toSender = ({
  event: { resourceId, userId: to },
}: {
  event: { resourceId: number; userId: number | null };
}): Told[] => (to === null ? [] : [{ to, about: `resource:${resourceId}` }]);

const kinds: readonly NoticeKind[] = [
  {
    kind: 'resourcePublished',
    when: tells(resourcePublished, toSender),
    group,
    words: 'A resource you sent is published',
    did: 'A resource you sent is now in the library',
    byHouse: true,
    why: 'You sent it.',
    thing,
    link: page,
  },
  {
    kind: 'resourceReturned',
    when: tells(resourceReturned, toSender),
    group,
    words: 'A resource you sent is returned with a reason',
    did: 'A resource you sent was returned with a reason',
    byHouse: true,
    why: 'You sent it.',
    thing,
    link: mine,
  },
  {
    kind: 'resourceReviewDue',
    when: tells(resourceReviewDue, toSender),
    group,
    words: 'A resource you sent is no longer verified',
    did: 'A resource you sent is no longer verified: please check if it’s still right',
    byHouse: true,
    why: 'You sent it, and the day of its next check has passed.',
    thing,
    link: page,
  },
  {
    kind: 'resourceFormatReady',
    when: tells(resourceFormatReady, toSender),
    group,
    words: 'A format you asked for is available',
    did: 'A resource you wanted is now available in the format you asked for',
    byHouse: true,
    why: 'You asked for this format.',
    thing,
    link: page,
  },
  {
    kind: 'resourceRequestAnswered',
    when: tells(resourceRequestAnswered, toSender),
    group,
    words: 'A resource you asked for is in the library',
    did: 'A resource you asked for is now in the library',
    byHouse: true,
    why: 'You asked for it.',
    thing,
    link: page,
  },
];

export const notices: Notices = { kinds };
