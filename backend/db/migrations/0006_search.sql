-- Words that look alike are found by the groups of three letters they share.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_bodies" (
	"model_id" integer NOT NULL,
	"language" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_bodies_model_id_language_pk" PRIMARY KEY("model_id","language"),
	CONSTRAINT "search_bodies_language_known" CHECK ("language" in ('fi', 'en', 'sv', 'de', 'fr', 'ru'))
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"model_id" integer NOT NULL,
	"language" text NOT NULL,
	"names" text[] NOT NULL,
	"title" "tsvector" NOT NULL,
	"kind" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"sold" integer NOT NULL,
	"viewed" integer NOT NULL,
	"popularity" real NOT NULL,
	"is_popular" boolean NOT NULL,
	CONSTRAINT "search_documents_model_id_language_pk" PRIMARY KEY("model_id","language"),
	CONSTRAINT "search_documents_language_known" CHECK ("language" in ('fi', 'en', 'sv', 'de', 'fr', 'ru'))
);
--> statement-breakpoint
CREATE TABLE "search_names" (
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"models" integer NOT NULL,
	CONSTRAINT "search_names_language_kind_target_id_pk" PRIMARY KEY("language","kind","target_id"),
	CONSTRAINT "search_names_kind_known" CHECK ("kind" in ('group', 'brand')),
	CONSTRAINT "search_names_language_known" CHECK ("language" in ('fi', 'en', 'sv', 'de', 'fr', 'ru'))
);
--> statement-breakpoint
CREATE TABLE "search_stale" (
	"model_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"root" text NOT NULL,
	"tail" text NOT NULL,
	"folded" text NOT NULL,
	"frequency" integer NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word"),
	CONSTRAINT "search_words_language_known" CHECK ("language" in ('fi', 'en', 'sv', 'de', 'fr', 'ru'))
);
--> statement-breakpoint
ALTER TABLE "search_bodies" ADD CONSTRAINT "search_bodies_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_stale" ADD CONSTRAINT "search_stale_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_bodies_words_fi" ON "search_bodies" USING gin ("words") WHERE language = 'fi';--> statement-breakpoint
CREATE INDEX "search_bodies_words_en" ON "search_bodies" USING gin ("words") WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "search_bodies_words_sv" ON "search_bodies" USING gin ("words") WHERE language = 'sv';--> statement-breakpoint
CREATE INDEX "search_bodies_words_de" ON "search_bodies" USING gin ("words") WHERE language = 'de';--> statement-breakpoint
CREATE INDEX "search_bodies_words_fr" ON "search_bodies" USING gin ("words") WHERE language = 'fr';--> statement-breakpoint
CREATE INDEX "search_bodies_words_ru" ON "search_bodies" USING gin ("words") WHERE language = 'ru';--> statement-breakpoint
CREATE INDEX "search_documents_words_fi" ON "search_documents" USING gin ("words") WHERE language = 'fi';--> statement-breakpoint
CREATE INDEX "search_documents_words_en" ON "search_documents" USING gin ("words") WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "search_documents_words_sv" ON "search_documents" USING gin ("words") WHERE language = 'sv';--> statement-breakpoint
CREATE INDEX "search_documents_words_de" ON "search_documents" USING gin ("words") WHERE language = 'de';--> statement-breakpoint
CREATE INDEX "search_documents_words_fr" ON "search_documents" USING gin ("words") WHERE language = 'fr';--> statement-breakpoint
CREATE INDEX "search_documents_words_ru" ON "search_documents" USING gin ("words") WHERE language = 'ru';--> statement-breakpoint
CREATE INDEX "search_documents_popular_fi" ON "search_documents" USING gin ("words") WHERE language = 'fi' and is_popular;--> statement-breakpoint
CREATE INDEX "search_documents_popular_en" ON "search_documents" USING gin ("words") WHERE language = 'en' and is_popular;--> statement-breakpoint
CREATE INDEX "search_documents_popular_sv" ON "search_documents" USING gin ("words") WHERE language = 'sv' and is_popular;--> statement-breakpoint
CREATE INDEX "search_documents_popular_de" ON "search_documents" USING gin ("words") WHERE language = 'de' and is_popular;--> statement-breakpoint
CREATE INDEX "search_documents_popular_fr" ON "search_documents" USING gin ("words") WHERE language = 'fr' and is_popular;--> statement-breakpoint
CREATE INDEX "search_documents_popular_ru" ON "search_documents" USING gin ("words") WHERE language = 'ru' and is_popular;--> statement-breakpoint
CREATE INDEX "search_documents_names" ON "search_documents" USING gin ("names");--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("language","stem");--> statement-breakpoint
CREATE INDEX "search_words_root" ON "search_words" USING btree ("language","root");--> statement-breakpoint
CREATE INDEX "search_words_tail" ON "search_words" USING btree ("language","tail" collate "C");--> statement-breakpoint
CREATE INDEX "search_words_folded" ON "search_words" USING btree ("language","folded" collate "C");--> statement-breakpoint
CREATE INDEX "search_words_letters" ON "search_words" USING gin ("folded" gin_trgm_ops) WHERE frequency > 0;--> statement-breakpoint
CREATE INDEX "models_number_code" ON "models" USING btree ((upper(translate("model_number", ' -./_', '')) collate "C")) WHERE model_number <> '';--> statement-breakpoint
CREATE INDEX "variants_sku_code" ON "variants" USING btree ((upper(translate("sku", ' -./_', '')) collate "C"));--> statement-breakpoint
CREATE INDEX "variants_ean" ON "variants" USING btree ("ean") WHERE ean is not null;