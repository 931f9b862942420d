-- What is left and what it is worth, row by row: what comes adds what was paid, or the average where nothing is told.
create function worth_at_average_step(state numeric[], qty integer, cost numeric) returns numeric[]
language sql immutable as $$
  select case
    when state[1] + qty <= 0 then array[state[1] + qty, 0]
    when qty > 0 then array[state[1] + qty,
      state[2] + qty * coalesce(cost, case when state[1] > 0 then state[2] / state[1] else 0 end)]
    else array[state[1] + qty, state[2] * (state[1] + qty) / state[1]]
  end
$$;
--> statement-breakpoint
create aggregate worth_at_average(integer, numeric) (
  sfunc = worth_at_average_step, stype = numeric[], initcond = '{0,0}'
);
