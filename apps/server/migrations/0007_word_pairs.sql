-- Every two letters that stand beside each other in a text: what an index needs to find words inside of it. PostgreSQL's
-- own pg_trgm takes three, which most Korean words do not have, and sees no Hangul at all where LC_CTYPE is C.
CREATE FUNCTION word_pairs(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN (
		SELECT coalesce(array_agg(DISTINCT letter || next), '{}')
		FROM (
			SELECT letter, lead(letter) OVER (ORDER BY place) AS next
			FROM string_to_table(lower(words), NULL) WITH ORDINALITY AS letters (letter, place)
		) pairs
		WHERE next IS NOT NULL
	);
--> statement-breakpoint
-- words as one text; array_to_string itself promises too little for an index
CREATE FUNCTION words_text(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN array_to_string(words, ' ');
