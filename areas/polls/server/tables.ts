import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const poll = () =>
  integer('poll_id')
    .notNull()
    .references(() => polls.id, { onDelete: 'cascade' });

export const polls = pgTable(
  'polls',
  {
    id: serial('id').primaryKey(),
    authorId: member('author_id'),
    /** The words of its options are kept with what it stands in. */
    wordless: boolean('wordless').notNull().default(false),
    several: boolean('several').notNull().default(false),
    hiddenUntilVoted: boolean('hidden_until_voted').notNull().default(false),
    closesAt: at('closes_at').notNull(),
    closedEarly: boolean('closed_early').notNull().default(false),
    /** People who have voted: kept in the transaction of each vote. */
    voters: integer('voters').notNull().default(0),
    firstVoteAt: at('first_vote_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('polls_author').on(t.authorId, t.createdAt), index('polls_created').on(t.createdAt)],
);

export const pollOptions = pgTable(
  'poll_options',
  {
    pollId: poll(),
    no: smallint('no').notNull(),
    /** Empty in a poll without words. */
    text: text('text').notNull().default(''),
    votes: integer('votes').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.pollId, t.no] }), check('poll_options_votes', sql`${t.votes} >= 0`)],
);

/** What each member has chosen. Nobody reads it but to count, and for the member themselves. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    pollId: poll(),
    no: smallint('no').notNull(),
    userId: member('user_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.pollId, t.no, t.userId] }), index('poll_votes_user').on(t.userId, t.pollId)],
);
