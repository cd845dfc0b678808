-- A gift card's entries are a ledger: they are only added, and their sum never falls below zero. The card is locked first, so
-- that two that spend at the same time are reckoned one after the other.
CREATE FUNCTION "guard_gift_card_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance bigint;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'entries of a gift card are never changed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'gift_card_entries_append_only', TABLE = 'gift_card_entries';
  END IF;
  PERFORM 1 FROM gift_cards WHERE id = NEW.gift_card_id FOR UPDATE;
  SELECT coalesce(sum(amount_cents), 0) INTO balance FROM gift_card_entries WHERE gift_card_id = NEW.gift_card_id;
  IF balance + NEW.amount_cents < 0 THEN
    RAISE EXCEPTION 'gift card % holds less than what is taken', NEW.gift_card_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'gift_card_entries_balance', TABLE = 'gift_card_entries';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "gift_card_entries_ledger" BEFORE INSERT OR UPDATE OR DELETE ON "gift_card_entries"
  FOR EACH ROW EXECUTE FUNCTION "guard_gift_card_ledger"();
