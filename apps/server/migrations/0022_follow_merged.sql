-- A link to a record that has become part of another one leads to that one. Who writes a link waits while what it leads
-- to is merged. Arguments: the linked table, its column with what a record has become, and the column of the link.
CREATE FUNCTION follow_merged() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	given bigint;
	become bigint;
BEGIN
	-- a backup brings rows as they were kept
	IF current_setting('portal.restoring', true) = 'on' THEN
		RETURN NEW;
	END IF;
	EXECUTE format('SELECT ($1).%I', TG_ARGV[2]) INTO given USING NEW;
	IF given IS NULL THEN
		RETURN NEW;
	END IF;
	EXECUTE format('SELECT %I FROM %I WHERE idx = $1 FOR KEY SHARE', TG_ARGV[1], TG_ARGV[0]) INTO become USING given;
	IF become IS NULL THEN
		RETURN NEW;
	END IF;
	RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[2], become));
END $$;
