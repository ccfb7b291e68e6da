import type { NoticeKind, NoticeSubject } from '#platform/server/notices.ts';

const group = 'The Resource Library';
const thing = 'resource';
const page = ({ id }: NoticeSubject) => `/resources/${id}`;
const mine = () => '/resources/mine';

export const notices: readonly NoticeKind[] = [
  {
    kind: 'resourcePublished',
    group,
    words: 'A resource that you sent is published',
    did: 'A resource that you sent is in the library now',
    byHouse: true,
    why: 'You sent it.',
    thing,
    link: page,
  },
  {
    kind: 'resourceReturned',
    group,
    words: 'A resource that you sent comes back with a reason',
    did: 'A resource that you sent came back with a reason',
    byHouse: true,
    why: 'You sent it.',
    thing,
    link: mine,
  },
  {
    kind: 'resourceReviewDue',
    group,
    words: 'A resource that you sent is no longer verified',
    did: 'A resource that you sent is no longer verified: please look whether it is still right',
    byHouse: true,
    why: 'You sent it, and the day of its next check has passed.',
    thing,
    link: page,
  },
  {
    kind: 'resourceFormatReady',
    group,
    words: 'A format that you asked for is there',
    did: 'A resource that you wanted is there in the format that you asked for',
    byHouse: true,
    why: 'You asked for this format.',
    thing,
    link: page,
  },
];
