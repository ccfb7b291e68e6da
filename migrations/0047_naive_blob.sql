CREATE TABLE "credit_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"is_pool" boolean DEFAULT false NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"lowest" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_accounts_limit" CHECK (held >= 0 and lowest <= 0 and balance - held >= lowest),
	CONSTRAINT "credit_accounts_owner" CHECK (not (is_pool and user_id is not null))
);
--> statement-breakpoint
CREATE TABLE "credit_transfers" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_account" integer NOT NULL,
	"to_account" integer NOT NULL,
	"minutes" integer NOT NULL,
	"from_balance" integer NOT NULL,
	"to_balance" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"booking_id" integer,
	"corrects" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_transfers_minutes" CHECK (minutes > 0 and from_account <> to_account)
);
--> statement-breakpoint
CREATE TABLE "skill_bookings" (
	"id" serial PRIMARY KEY NOT NULL,
	"booking_id" integer,
	"listing_id" integer,
	"owner_id" integer,
	"booker_id" integer,
	"title" text NOT NULL,
	"is_offering" boolean NOT NULL,
	"payment" text NOT NULL,
	"price" integer NOT NULL,
	"minutes" integer NOT NULL,
	"finish_by" date,
	"note_sealed" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"owner_outcome" text,
	"booker_outcome" text,
	"outcome_at" timestamp with time zone,
	"owner_agreed_at" timestamp with time zone,
	"booker_agreed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"credit" text DEFAULT 'none' NOT NULL,
	"payer_account" integer,
	"payee_account" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skill_bookings_credit" CHECK (credit = 'none' or (payer_account is not null and payee_account is not null)),
	CONSTRAINT "skill_bookings_way" CHECK ((booking_id is null) <> (finish_by is null))
);
--> statement-breakpoint
CREATE TABLE "skill_listings" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text,
	"level" text,
	"is_offering" boolean NOT NULL,
	"payment" text DEFAULT 'free' NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"minutes" integer NOT NULL,
	"delivery" text,
	"exchange" text DEFAULT 'live' NOT NULL,
	"suburb" text DEFAULT '' NOT NULL,
	"access_notes" text DEFAULT '' NOT NULL,
	"safety_notes" text DEFAULT '' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"sessions" integer DEFAULT 0 NOT NULL,
	"haystack" text GENERATED ALWAYS AS ("skill_listings"."title" || E'
' || "skill_listings"."description" || E'
' || "skill_listings"."suburb") STORED,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "skill_listings"."title"), 'A') || setweight(to_tsvector('english', "skill_listings"."description"), 'B')) STORED,
	CONSTRAINT "skill_listings_price" CHECK (price >= 0 and (payment = 'money' or price = 0))
);
--> statement-breakpoint
ALTER TABLE "booking_ratings" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_ratings" ADD COLUMN "exchange_id" integer;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transfers" ADD CONSTRAINT "credit_transfers_from_account_credit_accounts_id_fk" FOREIGN KEY ("from_account") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transfers" ADD CONSTRAINT "credit_transfers_to_account_credit_accounts_id_fk" FOREIGN KEY ("to_account") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transfers" ADD CONSTRAINT "credit_transfers_corrects_credit_transfers_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."credit_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_bookings" ADD CONSTRAINT "skill_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_bookings" ADD CONSTRAINT "skill_bookings_listing_id_skill_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."skill_listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_bookings" ADD CONSTRAINT "skill_bookings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_bookings" ADD CONSTRAINT "skill_bookings_booker_id_users_id_fk" FOREIGN KEY ("booker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_bookings" ADD CONSTRAINT "skill_bookings_payer_account_credit_accounts_id_fk" FOREIGN KEY ("payer_account") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_bookings" ADD CONSTRAINT "skill_bookings_payee_account_credit_accounts_id_fk" FOREIGN KEY ("payee_account") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_listings" ADD CONSTRAINT "skill_listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_accounts_member" ON "credit_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_accounts_pool" ON "credit_accounts" USING btree ("is_pool") WHERE is_pool;--> statement-breakpoint
CREATE INDEX "credit_transfers_from" ON "credit_transfers" USING btree ("from_account","id");--> statement-breakpoint
CREATE INDEX "credit_transfers_to" ON "credit_transfers" USING btree ("to_account","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transfers_booking" ON "credit_transfers" USING btree ("booking_id") WHERE kind = 'session';--> statement-breakpoint
CREATE INDEX "credit_transfers_corrects" ON "credit_transfers" USING btree ("corrects");--> statement-breakpoint
CREATE UNIQUE INDEX "skill_bookings_booking" ON "skill_bookings" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "skill_bookings_owner" ON "skill_bookings" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "skill_bookings_booker" ON "skill_bookings" USING btree ("booker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "skill_bookings_listing" ON "skill_bookings" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "skill_bookings_open" ON "skill_bookings" USING btree ("finish_by") WHERE state in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "skill_bookings_disputed" ON "skill_bookings" USING btree ("created_at","id") WHERE state = 'disputed';--> statement-breakpoint
CREATE INDEX "skill_bookings_payer" ON "skill_bookings" USING btree ("payer_account");--> statement-breakpoint
CREATE INDEX "skill_bookings_payee" ON "skill_bookings" USING btree ("payee_account");--> statement-breakpoint
CREATE INDEX "skill_listings_newest" ON "skill_listings" USING btree ("published_at","id") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "skill_listings_owner" ON "skill_listings" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "skill_listings_deleted" ON "skill_listings" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "skill_listings_words" ON "skill_listings" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_ratings_exchange" ON "booking_ratings" USING btree ("kind","exchange_id");--> statement-breakpoint
ALTER TABLE "booking_ratings" ADD CONSTRAINT "booking_ratings_of" CHECK ((booking_id is null) <> (exchange_id is null));