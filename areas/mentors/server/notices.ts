import type { z } from 'zod';
import { type NoticeKind, type NoticeSubject, type Notices, takesBack, tells } from '#platform/server/notices.ts';
import { mentorCheckDecided, mentoringGroupChanged, mentorshipChanged, mentorshipRequestChanged } from '../contract.ts';

const group = 'Mentor matching';
type Request = z.output<typeof mentorshipRequestChanged.payload>;
type Group = z.output<typeof mentoringGroupChanged.payload>;
type Mentorship = z.output<typeof mentorshipChanged.payload>;

/** News of a request, to its mentor, its mentee or both; never to the one who did it. */
const ofRequest = (changes: readonly Request['change'][], ...to: readonly ('mentorId' | 'menteeId')[]) =>
  tells(mentorshipRequestChanged, ({ event }) =>
    changes.includes(event.change)
      ? to
          .map((key) => event[key])
          .filter((id) => id !== event.by)
          .map((id) => ({
            to: id,
            about: `mentorship-request:${event.id}` as const,
            ...(event.by && { by: event.by }),
          }))
      : [],
  );

/** News of a mentorship, to the other of its two people; to both where Doorways did it. */
const ofMentorship = (...changes: readonly Mentorship['change'][]) =>
  tells(mentorshipChanged, ({ event: { id, mentorId, menteeId, by, change } }) =>
    changes.includes(change) && by > 0
      ? [mentorId, menteeId]
          .filter((to) => to !== null && to !== by)
          .map((to) => ({ to: to as number, about: `mentorship:${id}` as const, by }))
      : [],
  );

/** News of a mentoring group, to everyone whom it reaches but who did it. */
const ofGroup = (...changes: readonly Group['change'][]) =>
  tells(mentoringGroupChanged, ({ event: { id, to, by, change } }) =>
    changes.includes(change)
      ? to
          .filter((one) => one !== by)
          .map((one) => ({ to: one, about: `mentoring-group:${id}` as const, ...(by && { by }) }))
      : [],
  );
const groupPage = ({ id }: NoticeSubject) => `/mentor-matching/groups/${id}`;

const requests = () => '/mentor-matching?tab=requests';
const mentorship = ({ id }: NoticeSubject) => `/mentor-matching/mentorships/${id}`;

/** No notice names a focus or a goal: they can say what someone lives with. */
const kinds: readonly Omit<NoticeKind, 'group'>[] = [
  {
    kind: 'mentorshipAsked',
    when: ofRequest(['pending'], 'mentorId'),
    words: 'Someone asks you to be their mentor',
    did: 'asked you to be their mentor',
    why: 'You are a mentor.',
    thing: 'request',
    link: requests,
  },
  {
    kind: 'mentorshipAnswered',
    when: ofRequest(['accepted', 'declined'], 'menteeId'),
    words: 'A mentor answers your request',
    did: 'answered your request for mentorship',
    why: 'You sent the request.',
    thing: 'request',
    link: requests,
  },
  {
    kind: 'mentorshipWaiting',
    when: ofRequest(['waiting'], 'mentorId'),
    words: 'A request for mentorship still waits for your answer',
    did: 'A request for mentorship is still waiting for your answer',
    byHouse: true,
    why: 'You are a mentor.',
    thing: 'request',
    link: requests,
  },
  {
    kind: 'mentorshipExpired',
    when: ofRequest(['expired'], 'mentorId', 'menteeId'),
    words: 'A request for mentorship ends without an answer',
    did: 'A request for mentorship ended without an answer',
    byHouse: true,
    why: 'You sent or received the request.',
    thing: 'request',
    link: requests,
  },
  {
    kind: 'mentorshipPaused',
    when: ofMentorship('paused', 'resumed'),
    words: 'Someone pauses or resumes your mentorship',
    did: 'paused or resumed your mentorship',
    why: 'It’s your mentorship.',
    thing: 'mentorship',
    link: mentorship,
  },
  {
    kind: 'mentorshipEnded',
    when: ofMentorship('ended'),
    words: 'Someone ends your mentorship',
    did: 'ended your mentorship',
    why: 'It’s your mentorship.',
    thing: 'mentorship',
    link: mentorship,
  },
  {
    kind: 'mentorshipNoteShared',
    when: ofMentorship('note'),
    words: 'Someone shares a note in your mentorship',
    did: 'shared a note in your mentorship',
    why: 'It’s your mentorship.',
    thing: 'mentorship',
    link: mentorship,
  },
  {
    kind: 'mentorshipReviewed',
    when: ofMentorship('reviewed'),
    words: 'Someone reviews your mentorship',
    did: 'wrote a review after your mentorship',
    why: 'It’s your mentorship.',
    thing: 'mentorship',
    link: mentorship,
  },
  {
    kind: 'mentoringGroupAsked',
    when: ofGroup('asked'),
    words: 'Someone asks to join your mentoring group',
    did: 'asked to join your mentoring group',
    why: 'You lead the group.',
    thing: 'mentoring group',
    link: groupPage,
  },
  {
    kind: 'mentoringGroupAnswered',
    when: ofGroup('accepted', 'declined'),
    words: 'A mentor answers your request to join a group',
    did: 'answered your request to join a mentoring group',
    why: 'You asked to join the group.',
    thing: 'mentoring group',
    link: groupPage,
  },
  {
    kind: 'mentoringGroupExpired',
    when: ofGroup('expired'),
    words: 'Your request to join a mentoring group ends without an answer',
    did: 'Your request to join a mentoring group ended without an answer',
    byHouse: true,
    why: 'You asked to join the group.',
    thing: 'mentoring group',
    link: groupPage,
  },
  {
    kind: 'mentoringGroupNote',
    when: ofGroup('note'),
    words: 'Someone adds a note in your mentoring group',
    did: 'added a note in your mentoring group',
    why: 'You’re in the group.',
    thing: 'mentoring group',
    link: groupPage,
  },
  {
    kind: 'mentoringGroupRemoved',
    when: tells(mentoringGroupChanged, ({ event: { id, to, by, change } }) =>
      change === 'removed' ? to.slice(-1).map((one) => ({ to: one, about: `mentoring-group:${id}` as const, by })) : [],
    ),
    words: 'A mentor takes you out of a mentoring group',
    did: 'took you out of a mentoring group',
    why: 'You were in the group.',
    thing: 'mentoring group',
    link: () => '/mentor-matching',
  },
  {
    kind: 'mentoringGroupEnded',
    when: tells(mentoringGroupChanged, ({ event: { id, to, by, change } }) =>
      change === 'ended' && by > 0
        ? to.filter((one) => one !== by).map((one) => ({ to: one, about: `mentoring-group:${id}` as const, by }))
        : [],
    ),
    words: 'Your mentoring group ends',
    did: 'ended your mentoring group',
    why: 'You’re in the group.',
    thing: 'mentoring group',
    link: groupPage,
  },
  {
    kind: 'mentorChecked',
    when: tells(mentorCheckDecided, ({ event: { ownerId } }) => [{ to: ownerId }]),
    words: 'Moderators check your profile as a mentor',
    did: 'Moderators have checked your profile as a mentor',
    byHouse: true,
    why: 'You are a mentor.',
    link: () => '/mentor-matching/profile',
  },
];

export const notices: Notices = {
  kinds: kinds.map((kind) => ({ ...kind, group })),
  takenBack: [
    takesBack(mentorshipRequestChanged, ({ event: { id, mentorId, change } }) =>
      change === 'withdrawn' ? [{ of: mentorId, about: `mentorship-request:${id}` as const }] : [],
    ),
  ],
};
