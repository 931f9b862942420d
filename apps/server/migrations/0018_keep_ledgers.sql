-- A ledger's row says how many there are with it. Rows of one balance come one after the other, the last one last by its
-- number, and none takes more than there is. Arguments: the columns of quantity and balance, `below` where there may be
-- less than nothing, and the columns that a balance is kept for.
CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	given jsonb := to_jsonb(NEW);
	account text := TG_TABLE_NAME;
	same text := 'true';
	per text;
	before bigint;
	balance bigint;
BEGIN
	-- a backup brings rows as they were kept
	IF current_setting('portal.restoring', true) = 'on' THEN
		RETURN NEW;
	END IF;
	FOREACH per IN ARRAY TG_ARGV[3:] LOOP
		account := account || ' ' || coalesce(given ->> per, '');
		same := same || CASE
			WHEN given ->> per IS NULL THEN format(' AND %I IS NULL', per)
			ELSE format(' AND %I = %L', per, given ->> per)
		END;
	END LOOP;
	PERFORM pg_advisory_xact_lock(hashtextextended(account, 0));
	EXECUTE format('SELECT %I FROM %I WHERE %s ORDER BY idx DESC LIMIT 1', TG_ARGV[1], TG_TABLE_NAME, same) INTO before;
	balance := coalesce(before, 0) + (given ->> TG_ARGV[0])::bigint;
	IF balance < 0 AND TG_ARGV[2] <> 'below' THEN
		RAISE EXCEPTION '% is not below zero', TG_TABLE_NAME
			USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_not_below_zero';
	END IF;
	given := jsonb_build_object(TG_ARGV[1], balance, 'idx', nextval(pg_get_serial_sequence(TG_TABLE_NAME, 'idx')));
	RETURN jsonb_populate_record(NEW, given);
END $$;
