import { sql } from 'drizzle-orm';
import { noteAge, noteJoining } from '#areas/consents/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { users } from '#platform/server/auth/tables.ts';
import { type Db, select } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { verifyEmail as contract } from '../contract.ts';
import { joiningAge } from '../pure/age.ts';
import { refuseCommon, setPassword } from './credentials.ts';
import { enter } from './enter.ts';
import { pendingSignUp } from './read-sign-up.ts';
import { takeByToken, voidSignUps } from './requests.ts';
import type { SignUpData } from './sign-up.ts';

/** The account comes into being here, once, however often the link is followed. */
export const verifyEmail: Handler<typeof contract> = async (useCase) => {
  const { input, db: pool, now, services } = useCase;
  const { email, displayName, username } = await pendingSignUp(services, pool, input.token, now);
  await refuseCommon('password', input.password, [username, displayName, email]);
  const passwordHash = await services.passwords.hash(input.password);
  const entered = await services.transaction(async (db) => {
    const request = await takeByToken(services, db, 'sign-up', input.token, now);
    const userId = await makeMember(db, request.email, { ...(request.data as SignUpData), passwordHash }, now);
    await voidSignUps(db, request.email, now);
    return enter(db, userId, useCase);
  });
  return entered.answer();
};

async function makeMember(
  db: Db,
  email: string,
  data: SignUpData & { passwordHash: string },
  now: Date,
): Promise<number> {
  const [member] = await db
    .insert(users)
    .values({
      name: data.displayName,
      username: data.username,
      email,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!member) throw await taken(db, email);
  await setPassword(db, member.id, data.passwordHash, now);
  await noteAge(db, { userId: member.id, atLeast: joiningAge, checkedOn: data.ageCheckedOn });
  await noteJoining(db, member.id, now);
  return member.id;
}

/** Somebody else was faster: with the username, or this person with the address. */
async function taken(db: Db, email: string) {
  const [own] = await select(db, sql`select 1 from users where email = ${email}`);
  return problem.conflict(
    own
      ? 'There’s already an account with this email address. You can sign in.'
      : 'Someone else has taken your username. Sign up again with another one.',
  );
}
