CREATE TABLE "outbox_mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" integer,
	"ticket_hash" text NOT NULL,
	"token_hash" text,
	"code_hash" text,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "age_checks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"at_least" smallint NOT NULL,
	"method" text NOT NULL,
	"checked_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_checks" ADD CONSTRAINT "age_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_requests_ticket" ON "account_requests" USING btree ("ticket_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_requests_token" ON "account_requests" USING btree ("token_hash") WHERE token_hash is not null;--> statement-breakpoint
CREATE INDEX "account_requests_email" ON "account_requests" USING btree ("email","kind");--> statement-breakpoint
CREATE INDEX "account_requests_user" ON "account_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_requests_expiry" ON "account_requests" USING btree ("expires_at");