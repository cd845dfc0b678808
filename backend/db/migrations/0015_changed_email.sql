ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose_known";--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_purpose_known" CHECK ("purpose" in ('activate', 'reset', 'delete', 'change_email', 'undo_email'));