import { knowers, members, ofSpace, type Rule, readers, runners } from '#areas/spaces/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import type { PlaceNote } from '../contract.ts';
import { findMeasurer, findPlaceNote } from './place-notes/place-note-sql.ts';

/** A support group is no community: under these addresses it is not there. */
export const ofCommunity = (rule: Rule): Rule => {
  return (space) => (space.kind === 'community' ? rule(space) : hide());
};

interface AtPlace {
  readonly id: number;
  readonly placeId: number;
}

/** A place in a community that the caller is in, with what speaks against this caller. */
const place = (against?: (note: PlaceNote) => string | undefined) => async (ask: PolicyCheck<AtPlace>) => {
  const { db, principal, input, now } = ask;
  const decision = await ofSpace(ofCommunity(members))(ask);
  if (decision.kind !== 'allow') return decision;
  const space = decision.found;
  const looking = {
    query: queryIn(db),
    viewerId: principal.id,
    spaceId: space.id,
    mayRun: space.role !== 'member',
    now,
  };
  const note = await findPlaceNote(looking, input.placeId);
  if (!note) return hide();
  const detail = against?.(note);
  return detail ? refuse(detail) : allow(space);
};

export const policies = {
  'communities.see': policy('member', ofSpace(ofCommunity(knowers))),
  'communities.read': policy('member', ofSpace(ofCommunity(readers))),
  'communities.takePart': policy('member', ofSpace(ofCommunity(members))),
  'communities.run': policy('member', ofSpace(ofCommunity(runners))),
  'communities.measurePlace': policy('member', place()),
  'communities.deletePlace': policy(
    'member',
    place(({ mayDelete }) =>
      mayDelete ? undefined : 'Others have measured here. Ask the people who run the community.',
    ),
  ),
  /** Whoever has measured, and those who run the community. */
  'communities.deleteFact': policy('member', async (ask: PolicyCheck<AtPlace & { readonly factId: number }>) => {
    const decision = await ofSpace(ofCommunity(members))(ask);
    if (decision.kind !== 'allow') return decision;
    const fact = await findMeasurer(queryIn(ask.db), ask.input);
    if (!fact) return hide();
    return fact.measuredBy !== ask.principal.id && decision.found.role === 'member'
      ? refuse('You can only delete your own measurements.')
      : decision;
  }),
};
