import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { isThere, once } from '#platform/server/statement.ts';
import { from } from './from.ts';

const pollsOf = (userId: number) =>
  from
    .selectFrom('polls as q')
    .select((e) => [
      'q.id as number',
      from
        .selectFrom('poll_options as o')
        .select((o) => sql<string[]>`array_agg(${o.ref('o.text')} order by ${o.ref('o.no')})`.as('all'))
        .where('o.poll_id', '=', e.ref('q.id'))
        .as('options'),
      'q.several as moreThanOne',
      'q.hidden_until_voted as resultsAfterVoting',
      'q.voters',
      isoTime(e.ref('q.created_at')).as('startedAt'),
      isoTime(e.ref('q.closes_at')).as('closesAt'),
    ])
    .where('q.author_id', '=', userId)
    .orderBy('q.id');

const votesOf = (userId: number) =>
  from
    .selectFrom('poll_votes as v')
    .innerJoin('poll_options as o', (join) => join.onRef('o.poll_id', '=', 'v.poll_id').onRef('o.no', '=', 'v.no'))
    .select((e) => [
      'v.poll_id as pollNumber',
      'v.no as option',
      'o.text',
      isoTime(e.ref('v.created_at')).as('votedAt'),
    ])
    .where('v.user_id', '=', userId)
    .orderBy('v.poll_id')
    .orderBy('v.no');

/** The member’s votes are counted no longer. */
const uncountVotes = (userId: number) =>
  from
    .updateTable('poll_options as o')
    .from('poll_votes as v')
    .set((e) => ({ votes: e('o.votes', '-', 1) }))
    .whereRef('o.poll_id', '=', 'v.poll_id')
    .whereRef('o.no', '=', 'v.no')
    .where('v.user_id', '=', userId);

const uncountVoters = (userId: number) =>
  from
    .updateTable('polls as q')
    .set((e) => ({ voters: e('q.voters', '-', 1) }))
    .where((e) =>
      isThere(
        from.selectFrom('poll_votes as v').where('v.poll_id', '=', e.ref('q.id')).where('v.user_id', '=', userId),
      ),
    );

export const personalData: PersonalData = {
  columns: {
    'polls.author_id': 'goes',
    'poll_votes.user_id': 'goes',
  },
  export: async ({ query, userId }) => [
    {
      name: 'polls',
      title: 'Polls',
      about: 'Polls you started. The words of polls in conversations are with your messages.',
      rows: await query(once(pollsOf(userId))),
    },
    {
      name: 'poll-votes',
      title: 'Your votes in polls',
      about: 'What you chose. Only you can see this.',
      rows: await query(once(votesOf(userId))),
    },
  ],
  erase: async ({ query, userId }) => {
    // Polls before their options, as a vote does.
    await query(once(uncountVoters(userId)));
    await query(once(uncountVotes(userId)));
    await query(once(from.deleteFrom('poll_votes').where('user_id', '=', userId)));
    return [];
  },
};
