import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Reportable, ThingPicture } from '#platform/server/reportable.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { type ConnectionPerson, connectionProfileChanged } from '../contract.ts';
import { rooms } from '../pure/options.ts';
import { keepOut, letIn } from './bans/bans.ts';
import { from } from './from.ts';
import { ownProfile } from './own-profile.ts';
import { viewOf } from './people/see.ts';
import { photosShownOf } from './photos/rows.ts';
import { findPerson } from './policy.ts';

const asItIs = statement((v: { id: number }) =>
  from
    .selectFrom('users as u')
    .leftJoin('connection_profiles as p', 'p.user_id', 'u.id')
    .leftJoin('connection_bans as b', 'b.user_id', 'u.id')
    .select((e) => [
      'u.id as authorId',
      sql<boolean>`(${e.ref('p.hidden_at')} is not null or ${e.ref('b.id')} is not null)`.as('removed'),
    ])
    .where('u.id', '=', v.id),
);

const setHidden = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('connection_profiles')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('user_id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('user_id as id'),
  ),
);

const textOf = ({ bio, relationshipStatus, facts }: ConnectionPerson) =>
  [bio, relationshipStatus, ...facts.map(({ text }) => text)].filter(Boolean).join('\n');

/** The owner’s words for them are sealed, and not for moderators’ lists; each is loaded only when somebody asks for it. */
const picturesOf = async (query: Query, id: number): Promise<ThingPicture[]> =>
  (await photosShownOf(query, id)).map((photo) => ({
    kind: 'picture',
    url: `/api/connections/photos/${photo.id}/full`,
    posterUrl: null,
    captionsUrl: null,
    description: '',
    width: photo.width,
    height: photo.height,
  }));

/** The number is the member’s, also where no profile is there yet. Moderators cannot look around in Connections, so what the reporter sees goes along. */
export const reportables: readonly Reportable[] = [
  {
    kind: 'relationship_profile',
    isOnlyOne: true,
    figures: {
      title: 'Connections',
      intro: 'Reports of profiles in Connections, our friendship and dating rooms.',
      things: 'profiles',
    },
    find: async ({ query, config, principal, id }) => {
      const now = new Date();
      const me = await ownProfile(query, principal.id);
      for (const room of me ? rooms : []) {
        const row = me && (await findPerson(query, me, id, room, now));
        if (!row) continue;
        const content = textOf(viewOf(row, me, { room, config, now })) || row.name;
        const part = { id, fromUserId: id, name: row.name, content, createdAt: now.toISOString() };
        return { authorId: id, excerpt: row.name, messages: [part] };
      }
      return undefined;
    },
    read: async ({ query, id }) => {
      const [row] = await query(asItIs, { id });
      return row && { ...row, text: '', href: null, pictures: await picturesOf(query, id) };
    },
    // Taken down, it cannot be made again, whether or not there is one now.
    setRemoved: async ({ query, emit, config, now, id }, removed) => {
      const changed = await query(setHidden(removed), { id, now: now.toISOString() });
      const isNew = removed ? await keepOut({ query, config }, id, now) : await letIn(query, id);
      if (changed.length > 0) await emit(connectionProfileChanged, { userId: id });
      return isNew || changed.length > 0;
    },
  },
];
