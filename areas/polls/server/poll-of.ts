import { type Expression, sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import { countOf, type Given, isThere } from '#platform/server/statement.ts';
import type { Poll } from '../contract.ts';
import { from } from './from.ts';
import { isHeld } from './homes.ts';

/** Whoever looks; a guest is no one. */
type Viewer = Given<number> | undefined;

/** A poll as the database gives it, with all figures. */
export interface RawPoll {
  readonly id: number;
  readonly authorId: number;
  readonly several: boolean;
  readonly hiddenUntilVoted: boolean;
  readonly closesAt: string;
  readonly closed: boolean;
  readonly closedEarly: boolean;
  readonly voters: number;
  readonly firstVoteAt: string | null;
  readonly options: readonly {
    readonly no: number;
    readonly text: string;
    readonly votes: number;
    readonly mine: boolean;
  }[];
}

/**
 * The poll of this number as JSON; null where there is none. Its figures are the same for everyone: whoever could take
 * a person out of them by a block would see what that person has chosen.
 */
export function pollOf(viewer: Viewer, poll: Expression<number | null>) {
  const options = (id: Expression<number>) =>
    from
      .selectFrom('poll_options as o')
      .select((o) => {
        const mine =
          viewer === undefined
            ? sql<boolean>`false`
            : isThere(
                from
                  .selectFrom('poll_votes as v')
                  .where('v.poll_id', '=', o.ref('o.poll_id'))
                  .where('v.no', '=', o.ref('o.no'))
                  .where('v.user_id', '=', viewer),
              );
        return sql`json_agg(json_build_object('no', ${o.ref('o.no')}, 'text', ${o.ref('o.text')},
          'votes', ${o.ref('o.votes')}, 'mine', ${mine}) order by ${o.ref('o.no')})`.as('all');
      })
      .where('o.poll_id', '=', id);
  const one = from
    .selectFrom('polls as q')
    .select((q) =>
      sql`json_build_object('id', ${q.ref('q.id')}, 'authorId', ${q.ref('q.author_id')},
        'several', ${q.ref('q.several')}, 'hiddenUntilVoted', ${q.ref('q.hidden_until_voted')},
        'closesAt', ${isoTime(q.ref('q.closes_at'))}, 'closed', ${q.ref('q.closes_at')} <= now(),
        'closedEarly', ${q.ref('q.closed_early')}, 'voters', ${q.ref('q.voters')},
        'firstVoteAt', ${isoTime(q.ref('q.first_vote_at'))}, 'options', ${options(q.ref('q.id'))})`.as('poll'),
    )
    .where((q) => sql<boolean>`${q.ref('q.id')} = ${poll}`);
  return sql<RawPoll | null>`${one}`;
}

/** A poll as its viewer may see it; `texts` are the options of one that is kept without words. */
export function pollFrom(raw: RawPoll, viewerId: number, texts?: readonly string[]): Poll {
  const { authorId, options, ...rest } = raw;
  const voted = options.some(({ mine }) => mine);
  const shows = !raw.hiddenUntilVoted || voted || raw.closed;
  return {
    ...rest,
    options: options.map(({ no, text, votes, mine }, at) => ({
      no,
      text: texts?.[at] ?? text,
      votes: shows ? votes : null,
      mine,
    })),
    voted,
    mine: authorId === viewerId,
  };
}

/**
 * The number of a poll, where it is the member's own and stands nowhere yet; null otherwise. Its words are here, or
 * kept with what it is put into.
 */
export function loosePoll(
  poll: Given<number | null>,
  { author, wordless }: { readonly author: Given<number>; readonly wordless: boolean },
) {
  const own = from
    .selectFrom('polls as q')
    .select('q.id')
    .where((q) => sql<boolean>`${q.ref('q.id')} = ${poll}::int`)
    .where('q.author_id', '=', author)
    .where('q.wordless', '=', wordless)
    .where((q) => sql<boolean>`not ${isHeld(q.ref('q.id'))}`);
  return sql<number | null>`${own}`;
}

/** The words of its options, each on a line, for whoever judges a report; null where there are none. */
export const pollWords = (poll: Expression<number | null>) =>
  sql<string | null>`${from
    .selectFrom('poll_options as o')
    .select((o) => sql<string>`string_agg(${o.ref('o.text')}, E'\\n' order by ${o.ref('o.no')})`.as('all'))
    .where((o) => sql<boolean>`${o.ref('o.poll_id')} = ${poll}`)}`;

/** How many options it has. */
export const optionCount = (poll: Expression<number | null>) =>
  countOf(from.selectFrom('poll_options as o').where((o) => sql<boolean>`${o.ref('o.poll_id')} = ${poll}`));
