import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { type Job, job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { type MeetPlan, meetAlarm, meetAnswered, meetCheckInDue, meetMissed } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import { contactMails } from './mails.ts';
import { findPlan } from './plan-sql.ts';

const ask = statement((v: { now: string }) =>
  from
    .updateTable('meet_plans')
    .set({ asked_at: moment(v.now) })
    .where('state', '=', 'planned')
    .where('asked_at', 'is', null)
    .where('check_in_at', '<=', moment(v.now))
    .returning(['id as planId', 'owner_id as ownerId']),
);

const tell = statement((v: { now: string }) =>
  from
    .updateTable('meet_plans as p')
    .set((e) => ({
      state: sql<
        MeetPlan['state']
      >`case when ${e.ref('p.contact_state')} = 'agreed' and (${e.ref('p.contact_email')} is not null
        or (${e.ref('p.contact_id')} is not null and ${notBlocked(e.ref('p.owner_id'), sql<number>`${e.ref('p.contact_id')}`)}))
        then 'told' else 'missed' end`,
      ended_at: moment(v.now),
      version: e('p.version', '+', 1),
    }))
    .where('p.state', '=', 'planned')
    .where('p.asked_at', '<=', sql<Moment>`${moment(v.now)} - make_interval(mins => ${sql.lit(limits.graceMinutes)})`)
    .returning([
      'p.id as planId',
      'p.owner_id as ownerId',
      'p.contact_id as contactId',
      'p.contact_turn as turn',
      'p.state',
    ]),
);

/**
 * Each minute. What is said and that it was said are written in one transaction: a process that dies in between has done
 * neither, and the next run does both, once. Who could not be asked while the house was away gets the whole time first.
 */
const run: Job['run'] = async ({ db, emit, now, services }) => {
  const query = queryIn(db);
  const moment = { now: now.toISOString() };
  for (const about of await query(ask, moment)) await emit(meetCheckInDue, about);
  for (const { state, contactId, turn, ...about } of await query(tell, moment)) {
    await emit(meetAnswered, about);
    if (state !== 'told') {
      await emit(meetMissed, about);
      continue;
    }
    await emit(meetAlarm, { ...about, contactId, turn });
    const plan = contactId === null ? await findPlan(query, about.planId) : undefined;
    if (plan) await services.mail.send(contactMails(services, plan).alarm(), db);
  }
};

export const watchPlans = job('meets.watch', '* * * * *', run);
