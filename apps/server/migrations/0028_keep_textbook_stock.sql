-- The books' stock is the latest balance of their ledger, kept with them so that lists need not count.
CREATE OR REPLACE FUNCTION keep_textbook_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.restoring', true) IS DISTINCT FROM 'on' THEN
    UPDATE textbook SET stock_qty = NEW.balance WHERE idx = NEW.idx_textbook;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER textbook_stock_kept AFTER INSERT ON textbook_stock
  FOR EACH ROW EXECUTE FUNCTION keep_textbook_stock();
