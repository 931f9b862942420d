import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/**
 * Bytes of a table with its indexes up to which it is filled anew when rows that it began with were changed. Of a
 * larger one that takes longer than another copy of the database.
 */
const MOST_BYTES = 3_200_000;

/**
 * Has a database remember what it holds now, and which of its tables are written to from then on, so that what a test
 * wrote can be undone. Nothing in `public` is seen of it but triggers. Asked again, it remembers what has changed.
 */
export async function rememberBase(pool: pg.Pool): Promise<void> {
  await pool.query(machinery);
  await pool.query("select test_undo.remember($1)", [MOST_BYTES]);
}

/** The transaction behind which everything is of a test. */
export async function markBase(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ since: string }>("select pg_current_xact_id()::text as since");
  return (rows[0] as { since: string }).since;
}

/**
 * Makes a database what it was at the mark, row for row in the same order, and its sequences; gives the new mark. `null`
 * is the answer when that cannot be done: something but rows was changed, those of a large table were, or somebody is in
 * it who is not of this pool.
 */
export async function undo(pool: pg.Pool, since: string): Promise<string | null> {
  if (!(await isAlone(pool))) return null;
  const { rows } = await pool.query<{ can: boolean }>("select test_undo.can()");
  if (!rows[0]?.can) return null;
  const undone = await pool.query<{ emptied: string[] }>("select test_undo.undo($1) as emptied", [since]);
  const emptied = undone.rows[0]?.emptied ?? [];
  if (emptied.length > 0) {
    // their files are emptied, too, so that the rows come to lie where they lay
    await pool.query(`vacuum ${emptied.map((name) => `public."${name}"`).join(", ")}`);
    await pool.query("select test_undo.fill($1)", [emptied]);
  }
  return markBase(pool);
}

/** Whether nobody but the pool is connected; who has just gone may take a moment. */
async function isAlone(pool: pg.Pool): Promise<boolean> {
  for (let waited = 0; waited < 200; waited += 10) {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where datname = current_database()",
    );
    if ((rows[0]?.count ?? 0) <= pool.totalCount) return true;
    await sleep(10);
  }
  return false;
}

/**
 * What is written is noted by statement: `a`, rows were added, all behind the last one; `n`, rows were added; `c`, rows
 * that were there may have been changed or removed; `s`, a table was emptied or anything but rows was changed. Notes are
 * only added, so that nobody waits for another's.
 */
