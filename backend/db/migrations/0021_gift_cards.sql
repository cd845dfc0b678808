CREATE TABLE "order_gift_cards" (
	"order_row_id" integer PRIMARY KEY NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_email" text DEFAULT '' NOT NULL,
	"greeting" text DEFAULT '' NOT NULL,
	"template_id" integer
);
--> statement-breakpoint
ALTER TABLE "gift_card_entries" DROP CONSTRAINT "gift_card_entries_kind_known";--> statement-breakpoint
ALTER TABLE "order_rows" DROP CONSTRAINT "order_rows_variant";--> statement-breakpoint
ALTER TABLE "order_rows" DROP CONSTRAINT "order_rows_kind_known";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "method_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD COLUMN "display_minor" bigint;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "code_hint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "order_row_id" integer;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "unit" smallint;--> statement-breakpoint
ALTER TABLE "order_gift_cards" ADD CONSTRAINT "order_gift_cards_order_row_id_order_rows_id_fk" FOREIGN KEY ("order_row_id") REFERENCES "public"."order_rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_cards" ADD CONSTRAINT "order_gift_cards_template_id_gift_card_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."gift_card_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_row_id_order_rows_id_fk" FOREIGN KEY ("order_row_id") REFERENCES "public"."order_rows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_once" UNIQUE("order_row_id","unit");--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_kind_known" CHECK ("kind" in ('issue', 'spend', 'refund', 'expiry', 'void'));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_bought" CHECK ((order_row_id is null) = (unit is null));--> statement-breakpoint
ALTER TABLE "order_rows" ADD CONSTRAINT "order_rows_variant" CHECK ((kind in ('product', 'gift_card')) = (variant_id is not null));--> statement-breakpoint
ALTER TABLE "order_rows" ADD CONSTRAINT "order_rows_kind_known" CHECK ("kind" in ('product', 'gift_card', 'delivery', 'repack', 'discount'));
--> statement-breakpoint
-- Custom: what is charged is the order's total without what gift cards pay of it, in the currency of the charge. Checked when the
-- transaction commits, so that order and ledger may come in any order.
CREATE FUNCTION "check_order_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    checked := NEW.id;
  ELSE
    checked := NEW.order_id;
  END IF;
  IF EXISTS (
    SELECT 1 FROM orders o
    CROSS JOIN LATERAL (
      SELECT coalesce(-sum(e.amount_cents), 0) AS cents, coalesce(sum(e.display_minor), 0) AS display
      FROM gift_card_entries e WHERE e.order_id = o.id AND e.kind = 'spend'
    ) paid
    WHERE o.id = checked AND o.charge_minor <> CASE
      WHEN o.charge_currency = o.currency THEN o.display_total_minor - paid.display
      ELSE o.total_cents - paid.cents
    END
  ) THEN
    RAISE EXCEPTION 'order % charges something else than its total without gift cards', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_to_pay', TABLE = 'orders';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_to_pay" AFTER INSERT OR UPDATE OF "total_cents", "display_total_minor", "charge_minor"
  ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_charge"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "gift_card_entries_to_pay" AFTER INSERT ON "gift_card_entries" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'spend') EXECUTE FUNCTION "check_order_charge"();
