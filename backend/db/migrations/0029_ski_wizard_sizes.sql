CREATE TABLE "ski_wizard_sizes" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"length_cm" smallint,
	"brake_mm" smallint,
	"skier_from_kg" smallint,
	"skier_to_kg" smallint,
	CONSTRAINT "ski_wizard_sizes_length" CHECK (length_cm is null or length_cm between 60 and 250),
	CONSTRAINT "ski_wizard_sizes_brake" CHECK (brake_mm is null or brake_mm between 50 and 200),
	CONSTRAINT "ski_wizard_sizes_skier" CHECK ((skier_from_kg is null) = (skier_to_kg is null) and coalesce(skier_to_kg >= skier_from_kg, true))
);
--> statement-breakpoint
ALTER TABLE "ski_wizard_models" ADD COLUMN "level_from" smallint;--> statement-breakpoint
ALTER TABLE "ski_wizard_models" ADD COLUMN "level_to" smallint;--> statement-breakpoint
ALTER TABLE "ski_wizard_models" ADD COLUMN "styles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ski_wizard_models" ADD COLUMN "skier_from_kg" smallint;--> statement-breakpoint
ALTER TABLE "ski_wizard_models" ADD COLUMN "skier_to_kg" smallint;--> statement-breakpoint
ALTER TABLE "ski_wizard_sizes" ADD CONSTRAINT "ski_wizard_sizes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ski_wizard_models" ADD CONSTRAINT "ski_wizard_models_level" CHECK ((level_from is null) = (level_to is null) and (level_from is null or (level_from >= 1 and level_to <= 3 and level_to >= level_from)));--> statement-breakpoint
ALTER TABLE "ski_wizard_models" ADD CONSTRAINT "ski_wizard_models_skier" CHECK ((skier_from_kg is null) = (skier_to_kg is null) and coalesce(skier_to_kg >= skier_from_kg, true));