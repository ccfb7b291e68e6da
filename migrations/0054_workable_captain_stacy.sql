CREATE TABLE "support_deeds" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"supporter_id" integer,
	"did" text NOT NULL,
	"link" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_grants" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"supporter_id" integer NOT NULL,
	"relation" text NOT NULL,
	"levels" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"widened_at" timestamp with time zone NOT NULL,
	"begins_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_deeds" ADD CONSTRAINT "support_deeds_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_deeds" ADD CONSTRAINT "support_deeds_supporter_id_users_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_supporter_id_users_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_deeds_member" ON "support_deeds" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "support_deeds_supporter" ON "support_deeds" USING btree ("supporter_id","at","id") WHERE supporter_id is not null;--> statement-breakpoint
CREATE INDEX "support_deeds_at" ON "support_deeds" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_grants_pair" ON "support_grants" USING btree ("member_id","supporter_id");--> statement-breakpoint
CREATE INDEX "support_grants_supporter" ON "support_grants" USING btree ("supporter_id");