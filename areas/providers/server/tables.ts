import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
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
import { bookings } from '#areas/bookings/server/tables.ts';
import type { PriceUnit } from '#platform/contract/price-units.ts';
import { users } from '#platform/server/auth/tables.ts';
import type {
  BusinessType,
  CheckKind,
  CheckResult,
  City,
  ClaimState,
  Gender,
  HelperRole,
  ImagePlace,
  PaperState,
  RegistrationStatus,
  ServiceType,
  StatedKind,
  TallyOf,
} from '../pure/options.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const words = <Name extends string>(name: Name) => text(name).array().notNull().default(sql`'{}'`);
const cents = <Name extends string>(name: Name) => bigint(name, { mode: 'number' });

export const providers = pgTable(
  'providers',
  {
    id: serial('id').primaryKey(),
    /** Its owner; null: no one has claimed it. */
    listedBy: integer('listed_by').references(() => users.id, { onDelete: 'set null' }),
    businessName: text('business_name').notNull(),
    tradingName: text('trading_name').notNull().default(''),
    /** Digits alone, as acn and ndisNumber. */
    abn: text('abn').notNull(),
    acn: text('acn').notNull().default(''),
    ndisNumber: text('ndis_number').notNull().default(''),
    businessType: text('business_type').notNull().$type<BusinessType>(),
    status: text('status').notNull().$type<RegistrationStatus>(),
    registrationDate: date('registration_date'),
    registrationExpiry: date('registration_expiry'),
    description: text('description').notNull().default(''),
    website: text('website').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    streetAddress: text('street_address').notNull().default(''),
    suburb: text('suburb').notNull(),
    state: text('state').notNull(),
    postcode: text('postcode').notNull(),
    zone: text('zone').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** The greater city that it is in; null: none. */
    city: text('city').$type<City>(),
    serviceAreas: words('service_areas'),
    registrationGroups: words('registration_groups'),
    standardsMet: boolean('standards_met').notNull().default(false),
    lastAuditDate: date('last_audit_date'),
    nextAuditDue: date('next_audit_due'),
    liabilityInsurer: text('liability_insurer').notNull().default(''),
    /** Cents, in `currency`. */
    liabilityAmount: cents('liability_amount'),
    liabilityExpiry: date('liability_expiry'),
    indemnityInsurer: text('indemnity_insurer').notNull().default(''),
    indemnityAmount: cents('indemnity_amount'),
    indemnityExpiry: date('indemnity_expiry'),
    currency: text('currency').notNull().default('AUD').$type<'AUD'>(),
    logoUrl: text('logo_url').notNull().default(''),
    bannerImageUrl: text('banner_image_url').notNull().default(''),
    /** Minutes after midnight, Monday first; -1: closed. */
    opens: integer('opens').array().notNull(),
    closes: integer('closes').array().notNull(),
    /** { '2026-12-25': { name, open, close } } */
    specialDays: jsonb('special_days').notNull().default(sql`'{}'`),
    emergencyName: text('emergency_name').notNull().default(''),
    emergencyPhone: text('emergency_phone').notNull().default(''),
    /** It can be asked for times here; otherwise it is written to. */
    takesRequests: boolean('takes_requests').notNull().default(true),
    noticeHours: integer('notice_hours').notNull().default(24),
    /** Kept free between two bookings of one worker. */
    gapMinutes: integer('gap_minutes').notNull().default(0),
    horizonDays: integer('horizon_days').notNull().default(60),
    /** Cancelling is free until so many hours before; null: it says nothing about it. */
    cancelHours: integer('cancel_hours'),
    /** What else holds for cancelling, in its words. */
    cancellation: text('cancellation').notNull().default(''),
    isPremium: boolean('is_premium').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Null: no one but its owner and administrators sees it. */
    publishedAt: at('published_at'),
    suspendedAt: at('suspended_at'),
    /** For administrators. */
    suspendedFor: text('suspended_for').notNull().default(''),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),

    // From its services, workers, checks, vacancies and reviews: refresh.ts writes them, and nothing else does.
    serviceTypes: words('service_types'),
    categories: words('categories'),
    /** Of the provider and of its services. */
    groups: words('groups'),
    features: words('features'),
    languages: words('languages'),
    genders: words('genders'),
    signs: boolean('signs').notNull().default(false),
    /** It has something that an unregistered provider may give. */
    hasFreeService: boolean('has_free_service').notNull().default(true),
    serviceCount: integer('service_count').notNull().default(0),
    fromHourly: integer('from_hourly'),
    serviceWords: text('service_words').notNull().default(''),
    vacancyUntil: date('vacancy_until'),
    /** The last day on which each holds; null: not checked, or refused. A badge goes at the midnight after it. */
    verifiedUntil: date('verified_until'),
    registeredUntil: date('registered_until'),
    auditedUntil: date('audited_until'),
    liableUntil: date('liable_until'),
    indemnifiedUntil: date('indemnified_until'),
    /** The first of all listed workers’ to run out; null while one has none. */
    screenedUntil: date('screened_until'),
    wasChecked: boolean('was_checked').notNull().default(false),
    /** The last day on which all that has to be checked holds; long ago: something does not. */
    dueOn: date('due_on').notNull().default('0001-01-01'),
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** Minutes until its first answer, in the middle of all that were measured; null: too few were. */
    replyMinutes: integer('reply_minutes'),

    nameKey: text('name_key').generatedAlwaysAs((): SQL => sql`lower(${providers.businessName})`),
    reviewsRank: integer('reviews_rank').generatedAlwaysAs((): SQL => sql`-${providers.reviewCount}`),
    /** Rises as the average as shown falls; 0 without reviews. */
    ratingRank: integer('rating_rank').generatedAlwaysAs(
      (): SQL =>
        sql`case when ${providers.reviewCount} = 0 then 0 else -round(${providers.ratingSum} * 10.0 / ${providers.reviewCount})::int end`,
    ),
    words: tsvector('words').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${providers.businessName} || ' ' || ${providers.tradingName}), 'A') || setweight(to_tsvector('english', ${providers.serviceWords}), 'B') || setweight(to_tsvector('english', ${providers.description} || ' ' || ${providers.suburb}), 'C')`,
    ),
  },
  (t) => [
    index('providers_rating')
      .on(t.ratingRank, t.reviewsRank, t.nameKey, t.id)
      .where(sql`published_at is not null and hidden_at is null`),
    index('providers_reviews')
      .on(t.reviewsRank, t.ratingRank, t.nameKey, t.id)
      .where(sql`published_at is not null and hidden_at is null`),
    index('providers_name').on(t.nameKey, t.id).where(sql`published_at is not null and hidden_at is null`),
    index('providers_spot').on(t.lat, t.lng).where(sql`published_at is not null and hidden_at is null`),
    index('providers_words').using('gin', t.words),
    index('providers_groups').using('gin', t.groups),
    index('providers_listed_by').on(t.listedBy),
    index('providers_due').on(t.dueOn, t.id),
    check('providers_suspended', sql`(status = 'suspended') = (suspended_at is not null)`),
    check('providers_hours', sql`cardinality(opens) = 7 and cardinality(closes) = 7`),
  ],
);

const provider = () =>
  integer('provider_id')
    .notNull()
    .references(() => providers.id, { onDelete: 'cascade' });

/** Who helps its owner to run a listing, and who was invited to. */
export const providerMembers = pgTable(
  'provider_members',
  {
    /** Names them towards the team, where a block may hide who they are. */
    no: serial('no').notNull(),
    providerId: provider(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull().$type<HelperRole>(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: at('invited_at').notNull(),
    /** Null: may do nothing for it. */
    joinedAt: at('joined_at'),
    /** Declined, left or removed. */
    endedAt: at('ended_at'),
    /** The owner has offered the listing to them. */
    offeredAt: at('offered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.userId] }),
    uniqueIndex('provider_members_no').on(t.no),
    index('provider_members_user').on(t.userId),
    index('provider_members_by').on(t.invitedBy, t.invitedAt),
    index('provider_members_ended').on(t.endedAt).where(sql`ended_at is not null`),
    uniqueIndex('provider_members_offer').on(t.providerId).where(sql`offered_at is not null`),
    check('provider_members_ended_once', sql`ended_at is null or joined_at is null`),
    check('provider_members_offered', sql`offered_at is null or joined_at is not null`),
  ],
);

/** Someone says that a listing that no one owns is theirs, with evidence. */
export const providerClaims = pgTable(
  'provider_claims',
  {
    id: serial('id').primaryKey(),
    providerId: provider(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').notNull().$type<ClaimState>(),
    words: text('words').notNull(),
    /** For the member. */
    reason: text('reason').notNull().default(''),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: at('asked_at').notNull(),
    decidedAt: at('decided_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('provider_claims_latest').on(t.providerId, t.userId, t.id),
    index('provider_claims_user').on(t.userId, t.askedAt),
    index('provider_claims_by').on(t.decidedBy),
    index('provider_claims_waiting').on(t.askedAt, t.id).where(sql`state = 'waiting'`),
    uniqueIndex('provider_claims_one').on(t.providerId, t.userId).where(sql`state = 'waiting'`),
    check('provider_claims_decided', sql`(state = 'waiting') = (decided_at is null)`),
  ],
);

/** Pictures of a claim that waits; they go with the decision. */
export const providerClaimFiles = pgTable(
  'provider_claim_files',
  {
    id: serial('id').primaryKey(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => providerClaims.id, { onDelete: 'cascade' }),
    fileKey: text('file_key').notNull(),
  },
  (t) => [index('provider_claim_files_claim').on(t.claimId, t.id)],
);

/** Codes that were sent in the last day, to be counted; the codes are with the accounts. */
export const providerClaimCodes = pgTable(
  'provider_claim_codes',
  {
    id: serial('id').primaryKey(),
    providerId: provider(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [
    index('provider_claim_codes_provider').on(t.providerId, t.sentAt),
    index('provider_claim_codes_user').on(t.userId, t.sentAt),
    index('provider_claim_codes_sent').on(t.sentAt),
  ],
);

export const providerServices = pgTable(
  'provider_services',
  {
    id: serial('id').primaryKey(),
    providerId: provider(),
    categoryCode: text('category_code').notNull(),
    serviceType: text('service_type').notNull().$type<ServiceType>(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    supportItem: text('support_item').notNull().default(''),
    registrationGroup: text('registration_group').notNull().default(''),
    /** Cents for one unit. */
    unitPrice: integer('unit_price').notNull(),
    currency: text('currency').notNull().default('AUD').$type<'AUD'>(),
    unitType: text('unit_type').notNull().$type<PriceUnit>(),
    minMinutes: integer('min_minutes').notNull(),
    maxMinutes: integer('max_minutes').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isOnline: boolean('is_online').notNull(),
    isInPerson: boolean('is_in_person').notNull(),
    requiresTransport: boolean('requires_transport').notNull().default(false),
    features: words('features'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('provider_services_provider').on(t.providerId, t.name, t.id),
    check('provider_services_hours', sql`min_minutes > 0 and max_minutes >= min_minutes`),
    check('provider_services_mode', sql`is_online or is_in_person`),
    check('provider_services_price', sql`unit_price >= 0`),
  ],
);

export const providerStaff = pgTable(
  'provider_staff',
  {
    id: serial('id').primaryKey(),
    providerId: provider(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    position: text('position').notNull().default(''),
    qualifications: words('qualifications'),
    certifications: words('certifications'),
    specializations: words('specializations'),
    yearsExperience: integer('years_experience').notNull().default(0),
    languages: words('languages'),
    gender: text('gender').notNull().default('').$type<Gender>(),
    /** The last three characters of the number of the clearance; the number is kept nowhere. */
    screeningEnding: text('screening_ending').notNull().default(''),
    profileImageUrl: text('profile_image_url').notNull().default(''),
    bio: text('bio').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    isBookable: boolean('is_bookable').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [index('provider_staff_provider').on(t.providerId, t.id)],
);

/** What was looked at, by whom and when. A row is never changed: the latest of its kind, and of its worker, counts. */
export const providerChecks = pgTable(
  'provider_checks',
  {
    id: serial('id').primaryKey(),
    providerId: provider(),
    kind: text('kind').notNull().$type<CheckKind>(),
    staffId: integer('staff_id').references(() => providerStaff.id, { onDelete: 'cascade' }),
    result: text('result').notNull().$type<CheckResult>(),
    seenOn: date('seen_on').notNull(),
    source: text('source').notNull(),
    expiry: date('expiry'),
    note: text('note').notNull().default(''),
    checkedBy: integer('checked_by').references(() => users.id, { onDelete: 'set null' }),
    at: at('at').notNull(),
  },
  (t) => [
    index('provider_checks_kind').on(t.providerId, t.kind, t.staffId, t.id),
    index('provider_checks_staff').on(t.staffId),
    index('provider_checks_by').on(t.checkedBy),
    check('provider_checks_worker', sql`(kind = 'worker_screening') = (staff_id is not null)`),
  ],
);

/** What those who run a listing were told of: once for each paper, its last day and how many days before. */
export const providerReminders = pgTable(
  'provider_reminders',
  {
    providerId: provider(),
    kind: text('kind').notNull().$type<CheckKind>(),
    endsOn: date('ends_on').notNull(),
    daysBefore: integer('days_before').notNull(),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.kind, t.endsOn, t.daysBefore] })],
);

/** Pictures of a listing. Only a logo needs no description: it stands beside the name. */
export const providerImages = pgTable(
  'provider_images',
  {
    id: serial('id').primaryKey(),
    /** Null: the listing is gone, and the files go with the next sweep. */
    providerId: integer('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    place: text('place').notNull().$type<ImagePlace>(),
    /** In the gallery. */
    position: integer('position').notNull().default(0),
    fullKey: text('full_key').notNull(),
    smallKey: text('small_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    description: text('description').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** It can come back for an hour. */
    deletedAt: at('deleted_at'),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    index('provider_images_provider').on(t.providerId, t.position, t.id),
    index('provider_images_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    uniqueIndex('provider_images_single')
      .on(t.providerId, t.place)
      .where(sql`place <> 'gallery' and deleted_at is null and (place = 'logo' or description <> '')`),
  ],
);

/** What happened with a listing on a day of its own clock, in numbers alone: nothing is kept of who it was. */
export const providerDays = pgTable(
  'provider_days',
  {
    providerId: provider(),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
    saves: integer('saves').notNull().default(0),
    requests: integer('requests').notNull().default(0),
    accepted: integer('accepted').notNull().default(0),
    declined: integer('declined').notNull().default(0),
    completed: integer('completed').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.day] }), index('provider_days_day').on(t.day)],
);

/**
 * How many listed providers have what can be counted: a trigger on providers writes what each change adds and takes away
 * (migrations/0068_greedy_mulholland_black.sql), so no two changes wait for each other, and the sum is right
 * at any time. A job adds rows up.
 */
export const providerTallies = pgTable(
  'provider_tallies',
  {
    about: text('about').notNull().$type<TallyOf>(),
    /** What is counted; of hours a weekday, Monday is 1, or a special day. */
    value: text('value').notNull(),
    /** By whose clock it holds; empty: it always does. */
    zone: text('zone').notNull(),
    /** The last day. */
    until: date('until').notNull(),
    /** Minutes after midnight. */
    opens: integer('opens').notNull(),
    closes: integer('closes').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [index('provider_tallies_about').on(t.about, t.value)],
);

/** What those who run a listing state of a paper, until an administrator has recorded what they saw. */
export const providerPapers = pgTable(
  'provider_papers',
  {
    id: serial('id').primaryKey(),
    /** Null: the listing is gone, and it goes with the next sweep. */
    providerId: integer('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    kind: text('kind').notNull().$type<StatedKind>(),
    /** Of worker screening; null there: the worker is gone. */
    staffId: integer('staff_id').references(() => providerStaff.id, { onDelete: 'set null' }),
    expiry: date('expiry').notNull(),
    since: date('since'),
    insurer: text('insurer').notNull().default(''),
    /** Cents. */
    amount: cents('amount'),
    source: text('source').notNull(),
    fileKey: text('file_key'),
    state: text('state').notNull().$type<PaperState>(),
    statedBy: integer('stated_by').references(() => users.id, { onDelete: 'set null' }),
    statedAt: at('stated_at').notNull(),
    decidedAt: at('decided_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('provider_papers_latest').on(t.providerId, t.kind, t.staffId, t.id),
    index('provider_papers_staff').on(t.staffId),
    index('provider_papers_by').on(t.statedBy),
    index('provider_papers_waiting').on(t.providerId, t.id).where(sql`state = 'waiting'`),
    check('provider_papers_decided', sql`(state = 'waiting') = (decided_at is null)`),
  ],
);

export const providerVacancies = pgTable(
  'provider_vacancies',
  {
    id: serial('id').primaryKey(),
    providerId: provider(),
    serviceId: integer('service_id').references(() => providerServices.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    postcodes: words('postcodes'),
    startsOn: date('starts_on').notNull(),
    /** The last day on which it is shown. */
    endsOn: date('ends_on').notNull(),
    renewedOn: date('renewed_on').notNull(),
    /** Those who run the listing have been told that it ends soon. */
    isWarned: boolean('is_warned').notNull().default(false),
    /** When members whose searches find it were told; null: not yet. */
    toldAt: at('told_at'),
  },
  (t) => [
    index('provider_vacancies_provider').on(t.providerId, t.endsOn),
    index('provider_vacancies_service').on(t.serviceId),
    index('provider_vacancies_warn').on(t.endsOn, t.id).where(sql`not is_warned`),
    index('provider_vacancies_untold').on(t.id).where(sql`told_at is null`),
    check('provider_vacancies_end', sql`ends_on - renewed_on between 0 and 30`),
  ],
);

/** Only ever of a booking, and one of each. */
export const providerReviews = pgTable(
  'provider_reviews',
  {
    id: serial('id').primaryKey(),
    providerId: provider(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    participantId: integer('participant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').references(() => providerStaff.id, { onDelete: 'set null' }),
    rating: integer('rating').notNull(),
    title: text('title').notNull().default(''),
    text: text('text').notNull().default(''),
    serviceQuality: integer('service_quality'),
    communication: integer('communication'),
    reliability: integer('reliability'),
    valueForMoney: integer('value_for_money'),
    wouldRecommend: boolean('would_recommend'),
    response: text('response').notNull().default(''),
    respondedAt: at('responded_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** By moderators: shown to no one, and not counted. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    uniqueIndex('provider_reviews_booking').on(t.bookingId),
    index('provider_reviews_provider').on(t.providerId, t.createdAt, t.id).where(sql`hidden_at is null`),
    index('provider_reviews_participant').on(t.participantId),
    index('provider_reviews_staff').on(t.staffId),
    check('provider_reviews_rating', sql`rating between 1 and 5`),
  ],
);

export const savedProviders = pgTable(
  'saved_providers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: provider(),
    savedAt: at('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.providerId] }),
    index('saved_providers_latest').on(t.userId, t.savedAt, t.providerId),
    index('saved_providers_provider').on(t.providerId),
  ],
);

/** How all providers can be booked, as administrators set it: one row, or none while no one has. */
export const providerBookings = pgTable('provider_bookings', {
  id: integer('id').primaryKey().default(1),
  /** No one can be asked for a time; providers are written to. */
  enquiryOnly: boolean('enquiry_only').notNull(),
  changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: at('changed_at').notNull(),
  version: integer('version').notNull().default(1),
});

/** What a member talks about with a provider: the number of the conversation’s context (messages). */
export const providerEnquiries = pgTable(
  'provider_enquiries',
  {
    id: serial('id').primaryKey(),
    providerId: provider(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('provider_enquiries_pair').on(t.providerId, t.userId),
    index('provider_enquiries_user').on(t.userId),
  ],
);

/** How long a provider took to answer first: a conversation, or a request for a time. Nothing of what was said is here. */
export const providerReplies = pgTable(
  'provider_replies',
  {
    providerId: provider(),
    /** An enquiry, or a booking, by its number. */
    kind: text('kind').notNull().$type<'enquiry' | 'booking'>(),
    ref: integer('ref').notNull(),
    askedAt: at('asked_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    index('provider_replies_provider').on(t.providerId, t.askedAt),
    index('provider_replies_answered').on(t.answeredAt),
    index('provider_replies_waiting').on(t.askedAt).where(sql`answered_at is null`),
  ],
);

export const providerSearches = pgTable(
  'provider_searches',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As in the address of the directory. */
    query: text('query').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('provider_searches_member').on(t.userId, t.query)],
);

/** Who was told of a vacancy, so that each is told once. */
export const providerVacanciesTold = pgTable(
  'provider_vacancies_told',
  {
    vacancyId: integer('vacancy_id')
      .notNull()
      .references(() => providerVacancies.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.vacancyId, t.userId] }), index('provider_vacancies_told_member').on(t.userId)],
);

/** What a member agrees on with a provider: a draft of theirs. */
export const providerAgreements = pgTable(
  'provider_agreements',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the listing is gone. */
    providerId: integer('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    /** What it was called when it went; ''. */
    goneName: text('gone_name').notNull().default(''),
    /** JSON. Sealed. */
    wordsSealed: text('words_sealed').notNull(),
    /** The same as the provider was last shown it; '' while it never was. */
    sharedSealed: text('shared_sealed').notNull().default(''),
    sharedAt: at('shared_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('provider_agreements_member').on(t.userId, t.updatedAt, t.id),
    index('provider_agreements_provider').on(t.providerId),
  ],
);

/** A file of price limits that an administrator brought in. Its rows count once it is applied. */
export const providerPriceImports = pgTable(
  'provider_price_imports',
  {
    id: serial('id').primaryKey(),
    importedBy: integer('imported_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    appliedAt: at('applied_at'),
  },
  (t) => [index('provider_price_imports_by').on(t.importedBy)],
);

export const providerPriceLimits = pgTable(
  'provider_price_limits',
  {
    id: serial('id').primaryKey(),
    importId: integer('import_id')
      .notNull()
      .references(() => providerPriceImports.id, { onDelete: 'cascade' }),
    item: text('item').notNull(),
    unit: text('unit').notNull().$type<PriceUnit>(),
    /** Cents; null: no limit. */
    national: integer('national'),
    remote: integer('remote'),
    veryRemote: integer('very_remote'),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to').notNull(),
  },
  (t) => [
    index('provider_price_limits_item').on(t.item, t.validFrom),
    index('provider_price_limits_import').on(t.importId, t.validFrom, t.validTo),
    check('provider_price_limits_days', sql`valid_to >= valid_from`),
  ],
);

/** One need that a member sent to several providers. */
export const providerAsks = pgTable(
  'provider_asks',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** JSON. Sealed. */
    needSealed: text('need_sealed').notNull(),
    /** The provider that was chosen. */
    chosenId: integer('chosen_id').references(() => providers.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [index('provider_asks_member').on(t.userId, t.createdAt, t.id), index('provider_asks_chosen').on(t.chosenId)],
);

/** The same as each provider has it. */
export const providerAskParts = pgTable(
  'provider_ask_parts',
  {
    id: serial('id').primaryKey(),
    askId: integer('ask_id')
      .notNull()
      .references(() => providerAsks.id, { onDelete: 'cascade' }),
    /** Null: the listing is gone. */
    providerId: integer('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    /** What it was called when it went; ''. */
    goneName: text('gone_name').notNull().default(''),
    /** Null: the listing is gone, or has another owner, who sees nothing of it. */
    enquiryId: integer('enquiry_id').references(() => providerEnquiries.id, { onDelete: 'set null' }),
    state: text('state').notNull().$type<'waiting' | 'answered' | 'declined' | 'closed'>(),
    /** JSON. Sealed; '' until it is answered. */
    answerSealed: text('answer_sealed').notNull().default(''),
    answeredAt: at('answered_at'),
  },
  (t) => [
    uniqueIndex('provider_ask_parts_pair').on(t.askId, t.providerId),
    index('provider_ask_parts_provider').on(t.providerId, t.askId),
    index('provider_ask_parts_enquiry').on(t.enquiryId),
  ],
);
