import type { RawBuilder } from 'kysely';
import { castMember } from '#demo/cast.ts';
import type { Query } from '#platform/server/db.ts';
import { type Moment, once } from '#platform/server/statement.ts';
import type { HelperRole } from '../pure/options.ts';
import { from } from './from.ts';

interface SeedTeam {
  readonly owner: number;
  readonly helpers?: readonly (readonly [userId: number, role: HelperRole])[];
}

/** By number of the listing. All others are unclaimed. */
const teams: Readonly<Record<number, SeedTeam>> = {
  1: {
    owner: 29,
    helpers: [
      [13, 'manager'],
      [11, 'coordinator'],
    ],
  },
  2: { owner: 8 },
  3: { owner: 20 },
  4: { owner: 25 },
  5: { owner: 3 },
  6: { owner: 22, helpers: [[1, 'coordinator']] },
};

export async function seedTeam(query: Query, id: number, since: RawBuilder<Moment>): Promise<void> {
  const team = teams[id];
  if (!team) return;
  const owner = castMember(team.owner).id;
  await query(once(from.updateTable('providers').set({ listed_by: owner }).where('id', '=', id)));
  if (!team.helpers) return;
  const values = team.helpers.map(([userId, role]) => ({
    provider_id: id,
    user_id: castMember(userId).id,
    role,
    invited_by: owner,
    invited_at: since,
    joined_at: since,
  }));
  await query(once(from.insertInto('provider_members').values(values)));
}
