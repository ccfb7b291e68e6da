CREATE TABLE "passwords" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The same hashes as PHC strings: the salt was the text of its hexadecimal form.
INSERT INTO "passwords" ("user_id", "hash", "created_at", "updated_at")
SELECT DISTINCT ON ("user_id") "user_id",
  '$scrypt$ln=14,r=16,p=1$' || translate(encode(convert_to(split_part("password", ':', 1), 'UTF8'), 'base64'), E'=\n', '')
    || '$' || translate(encode(decode(split_part("password", ':', 2), 'hex'), 'base64'), E'=\n', ''),
  "created_at", "updated_at"
FROM "accounts" WHERE "provider_id" = 'credential' AND "password" IS NOT NULL
ORDER BY "user_id", "id" DESC;--> statement-breakpoint
-- The password of a new account is chosen where the mail's link leads.
UPDATE "account_requests" SET "data" = "data" - 'passwordHash' WHERE "kind" = 'sign-up';
