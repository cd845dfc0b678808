CREATE TABLE "gift_category_variants" (
	"category_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	CONSTRAINT "gift_category_variants_category_id_variant_id_pk" PRIMARY KEY("category_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "gift_code_batches" (
	"form_key" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_code_batches_kind_known" CHECK ("kind" in ('added', 'mailed', 'printed'))
);
--> statement-breakpoint
ALTER TABLE "gift_codes" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "delivery" text DEFAULT 'home' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "country" char(2) DEFAULT 'fi' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "language" text DEFAULT 'fi' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_categories" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "gift_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_categories" ADD COLUMN "unknown_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_category_texts" ADD COLUMN "text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "code_hint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "mailings" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "handed_by" text;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "refused_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_category_variants" ADD CONSTRAINT "gift_category_variants_category_id_gift_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."gift_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_category_variants" ADD CONSTRAINT "gift_category_variants_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_code_batches" ADD CONSTRAINT "gift_code_batches_category_id_gift_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."gift_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_category_variants_variant" ON "gift_category_variants" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "gift_code_batches_category" ON "gift_code_batches" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD CONSTRAINT "gift_campaigns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD CONSTRAINT "gift_campaigns_picture_media_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD CONSTRAINT "gift_campaigns_created_by_customers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_campaigns_company" ON "gift_campaigns" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "gift_codes_to_mail" ON "gift_codes" USING btree ("id") WHERE email is not null and mailed_at is null and voided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_codes_recipient" ON "gift_codes" USING btree ("category_id","email") WHERE email is not null and voided_at is null;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD CONSTRAINT "gift_campaigns_form_key_unique" UNIQUE("form_key");--> statement-breakpoint
ALTER TABLE "gift_categories" ADD CONSTRAINT "gift_categories_form_key_unique" UNIQUE("form_key");--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD CONSTRAINT "gift_campaigns_delivery_known" CHECK ("delivery" in ('home', 'pickup', 'company'));--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD CONSTRAINT "gift_campaigns_language_known" CHECK ("language" in ('fi', 'en', 'sv', 'de', 'fr', 'ru'));--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD CONSTRAINT "gift_campaigns_address" CHECK (delivery <> 'company' or (address <> '' and postal_code <> '' and city <> ''));--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_drawn" CHECK (code_hash is not null or (order_id is null and mailed_at is null and handed_by is null));