import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { connectionProfileChanged, type deleteRelationshipProfile as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { endMatches } from '../people/end-match.ts';
import { dropPicturesOf } from '../photos/dropped.ts';

const dropChoices = statement((v: { userId: number }) =>
  from.deleteFrom('connection_choices').where('from_id', '=', v.userId).where('choice', '!=', 'left'),
);
const drop = statement((v: { userId: number }) =>
  from.deleteFrom('connection_profiles').where('user_id', '=', v.userId),
);

export const deleteRelationshipProfile: Handler<typeof contract> = async ({ principal, query, emit, now }) => {
  const userId = principal.id;
  await endMatches({ query, emit, now }, userId);
  await query(dropChoices, { userId });
  await dropPicturesOf({ query, emit }, userId);
  await query(drop, { userId });
  await emit(connectionProfileChanged, { userId });
  return undefined;
};
