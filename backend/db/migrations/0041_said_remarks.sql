ALTER TABLE "import_remarks" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "said" jsonb;