const machinery = `
create schema if not exists test_base;
create schema if not exists test_undo;
create unlogged table if not exists test_undo.note (of oid, kind "char");
create table if not exists test_undo.base (of oid primary key, name text, last bigint, columns text);
create table if not exists test_undo.sequence (of oid primary key, last bigint, first bigint);

create or replace function test_undo.note_added() returns trigger language plpgsql as $$
begin
  if exists (select from rows) then insert into test_undo.note values (tg_relid, 'n'); end if;
  return null;
end $$;

create or replace function test_undo.note_added_by_idx() returns trigger language plpgsql as $$
declare lowest bigint := (select min(idx) from rows);
begin
  if lowest > tg_argv[0]::bigint then insert into test_undo.note values (tg_relid, 'a');
  elsif lowest is not null then insert into test_undo.note values (tg_relid, 'n');
  end if;
  return null;
end $$;

create or replace function test_undo.note_changed() returns trigger language plpgsql as $$
begin
  if exists (select from rows) then insert into test_undo.note values (tg_relid, 'c'); end if;
  return null;
end $$;

create or replace function test_undo.note_changed_by_idx() returns trigger language plpgsql as $$
begin
  if exists (select from rows where idx <= tg_argv[0]::bigint) then
    insert into test_undo.note values (tg_relid, 'c');
  end if;
  return null;
end $$;

create or replace function test_undo.note_emptied() returns trigger language plpgsql as $$
begin
  insert into test_undo.note values (tg_relid, 's');
  return null;
end $$;

create or replace function test_undo.note_otherwise() returns event_trigger language plpgsql as $$
begin
  insert into test_undo.note values (0, 's');
end $$;

create or replace function test_undo.remember(most integer) returns void language plpgsql as $$
declare
  t record;
  last bigint;
  named text;
begin
  for t in
    select oid, relname, exists (select from pg_attribute where attrelid = c.oid and attname = 'idx') as has_idx
    from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and (not exists (select from test_undo.base where of = c.oid)
        or exists (select from test_undo.note where of = c.oid))
  loop
    execute format('drop table if exists test_base.%I', t.relname);
    last := 0;
    if t.has_idx then execute format('select coalesce(max(idx), 0) from public.%I', t.relname) into last; end if;
    named := null;
    if pg_total_relation_size(t.oid) <= most then
      execute format('create table test_base.%I as table public.%I', t.relname, t.relname);
      select string_agg(quote_ident(attname), ', ' order by attnum) into named
      from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '';
    end if;
    delete from test_undo.base where name = t.relname;
    insert into test_undo.base values (t.oid, t.relname, last, named);
    execute format('create or replace trigger test_undo_added after insert on public.%I referencing new table as rows
      for each statement execute function test_undo.note_added%s(%L)',
      t.relname, case when t.has_idx then '_by_idx' else '' end, last);
    execute format('create or replace trigger test_undo_changed after update on public.%I referencing old table as rows
      for each statement execute function test_undo.note_changed%s(%L)',
      t.relname, case when t.has_idx then '_by_idx' else '' end, last);
    execute format('create or replace trigger test_undo_removed after delete on public.%I referencing old table as rows
      for each statement execute function test_undo.note_changed%s(%L)',
      t.relname, case when t.has_idx then '_by_idx' else '' end, last);
    execute format('create or replace trigger test_undo_emptied after truncate on public.%I
      for each statement execute function test_undo.note_emptied()', t.relname);
    -- whoever goes around the triggers is seen, too
    execute format('alter table public.%1$I enable always trigger test_undo_added,
      enable always trigger test_undo_changed, enable always trigger test_undo_removed,
      enable always trigger test_undo_emptied', t.relname);
  end loop;
  delete from test_undo.base where not exists (select from pg_class where oid = of);
  delete from test_undo.sequence;
  insert into test_undo.sequence
    select seqrelid, pg_sequence_last_value(seqrelid), seqstart from pg_sequence;
  if not exists (select from pg_event_trigger where evtname = 'test_undo') then
    create event trigger test_undo on ddl_command_end execute function test_undo.note_otherwise();
  end if;
  delete from test_undo.note;
end $$;

create or replace function test_undo.can() returns boolean language sql as $$
  select not exists (
    select from test_undo.note left join test_undo.base using (of)
    where kind = 's' or base.of is null or kind = 'c' and columns is null
  )
$$;

create or replace function test_undo.undo(since text) returns text[] language plpgsql as $$
declare
  t record;
  emptied text[] := '{}';
begin
  -- neither triggers nor references
  perform set_config('session_replication_role', 'replica', true);
  for t in
    select name, last, bool_or(kind = 'c') as is_changed, bool_and(kind = 'a') as is_behind
    from test_undo.note join test_undo.base using (of) group by name, last
  loop
    if t.is_changed then
      execute format('delete from public.%I', t.name);
      emptied := emptied || t.name;
    elsif t.is_behind then
      execute format('delete from public.%I where idx > %s', t.name, t.last);
    else
      execute format('delete from public.%I where xmin::text::bigint > %s', t.name, since);
    end if;
  end loop;
  delete from test_undo.note;
  perform setval(of, coalesce(last, first), last is not null)
  from test_undo.sequence where pg_sequence_last_value(of) is distinct from last;
  return emptied;
end $$;

create or replace function test_undo.fill(names text[]) returns void language plpgsql as $$
declare t record;
begin
  perform set_config('session_replication_role', 'replica', true);
  for t in select name, columns from test_undo.base where name = any (names) loop
    execute format('insert into public.%I (%s) overriding system value select %s from test_base.%I',
      t.name, t.columns, t.columns, t.name);
  end loop;
  delete from test_undo.note;
end $$;
`;
