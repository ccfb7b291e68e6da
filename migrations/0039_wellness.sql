CREATE TABLE "wellness_appointments" (
	"appointment_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"zone" text NOT NULL,
	"remind_before" integer[] NOT NULL,
	"remind_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wellness_doses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"medicine_id" integer NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"zone" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	"is_as_needed" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp with time zone,
	"reason_id" integer
);
--> statement-breakpoint
CREATE TABLE "wellness_helpers" (
	"user_id" integer NOT NULL,
	"helper_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "wellness_helpers_user_id_helper_id_pk" PRIMARY KEY("user_id","helper_id")
);
--> statement-breakpoint
CREATE TABLE "wellness_keys" (
	"user_id" integer NOT NULL,
	"generation" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"wrapped" text NOT NULL,
	"salt" text,
	"cost" jsonb,
	"by_passphrase" text,
	"by_recovery" text,
	"highest" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wellness_keys_user_id_generation_pk" PRIMARY KEY("user_id","generation"),
	CONSTRAINT "wellness_keys_server" CHECK ((mode = 'recoverable') = (wrapped <> ''))
);
--> statement-breakpoint
CREATE TABLE "wellness_records" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"day" date,
	"at" timestamp with time zone NOT NULL,
	"sealed_content" text,
	"browser_sealed" text,
	"generation" integer NOT NULL,
	"is_private" boolean DEFAULT true NOT NULL,
	"share_with_healthcare" boolean DEFAULT false NOT NULL,
	"by_id" integer,
	"is_by_helper" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "wellness_records_one" CHECK ((sealed_content is null) <> (browser_sealed is null))
);
--> statement-breakpoint
CREATE TABLE "wellness_schedules" (
	"medicine_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"rhythm" text NOT NULL,
	"every_days" integer NOT NULL,
	"weekdays" integer[] NOT NULL,
	"times" text[] NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"zone" text NOT NULL,
	"remind" boolean NOT NULL,
	"repeat_minutes" integer NOT NULL,
	"give_up_minutes" integer NOT NULL,
	"counted_at" timestamp with time zone,
	"planned_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wellness_share_copies" (
	"share_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer NOT NULL,
	"browser_sealed" text NOT NULL,
	CONSTRAINT "wellness_share_copies_share_id_record_id_pk" PRIMARY KEY("share_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "wellness_share_openings" (
	"id" serial PRIMARY KEY NOT NULL,
	"share_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" integer
);
--> statement-breakpoint
CREATE TABLE "wellness_shares" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"recipient_id" integer,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"from_day" date,
	"to_day" date,
	"notes" boolean NOT NULL,
	"scales" boolean NOT NULL,
	"medicines" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "wellness_appointments" ADD CONSTRAINT "wellness_appointments_appointment_id_wellness_records_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."wellness_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_appointments" ADD CONSTRAINT "wellness_appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_doses" ADD CONSTRAINT "wellness_doses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_doses" ADD CONSTRAINT "wellness_doses_medicine_id_wellness_records_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."wellness_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_doses" ADD CONSTRAINT "wellness_doses_reason_id_wellness_records_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."wellness_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_helpers" ADD CONSTRAINT "wellness_helpers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_helpers" ADD CONSTRAINT "wellness_helpers_helper_id_users_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_keys" ADD CONSTRAINT "wellness_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_records" ADD CONSTRAINT "wellness_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_records" ADD CONSTRAINT "wellness_records_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_schedules" ADD CONSTRAINT "wellness_schedules_medicine_id_wellness_records_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."wellness_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_schedules" ADD CONSTRAINT "wellness_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_share_copies" ADD CONSTRAINT "wellness_share_copies_share_id_wellness_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."wellness_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_share_copies" ADD CONSTRAINT "wellness_share_copies_record_id_wellness_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."wellness_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_share_openings" ADD CONSTRAINT "wellness_share_openings_share_id_wellness_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."wellness_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_share_openings" ADD CONSTRAINT "wellness_share_openings_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_shares" ADD CONSTRAINT "wellness_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_shares" ADD CONSTRAINT "wellness_shares_record_id_wellness_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."wellness_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_shares" ADD CONSTRAINT "wellness_shares_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wellness_appointments_member" ON "wellness_appointments" USING btree ("user_id","at","appointment_id");--> statement-breakpoint
CREATE INDEX "wellness_appointments_remind" ON "wellness_appointments" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wellness_doses_moment" ON "wellness_doses" USING btree ("medicine_id","due_at");--> statement-breakpoint
CREATE INDEX "wellness_doses_member" ON "wellness_doses" USING btree ("user_id","due_at","id");--> statement-breakpoint
CREATE INDEX "wellness_doses_remind" ON "wellness_doses" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "wellness_doses_open" ON "wellness_doses" USING btree ("give_up_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "wellness_doses_reason" ON "wellness_doses" USING btree ("reason_id") WHERE reason_id is not null;--> statement-breakpoint
CREATE INDEX "wellness_helpers_helper" ON "wellness_helpers" USING btree ("helper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wellness_keys_state" ON "wellness_keys" USING btree ("user_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "wellness_records_uid" ON "wellness_records" USING btree ("user_id","uid");--> statement-breakpoint
CREATE INDEX "wellness_records_newest" ON "wellness_records" USING btree ("user_id","kind","at","id");--> statement-breakpoint
CREATE INDEX "wellness_records_generation" ON "wellness_records" USING btree ("user_id","generation","id");--> statement-breakpoint
CREATE INDEX "wellness_records_by" ON "wellness_records" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "wellness_records_deleted" ON "wellness_records" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "wellness_schedules_member" ON "wellness_schedules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wellness_schedules_planned" ON "wellness_schedules" USING btree ("planned_to") WHERE rhythm <> 'needed';--> statement-breakpoint
CREATE INDEX "wellness_share_copies_record" ON "wellness_share_copies" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "wellness_share_openings_share" ON "wellness_share_openings" USING btree ("share_id","id");--> statement-breakpoint
CREATE INDEX "wellness_share_openings_by" ON "wellness_share_openings" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wellness_shares_token" ON "wellness_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "wellness_shares_user" ON "wellness_shares" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "wellness_shares_record" ON "wellness_shares" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "wellness_shares_recipient" ON "wellness_shares" USING btree ("recipient_id") WHERE recipient_id is not null;