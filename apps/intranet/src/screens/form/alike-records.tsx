import { useDebouncedValue } from "@mantine/hooks";
import { columnName, type FormScreen } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { callRecords } from "../../api/client";
import { entityOf } from "../../fields/modules";
import { addressOfRecord, screenOfRow } from "../record-links";
import type { Row } from "../records";

/** How long somebody has stopped typing before the same are looked for, in ms. */
const PAUSE = 300;
/** The longest text by which two records are compared. */
const LONGEST = 200;
const none: readonly string[] = [];

/** Tells of records that are there already and most likely the same as the one that is written. */
export function AlikeRecords({ screen, idx, values }: { screen: FormScreen; idx: number | null; values: Row }) {
  const { title, fields, alikeWithin = none } = entityOf(screen.of);
  const written = useMemo(() => {
    const texts = Object.keys(fields).flatMap((key) => {
      const value = fields[key]?.kind === "text" ? values[key] : undefined;
      return typeof value === "string" && value.trim() !== "" && value.length <= LONGEST ? [[key, value]] : [];
    });
    const within = alikeWithin.map((key) => {
      const column = columnName(key, fields[key]);
      return [column, values[column]];
    });
    return texts.length === 0 ? "{}" : JSON.stringify(Object.fromEntries([...texts, ...within]));
  }, [fields, values, alikeWithin]);
  const [asked] = useDebouncedValue(written, PAUSE);
  const { data } = useQuery({
    queryKey: ["records", screen.of, "alike", idx, asked],
    queryFn: () => callRecords(screen.of, "alike", { values: asked, ...(idx !== null && { idx }) }),
    enabled: asked !== "{}",
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const list = asked === "{}" ? [] : (data?.list ?? []);
  const page = screenOfRow(screen);
  return (
    <div role="status">
      {list.length > 0 && (
        <div className="form-alike">
          <p>이미 등록된 {title}일 수 있습니다. 저장하기 전에 확인하세요.</p>
          <ul>
            {list.map((one) => (
              <li key={one.idx}>
                {page ? (
                  <Link to={addressOfRecord(page, one.idx)} target="_blank">
                    {one.name}
                  </Link>
                ) : (
                  one.name
                )}{" "}
                <small>
                  {one.by} 같음{one.owner && one.owner !== one.name && ` · 담당 ${one.owner}`}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
