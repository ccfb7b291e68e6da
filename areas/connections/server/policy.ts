import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, type Decision, hide, mustBeSelf, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { isModerator } from '#platform/server/principal.ts';
import { isReported } from '#platform/server/reported.ts';
import { once } from '#platform/server/statement.ts';
import { type PhotoSize, type Room, rooms } from '../pure/options.ts';
import { findActivity } from './activities/activity-view.ts';
import { ageOf, monthNow } from './age.ts';
import { closedFor } from './bans/bans.ts';
import { findCheck, waitsForPhotoCheck } from './checks/rows.ts';
import { from } from './from.ts';
import { type OwnProfile, ownProfile } from './own-profile.ts';
import { isFindable, isInRoom } from './people/finding.ts';
import { findMatch } from './people/matches.ts';
import { type PersonRow, peopleOf, sightOf } from './people/see.ts';
import { findPhoto, type Photo } from './photos/rows.ts';

const sayAge = 'Connections is for adults. Give your date of birth first.';

const closedWords = {
  decision: 'Moderators took your relationship profile down. Their decision says why, and how to appeal.',
  email: 'Moderators keep out an account with your email address. If that wasn’t you, contact support.',
} as const;

type Ask<Input = unknown> = PolicyCheck<Input>;

/** Under 18 there is nothing here. */
async function adult({ db, principal, now }: Ask): Promise<Decision<unknown>> {
  const age = await ageOf(queryIn(db), principal.id, now);
  if (age === 'under') return hide();
  return age === 'unknown' ? refuse(sayAge) : allow(age);
}

async function profile(ask: Ask): Promise<Decision<OwnProfile>> {
  const decision = await adult(ask);
  if (decision.kind !== 'allow') return decision;
  const own = await ownProfile(queryIn(ask.db), ask.principal.id);
  return own ? allow(own) : hide();
}

/** Somebody whom one may come across in this room, or matches there. Both have to be visible. */
export async function findPerson(
  query: Query,
  me: OwnProfile,
  id: number,
  room: Room,
  now: Date,
): Promise<PersonRow | undefined> {
  if (!me.isActive || !isInRoom(me, room) || id === me.userId) return undefined;
  const [row] = await peopleOf(query, me.userId, [id], room);
  if (!row?.isActive || !isInRoom(row, room)) return undefined;
  if (row.matchId !== null) return row;
  const [findable] = await query(
    once(
      from
        .selectFrom('connection_profiles as p')
        .select('p.user_id')
        .where('p.user_id', '=', id)
        .where(isFindable(me, room, monthNow(now))),
    ),
  );
  return findable && row;
}

export interface FoundPerson {
  readonly me: OwnProfile;
  readonly person: PersonRow;
}

/** One’s own photo, or of somebody one may come across, as much of it as its stage allows; for moderators, what was reported. */
async function photo(ask: Ask<{ readonly id: number; readonly size: PhotoSize }>): Promise<Decision<Photo>> {
  const query = queryIn(ask.db);
  const { principal, input } = ask;
  const found = await findPhoto(query, input.id);
  if (!found) return hide();
  if (found.ownerId === principal.id) return (await adult(ask)).kind === 'allow' ? allow(found) : hide();
  if (found.isDescribed && (await sees(ask, found))) return allow(found);
  if (!isModerator(principal)) return hide();
  const isTheirs =
    (await isReported(query, 'relationship_profile', found.ownerId)) ||
    (await waitsForPhotoCheck(query, found.ownerId));
  return isTheirs ? allow(found) : hide();
}

async function sees(ask: Ask<{ readonly size: PhotoSize }>, { ownerId }: Photo): Promise<boolean> {
  const own = await profile(ask);
  if (own.kind !== 'allow' || own.found.removed) return false;
  for (const room of rooms) {
    const person = await findPerson(queryIn(ask.db), own.found, ownerId, room, ask.now);
    const sight = person ? sightOf(person) : 'none';
    if (sight === 'clear' || (sight === 'blurred' && ask.input.size === 'blurred')) return true;
  }
  return false;
}

export const policies = {
  'connections.notUnderAge': policy('member', async ({ db, principal, now }: Ask) => {
    const age = await ageOf(queryIn(db), principal.id, now);
    return age === 'under' ? hide() : allow(age);
  }),
  'connections.adult': policy('member', adult),
  'connections.create': policy('member', async (ask: Ask<{ readonly userId?: number | undefined }>) => {
    const self = mustBeSelf(ask.principal, ask.input.userId);
    if (self.kind !== 'allow') return self;
    const decision = await adult(ask);
    if (decision.kind !== 'allow') return decision;
    const closed = await closedFor({ query: queryIn(ask.db), config: ask.services.config }, ask.principal.id);
    return closed ? refuse(closedWords[closed]) : decision;
  }),
  'connections.own': policy('member', async (ask: Ask<{ readonly userId: number }>) => {
    const self = mustBeSelf(ask.principal, ask.input.userId);
    return self.kind === 'allow' ? profile(ask) : self;
  }),
  'connections.profile': policy('member', profile),
  'connections.find': policy('member', async (ask: Ask<{ readonly id: number; readonly room: Room }>) => {
    const own = await profile(ask);
    if (own.kind !== 'allow') return own;
    const { id, room } = ask.input;
    const person = await findPerson(queryIn(ask.db), own.found, id, room, ask.now);
    return person ? allow<FoundPerson>({ me: own.found, person }) : hide();
  }),
  'connections.ownPhoto': policy('member', async (ask: Ask<{ readonly id: number }>) => {
    const decision = await adult(ask);
    if (decision.kind !== 'allow') return decision;
    const found = await findPhoto(queryIn(ask.db), ask.input.id, ask.principal.id);
    return found ? allow(found) : hide();
  }),
  'connections.seePhoto': policy('member', photo),
  'connections.ownCheck': policy('member', async ({ db, principal, input }: Ask<{ readonly id: number }>) => {
    const found = await findCheck(queryIn(db), input.id);
    return found?.userId === principal.id ? allow(found) : hide();
  }),
  'connections.judge': policy('moderator', async ({ db, principal, input }: Ask<{ readonly id: number }>) => {
    const found = await findCheck(queryIn(db), input.id);
    if (!found) return hide();
    return found.userId === principal.id ? refuse('Another moderator must decide about your check.') : allow(found);
  }),
  'connections.match': policy('member', async (ask: Ask<{ readonly id: number }>) => {
    const decision = await adult(ask);
    if (decision.kind !== 'allow') return decision;
    const match = await findMatch(queryIn(ask.db), ask.principal.id, ask.input.id);
    return match ? allow(match) : hide();
  }),
  'connections.activity': policy('member', async (ask: Ask<{ readonly id: number }>) => {
    const decision = await adult(ask);
    if (decision.kind !== 'allow') return decision;
    const activity = await findActivity(queryIn(ask.db), ask.principal.id, ask.input.id);
    return activity ? allow(activity) : hide();
  }),
};
