-- The same as before, fast enough for millions of rows.
drop aggregate worth_at_average(integer, numeric);
--> statement-breakpoint
drop function worth_at_average_step(numeric[], integer, numeric);
--> statement-breakpoint
create function worth_at_average_step(state float8[], qty integer, cost float8) returns float8[]
language plpgsql immutable as $$
declare
  average float8 := case when state[1] > 0 then state[2] / state[1] else 0 end;
begin
  state[2] := state[2] + qty * case when qty > 0 then coalesce(cost, average) else average end;
  state[1] := state[1] + qty;
  if state[1] <= 0 then state[2] := 0; end if;
  return state;
end
$$;
--> statement-breakpoint
create aggregate worth_at_average(integer, float8) (
  sfunc = worth_at_average_step, stype = float8[], initcond = '{0,0}'
);
