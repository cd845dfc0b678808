CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "attempts_expire" ON "attempts" USING btree ("expire");
--> statement-breakpoint
INSERT INTO "jobs"."job" ("name", "data", "retry_limit", "retry_delay", "retry_backoff", "expire_in", "dead_letter", "policy")
SELECT 'send-mail', jsonb_build_object('mailId', "id"), 13, 30, true, interval '120 seconds', 'send-mail-dead', 'standard'
FROM "mails" WHERE "sent_at" IS NULL AND NOT "is_given_up";
--> statement-breakpoint
INSERT INTO "jobs"."job" ("name", "data", "output", "keep_until")
SELECT 'send-mail-dead', jsonb_build_object('mailId', "id"), jsonb_build_object('message', 'Every try failed.'), now() + interval '28 days'
FROM "mails" WHERE "sent_at" IS NULL AND "is_given_up";
--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "is_given_up";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "last_error";