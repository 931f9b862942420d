-- Workers' Day, a public holiday since 2026, is made up for: tables of years that were entered before get the first free day after it
insert into holiday (hdate, name, kind, half)
select (select min(free)::date
        from generate_series(may.hdate + 1, may.hdate + 14, interval '1 day') free
        where extract(isodow from free) < 6
          and not exists (select from holiday other where other.hdate = free::date and other.idx_sector is null and other.deleted_at is null)),
       '대체공휴일(노동절)', 'sub', 'full'
from holiday may
where to_char(may.hdate, 'MM-DD') = '05-01' and may.hdate >= '2026-01-01' and may.kind = 'legal'
  and may.idx_sector is null and may.deleted_at is null and extract(isodow from may.hdate) > 5
  and not exists (select from holiday other where other.name = '대체공휴일(노동절)' and other.deleted_at is null
                  and extract(year from other.hdate) = extract(year from may.hdate));
