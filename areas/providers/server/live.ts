import type { TopicPolicy } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { isVisible } from './listed.ts';
import { mayActFor } from './team/may-act.ts';

const visible = statement((v: { viewer: number; id: number }) =>
  from.selectFrom('providers as p').select('p.id').where('p.id', '=', v.id).where(isVisible(v.viewer, 'p')),
);

/** Whoever may open a provider hears that it has changed. */
export const providerTopic: TopicPolicy = async ({ id, principal, db }) =>
  id !== undefined &&
  (principal.roles.includes('admin') || (await queryIn(db)(visible, { viewer: principal.id, id })).length > 0);

/** Whoever runs a listing hears of its team. */
export const providerTeamTopic: TopicPolicy = async ({ id, principal, db }) =>
  id !== undefined && mayActFor(queryIn(db), { providerId: id, userId: principal.id }, 'coordinate');
