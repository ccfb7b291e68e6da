import { z } from 'zod';
import { Id, id, moment, optionalText, Person, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, download, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { activityKinds } from '../pure/options.ts';

export const ActivityState = z.enum(['invited', 'accepted', 'declined', 'withdrawn']);

/** Something that two people who match want to do together, as one of them sees it. */
export const ConnectionActivity = z.object({
  id: Id,
  kind: z.enum(activityKinds),
  /** An idea of one’s own in place of the kind’s name; empty: none. */
  idea: z.string(),
  /** The other of the two. */
  person: Person,
  /** True where the reader has sent the invitation. */
  mine: z.boolean(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** A place or a link; empty: to be agreed. */
  where: z.string(),
  note: z.string(),
  state: ActivityState,
  /** Once it is over, each may say that it happened. */
  confirmedByMe: z.boolean(),
  confirmedByThem: z.boolean(),
  version: Version,
});
export type ConnectionActivity = z.infer<typeof ConnectionActivity>;

const byId = z.object({ id });

export const inviteToActivity = operation({
  name: 'inviteToActivity',
  method: 'POST',
  path: '/api/connections/matches/{id}/activities',
  policy: 'connections.match',
  summary: 'Invites a match to do something together, at a time to come.',
  params: byId,
  body: z.object({
    kind: z.enum(activityKinds),
    idea: optionalText(limits.idea),
    startsAt: moment,
    where: optionalText(limits.where),
    note: optionalText(limits.note),
  }),
  output: json(ConnectionActivity),
  status: 201,
  errors: ['conflict'],
});

export const listConnectionActivities = operation({
  name: 'listConnectionActivities',
  method: 'GET',
  path: '/api/connections/activities',
  policy: 'connections.profile',
  summary: 'What you and your matches invited each other to, the latest time first.',
  query: z.object(paging(20)),
  output: paged(ConnectionActivity),
});

export const answerActivity = operation({
  name: 'answerActivity',
  method: 'PUT',
  path: '/api/connections/activities/{id}/answer',
  policy: 'connections.activity',
  summary: 'Accepts or declines an invitation; the person who sent it withdraws it by declining.',
  params: byId,
  body: z.object({ accept: z.boolean(), version: Version }),
  output: json(ConnectionActivity),
  errors: ['conflict'],
});

export const confirmActivity = operation({
  name: 'confirmActivity',
  method: 'PUT',
  path: '/api/connections/activities/{id}/confirmation',
  policy: 'connections.activity',
  summary: 'Says that an accepted activity took place, once it has begun.',
  params: byId,
  output: json(ConnectionActivity),
  errors: ['conflict'],
});

export const readActivityCalendar = operation({
  name: 'readActivityCalendar',
  method: 'GET',
  path: '/api/connections/activities/{id}/calendar.ics',
  policy: 'connections.activity',
  summary: 'An accepted activity as a calendar file. It names no one.',
  params: byId,
  output: download('text/calendar; charset=utf-8'),
});

const told = z.object({ id: Id, fromId: Id, toId: Id });
export const activityInvited = event('activityInvited', told);
/** `byId` has answered or withdrawn it. */
export const activityAnswered = event('activityAnswered', told.extend({ byId: Id, state: ActivityState }));
export const activityConfirmed = event('activityConfirmed', told);

export const activitiesPart = contractPart({
  operations: [inviteToActivity, listConnectionActivities, answerActivity, confirmActivity, readActivityCalendar],
  events: [activityInvited, activityAnswered, activityConfirmed],
  entities: { ConnectionActivity },
});
