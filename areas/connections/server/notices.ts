import { type Notices, takesBack, tells } from '#platform/server/notices.ts';
import {
  activityAnswered,
  activityInvited,
  connectionCheckDecided,
  connectionEnded,
  connectionMatched,
} from '../contract.ts';

const group = 'Connections';
const activities = () => '/connections?tab=activities';

/** No notice says in which room: a lock screen is read by others. */
export const notices: Notices = {
  kinds: [
    {
      kind: 'connectionMatched',
      when: tells(connectionMatched, ({ event: { id, lowId, highId, byId } }) => [
        { to: byId === lowId ? highId : lowId, about: `match:${id}`, by: byId },
      ]),
      group,
      words: 'You match with someone in Connections',
      did: 'matched with you',
      why: 'You liked each other.',
      thing: 'match',
      link: () => '/connections?tab=matches',
    },
    {
      kind: 'activityInvited',
      when: tells(activityInvited, ({ event: { id, fromId, toId } }) => [
        { to: toId, about: `activity:${id}`, by: fromId },
      ]),
      group,
      words: 'A match invites you to do something together',
      did: 'invited you to do something together',
      why: 'You match with this person.',
      thing: 'activity',
      link: activities,
    },
    {
      kind: 'activityAnswered',
      when: tells(activityAnswered, ({ event: { id, fromId, toId, byId, state } }) =>
        byId === toId && state !== 'withdrawn' ? [{ to: fromId, about: `activity:${id}`, by: toId }] : [],
      ),
      group,
      words: 'A match answers your invitation',
      did: 'answered your invitation',
      why: 'You sent the invitation.',
      thing: 'activity',
      link: activities,
    },
    {
      kind: 'connectionCheckDecided',
      when: tells(connectionCheckDecided, ({ event: { id, userId } }) => [{ to: userId, about: `check:${id}` }]),
      group,
      words: 'Moderators decide about a check you asked for',
      did: 'Moderators have decided about a check you asked for',
      byHouse: true,
      why: 'You asked for a check, or passed one.',
      link: () => '/connections/verification',
    },
  ],
  takenBack: [
    takesBack(connectionEnded, ({ event: { id, lowId, highId } }) =>
      [lowId, highId].map((of) => ({ of, about: `match:${id}` as const, read: true })),
    ),
    takesBack(activityAnswered, ({ event: { id, toId, state } }) =>
      state === 'withdrawn' ? [{ of: toId, about: `activity:${id}`, kind: 'activityInvited', read: true }] : [],
    ),
  ],
};
