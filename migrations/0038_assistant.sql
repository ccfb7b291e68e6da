CREATE TABLE "assistive_devices" (
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistive_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
ALTER TABLE "assistive_devices" ADD CONSTRAINT "assistive_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;