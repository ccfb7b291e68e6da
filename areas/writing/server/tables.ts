import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';
import type { DraftContent } from '../contract.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

export const drafts = pgTable(
  'drafts',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** blog, discussion, question, reply or resource */
    kind: text('kind').notNull(),
    /** The post that is edited or the topic that is replied to; whether it is still there is asked when it is sent. */
    targetId: integer('target_id'),
    content: jsonb('content').$type<DraftContent>().notNull(),
    /** Pictures of the text, so that none is swept away as unused. */
    mediaIds: integer('media_ids').array().notNull().default(sql`'{}'`),
    publishAt: at('publish_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('drafts_user').on(t.userId, t.updatedAt, t.id),
    index('drafts_due').on(t.publishAt).where(sql`publish_at is not null`),
    index('drafts_media').using('gin', t.mediaIds),
  ],
);
