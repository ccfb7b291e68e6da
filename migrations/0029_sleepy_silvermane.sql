-- Alike for names that look alike: without accents, capitals, spaces and signs, and with the letters of other alphabets,
-- and the digits, that are read as Latin ones. After Unicode's list of confusable characters (UTS 39), the commonest of them.
CREATE FUNCTION "name_skeleton" (name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT replace(replace(translate(lower(translate(
		regexp_replace(normalize(name, NFKD), '[\s!-/:-@\[-`{}~\u00A0-\u00BF\u0300-\u036F\u200B-\u200F\u2010-\u2029\u2060\uFEFF]', '', 'g'),
		'авеёзіїјкмнорстухһԁԛԝѕАВЕЗІЈКМНОРСТУХЅαβγεηικνορτυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abee3lljkmhopctyxhdqwsabe3ljkmhopctyxsabyenlkvoptuxwabezhlkmnoptyx')), 'ıi|01', 'lllol'), 'rn', 'm'), 'vv', 'w')
$$;
--> statement-breakpoint
CREATE TABLE "message_requests" (
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"conversation_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_requests_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
-- Who could see the wordings that are kept so far is not known: they stay with their authors.
ALTER TABLE "post_versions" ADD COLUMN "audience" text DEFAULT 'me' NOT NULL;
--> statement-breakpoint
ALTER TABLE "post_versions" ALTER COLUMN "audience" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "message_requests" ADD CONSTRAINT "message_requests_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_requests" ADD CONSTRAINT "message_requests_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_requests" ADD CONSTRAINT "message_requests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "message_requests_to" ON "message_requests" USING btree ("to_id");
--> statement-breakpoint
CREATE INDEX "message_requests_conversation" ON "message_requests" USING btree ("conversation_id");
--> statement-breakpoint
CREATE INDEX "users_name_skeleton" ON "users" USING btree (name_skeleton("name"));
--> statement-breakpoint
CREATE INDEX "users_username_skeleton" ON "users" USING btree (name_skeleton("username"));
--> statement-breakpoint
CREATE INDEX "space_members_skeleton" ON "space_members" USING btree ("space_id",name_skeleton("alias")) WHERE alias <> '';
--> statement-breakpoint
-- Those who have been asked and have not agreed: by the other of two, by whom they would support, or by who began the group.
INSERT INTO "message_requests" ("from_id", "to_id", "conversation_id", "created_at")
SELECT a.from_id, p.user_id, p.conversation_id, p.joined_at
FROM "conversation_participants" p
JOIN "conversations" c ON c.id = p.conversation_id
CROSS JOIN LATERAL (
	SELECT coalesce(
		p.supports_id,
		CASE WHEN c.kind = 'direct' THEN CASE WHEN c.low_id = p.user_id THEN c.high_id ELSE c.low_id END END,
		(SELECT o.user_id FROM "conversation_participants" o WHERE o.conversation_id = c.id AND o.role = 'owner' LIMIT 1)
	) AS from_id
) a
WHERE p.state IN ('request', 'declined') AND a.from_id IS NOT NULL AND a.from_id <> p.user_id
ORDER BY p.joined_at
ON CONFLICT DO NOTHING;
