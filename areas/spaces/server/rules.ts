import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import { allow, type Decision, granted, hide, type PolicyCheck, refuse } from '#platform/server/policy.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Space } from '../contract.ts';
import type { SpacePart } from '../pure/parts.ts';
import { findRaw, type RawSpace, spaceView } from './space-sql.ts';

/** Who of those that know of a space. */
export type Rule = (space: RawSpace) => Decision<RawSpace>;

const isMember = ({ state }: RawSpace) => state === 'member';

export const knowers: Rule = (space) => allow(space);

/** Posts: everybody reads those of a public space; those of another exist for its members only. */
export const readers: Rule = (space) =>
  isMember(space) || (space.visibility === 'public' && space.state !== 'banned') ? allow(space) : hide();

/** What is for members only is not there for anybody else. */
export const members: Rule = (space) => {
  if (isMember(space)) return allow(space);
  return space.visibility === 'public' ? refuse('Only members can do this. Join first.') : hide();
};

const withRole =
  (isRight: (role: RawSpace['role']) => boolean, detail: string): Rule =>
  (space) =>
    isMember(space) && !isRight(space.role) ? refuse(detail) : members(space);

/** Its owner or one of its moderators. */
export const runners = withRole((role) => role !== 'member', 'Only the people who run it can do this.');
export const owners = withRole((role) => role === 'owner', 'Only its owner can do this.');

/** Members, or the people who run it, as its owner has chosen for this part. */
export const inPart =
  (part: SpacePart): Rule =>
  (space) =>
    (space.runOnly.includes(part) ? runners : members)(space);

/** The door of supporters behind which groups are (areas/groups/server/acting.ts). */
export const groupsDoor = 'groups';

/** A supporter comes to groups alone, and to none whose existence only its members know of. */
export const openToSupporters = ({ kind, visibility }: Pick<RawSpace, 'kind' | 'visibility'>): boolean =>
  kind === 'group' && visibility !== 'hidden';

const forSupporters =
  (rule: Rule): Rule =>
  (space) =>
    openToSupporters(space) ? rule(space) : hide();

/** What is hidden from the viewer and what is missing are the same 404. */
export async function judge(query: Query, viewerId: number, id: number, rule: Rule): Promise<Decision<RawSpace>> {
  const space = await findRaw(query, viewerId, id);
  return space ? rule(space) : hide();
}

interface Ask extends Pick<PolicyCheck<{ readonly id: number }>, 'input' | 'principal'> {
  readonly db: Db;
}

/** A policy's check: the rule of the space that the address names. */
export const ofSpace =
  (rule: Rule) =>
  ({ db, principal, input }: Ask): Promise<Decision<RawSpace>> =>
    judge(queryIn(db), principal.id, input.id, principal.for ? forSupporters(rule) : rule);

/** For a space that no policy has read: one that the body names, or one that changed while this call waited. */
export const spaceFor = async (query: Query, viewerId: number, id: number, rule: Rule): Promise<RawSpace> =>
  granted(await judge(query, viewerId, id, rule));

/** Undefined for whoever the rule does not let in. */
export async function findSpace(query: Query, viewerId: number, id: number, rule: Rule): Promise<RawSpace | undefined> {
  const decision = await judge(query, viewerId, id, rule);
  return decision.kind === 'allow' ? decision.found : undefined;
}

export const readSpace = async (
  query: Query,
  viewerId: number,
  id: number,
  acting?: Principal['for'],
): Promise<Space> => spaceView(await spaceFor(query, viewerId, id, knowers), acting);

export function assertOpen({ status }: RawSpace): void {
  if (status !== 'open') {
    throw problem.conflict('It’s archived. You can read it, but no one can write in it.');
  }
}
