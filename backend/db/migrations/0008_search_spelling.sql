CREATE TABLE "search_vocabularies" (
	"language" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "search_vocabularies_language_known" CHECK ("language" in ('fi', 'en', 'sv', 'de', 'fr', 'ru'))
);
--> statement-breakpoint
DROP INDEX "search_words_letters";--> statement-breakpoint
ALTER TABLE "search_bodies" ADD COLUMN "counted" "tsvector" NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_bodies" ALTER COLUMN "counted" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_names" ADD COLUMN "label" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_names" ALTER COLUMN "label" DROP DEFAULT;--> statement-breakpoint
UPDATE "search_names" SET "label" = "name";--> statement-breakpoint
-- Documents do not say yet which words they count for: all are counted anew as they are made anew.
UPDATE "search_words" SET "frequency" = 0;--> statement-breakpoint
INSERT INTO "search_stale" SELECT "id" FROM "models" ON CONFLICT DO NOTHING;
