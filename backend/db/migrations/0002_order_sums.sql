-- The rows of an order make its totals. Checked when the transaction commits, so that order and rows may come in any order.
CREATE FUNCTION "check_order_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    checked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    checked := OLD.order_id;
  ELSE
    checked := NEW.order_id;
  END IF;
  IF EXISTS (
    SELECT 1 FROM orders o
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(r.total_cents), 0) AS total, coalesce(sum(r.tax_cents), 0) AS tax,
        coalesce(sum(r.display_total_minor), 0) AS display_total
      FROM order_rows r WHERE r.order_id = o.id
    ) sums
    WHERE o.id = checked
      AND (o.total_cents, o.tax_cents, o.display_total_minor) IS DISTINCT FROM (sums.total, sums.tax, sums.display_total)
  ) THEN
    RAISE EXCEPTION 'the rows of order % do not make its totals', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums', TABLE = 'orders';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_sums" AFTER INSERT OR UPDATE OF "total_cents", "tax_cents", "display_total_minor"
  ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_sums"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_rows_sums" AFTER INSERT OR DELETE OR UPDATE OF "total_cents", "tax_cents", "display_total_minor"
  ON "order_rows" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_sums"();
