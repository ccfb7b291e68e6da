import type { MatrixPeople } from '#platform/server/matrix.ts';
import type { TestApp } from '#platform/server/testing/app.ts';

/** The people of the matrix: each is what its name says. */
export async function addMatrixPeople(app: TestApp): Promise<MatrixPeople> {
  const people = {
    member: await app.addMember({ name: 'Owner' }),
    other: await app.addMember({ name: 'Other' }),
    blocked: await app.addMember({ name: 'Blocked' }),
    moderator: await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] }),
    suspended: await app.addMember({ name: 'Suspended' }),
    supporter: await app.addMember({ name: 'Supporter' }),
    duty: await app.addMember({ name: 'Duty', roles: ['member', 'duty'] }),
  };
  await suspend(app, people.suspended);
  await approve(app, people.supporter);
  const block = 'insert into blocks (blocker_id, blocked_id) values ($1, $2)';
  await app.database.query('block', block, [people.member, people.blocked]);
  return people;
}

/** The role alone makes no supporter: they apply, an administrator agrees, and they go on duty. */
async function approve(app: TestApp, userId: number) {
  const application = {
    title: 'Peer',
    experience: 2,
    specialties: ['Grief'],
    why: 'I was helped.',
    agreesToCode: true,
  };
  await app.call(userId, 'applyAsSupporter', { body: application });
  const admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  const body = { approve: true, reason: 'Trained.' };
  await app.signIn(admin);
  await app.call(admin, 'decideSupporter', { params: { userId }, body });
  await app.call(userId, 'setSupporterDuty', { body: { onDuty: true } });
}

const suspend = (app: TestApp, userId: number) =>
  app.database.query('suspend', `insert into suspensions (user_id, until) values ($1, now() + interval '1 day')`, [
    userId,
  ]);
