import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A member’s keys: one row, and two while the diary moves from one key to another. */
export const wellnessKeys = pgTable(
  'wellness_keys',
  {
    userId: member('user_id'),
    /** 1, 2, …: rises with each new key. */
    generation: integer('generation').notNull(),
    /** 'recoverable': the server can open it. 'sealed': only the member’s browser can. */
    mode: text('mode').notNull(),
    /** 'target': what is written is sealed with it. 'source': what is left is to be sealed with the other. */
    state: text('state').notNull(),
    /** The data key, sealed with the server’s secret; '' where the server has none. */
    wrapped: text('wrapped').notNull(),
    salt: text('salt'),
    /** What deriving a key from the passphrase costs, as the browser needs it. */
    cost: jsonb('cost'),
    /** The data key under the passphrase and under the recovery code. */
    byPassphrase: text('by_passphrase'),
    byRecovery: text('by_recovery'),
    /** The highest generation there has ever been: none is used twice, so no late write is kept under a wrong key. */
    highest: integer('highest').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.generation] }),
    uniqueIndex('wellness_keys_state').on(t.userId, t.state),
    check('wellness_keys_server', sql`(mode = 'recoverable') = (wrapped <> '')`),
  ],
);

/** Everything that a member writes in the diary. Either the server can open it (content) or only they can (closed). */
export const wellnessRecords = pgTable(
  'wellness_records',
  {
    id: serial('id').primaryKey(),
    userId: member('user_id'),
    /** Named by the device that wrote it, so that what is sent twice is kept once. */
    uid: text('uid').notNull(),
    kind: text('kind').notNull(),
    day: date('day', { mode: 'string' }),
    /** What it is sorted by: when an entry was written or is about. */
    at: at('at').notNull(),
    content: text('sealed_content'),
    closed: text('browser_sealed'),
    generation: integer('generation').notNull(),
    isPrivate: boolean('is_private').notNull().default(true),
    shareWithHealthcare: boolean('share_with_healthcare').notNull().default(false),
    /** The helper who wrote it for the member. */
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Still said after their account has gone. */
    isByHelper: boolean('is_by_helper').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('wellness_records_uid').on(t.userId, t.uid),
    index('wellness_records_newest').on(t.userId, t.kind, t.at, t.id),
    index('wellness_records_generation').on(t.userId, t.generation, t.id),
    index('wellness_records_by').on(t.byId).where(sql`by_id is not null`),
    index('wellness_records_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    check('wellness_records_one', sql`(sealed_content is null) <> (browser_sealed is null)`),
  ],
);

/** Who may write entries in whose diary. They read only what they wrote that day. */
export const wellnessHelpers = pgTable(
  'wellness_helpers',
  {
    userId: member('user_id'),
    helperId: member('helper_id'),
    since: at('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.helperId] }), index('wellness_helpers_helper').on(t.helperId)],
);

/** A member’s last import, so that it can be undone later. */
export const wellnessImports = pgTable('wellness_imports', {
  userId: member('user_id').primaryKey(),
  /** Named by the device that imports: the same in all calls of one import. */
  uid: text('uid').notNull(),
  at: at('at').notNull(),
});

/** What it added, with the version that it made: an entry of another version was changed since. */
export const wellnessImported = pgTable(
  'wellness_imported',
  {
    recordId: record('record_id').primaryKey(),
    userId: member('user_id'),
    version: integer('version').notNull(),
  },
  (t) => [index('wellness_imported_user').on(t.userId)],
);

/** A part of a diary for others to read, until a day. Its name and its key are content of the record. */
export const wellnessShares = pgTable(
  'wellness_shares',
  {
    id: serial('id').primaryKey(),
    userId: member('user_id'),
    recordId: record('record_id'),
    /** Only they can open it; null where the link is enough. */
    recipientId: integer('recipient_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash'),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    until: at('until').notNull(),
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }),
    notes: boolean('notes').notNull(),
    scales: boolean('scales').notNull(),
    medicines: boolean('medicines').notNull(),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('wellness_shares_token').on(t.tokenHash),
    index('wellness_shares_user').on(t.userId, t.id),
    index('wellness_shares_record').on(t.recordId),
    index('wellness_shares_recipient').on(t.recipientId).where(sql`recipient_id is not null`),
  ],
);

/** What the owner’s browser sealed with the share’s key. Shown as long as the record is still that version. */
export const wellnessShareCopies = pgTable(
  'wellness_share_copies',
  {
    shareId: share('share_id'),
    recordId: record('record_id'),
    version: integer('version').notNull(),
    sealed: text('browser_sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shareId, t.recordId] }), index('wellness_share_copies_record').on(t.recordId)],
);

export const wellnessShareOpenings = pgTable(
  'wellness_share_openings',
  {
    id: serial('id').primaryKey(),
    shareId: share('share_id'),
    at: at('at').notNull(),
    /** Who, where they were signed in. */
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('wellness_share_openings_share').on(t.shareId, t.id),
    index('wellness_share_openings_by').on(t.byId).where(sql`by_id is not null`),
  ],
);

function record<Name extends string>(name: Name) {
  return integer(name)
    .notNull()
    .references(() => wellnessRecords.id, { onDelete: 'cascade' });
}
function share<Name extends string>(name: Name) {
  return integer(name)
    .notNull()
    .references(() => wellnessShares.id, { onDelete: 'cascade' });
}
const ofRecord = <Name extends string>(name: Name) =>
  integer(name).references(() => wellnessRecords.id, { onDelete: 'cascade' });

/** When a medicine is taken: readable in a sealed diary too, because the server reminds by it. */
export const wellnessSchedules = pgTable(
  'wellness_schedules',
  {
    medicineId: ofRecord('medicine_id').primaryKey(),
    userId: member('user_id'),
    /** days, weekdays or needed */
    rhythm: text('rhythm').notNull(),
    everyDays: integer('every_days').notNull(),
    weekdays: integer('weekdays').array().notNull(),
    times: text('times').array().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }),
    zone: text('zone').notNull(),
    remind: boolean('remind').notNull(),
    repeatMinutes: integer('repeat_minutes').notNull(),
    giveUpMinutes: integer('give_up_minutes').notNull(),
    /** When the stock was counted. */
    countedAt: at('counted_at'),
    /** Every dose due until then has its row. */
    plannedTo: at('planned_to').notNull(),
  },
  (t) => [
    index('wellness_schedules_member').on(t.userId),
    index('wellness_schedules_planned').on(t.plannedTo).where(sql`rhythm <> 'needed'`),
  ],
);

/** A dose that was, is or soon will be due, and what was said of it. */
export const wellnessDoses = pgTable(
  'wellness_doses',
  {
    id: serial('id').primaryKey(),
    userId: member('user_id'),
    medicineId: ofRecord('medicine_id').notNull(),
    /** As scheduled, by the clock of the zone. */
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    zone: text('zone').notNull(),
    dueAt: at('due_at').notNull(),
    giveUpAt: at('give_up_at').notNull(),
    /** When it reminds next; null: no more. */
    remindAt: at('remind_at'),
    isAsNeeded: boolean('is_as_needed').notNull().default(false),
    /** open, taken, skipped or missed */
    status: text('status').notNull().default('open'),
    answeredAt: at('answered_at'),
    /** The record that says why it was skipped. */
    reasonId: integer('reason_id').references(() => wellnessRecords.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('wellness_doses_moment').on(t.medicineId, t.dueAt),
    index('wellness_doses_member').on(t.userId, t.dueAt, t.id),
    index('wellness_doses_remind').on(t.remindAt).where(sql`remind_at is not null`),
    index('wellness_doses_open').on(t.giveUpAt).where(sql`status = 'open'`),
    index('wellness_doses_reason').on(t.reasonId).where(sql`reason_id is not null`),
  ],
);

/** When an appointment is. Readable in a sealed diary too, because the server reminds by it. */
export const wellnessAppointments = pgTable(
  'wellness_appointments',
  {
    appointmentId: ofRecord('appointment_id').primaryKey(),
    userId: member('user_id'),
    at: at('at').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    zone: text('zone').notNull(),
    /** Minutes before it. */
    remindBefore: integer('remind_before').array().notNull(),
    /** When it reminds next; null: no more. */
    remindAt: at('remind_at'),
    cancelledAt: at('cancelled_at'),
  },
  (t) => [
    index('wellness_appointments_member').on(t.userId, t.at, t.appointmentId),
    index('wellness_appointments_remind').on(t.remindAt).where(sql`remind_at is not null`),
  ],
);
