import "./directory-page.css";
import { TextInput } from "@mantine/core";
import { isNamed } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { get } from "../../api/client";
import { PageTitle } from "../../controls/page-title";
import { Paging } from "../../controls/paging";
import { OfficeSelect, SectorSelect, TeamSelect } from "../../controls/unit-select";
import { openPopup } from "../../shell/popups/popups-store";
import { useDirectory } from "../../shell/reads";

const ROWS = 30;

/** Who works here: extension, mobile number and presence. The address keeps what was looked for. */
export function DirectoryPage({ inWindow = false }: { inWindow?: boolean }) {
  const [query, setQuery] = useSearchParams();
  const unit = (name: string) => Number(query.get(name)) || 0;
  const [sector, office, team, page] = [unit("sector"), unit("office"), unit("team"), unit("page") || 1];
  const text = query.get("name") ?? "";
  const sought = useDeferredValue(text.trim());
  const everybody = useDirectory(true);
  const { data: members } = useQuery({
    queryKey: ["staff", sector, office, team],
    queryFn: () => get("/rest/component/getStaff", { idx_sector: sector, idx_office: office, idx_team: team }),
    enabled: sector + office + team > 0,
    meta: { onRefusal: "log" },
  });
  const inUnit = members && new Set(members.list.map(({ idx }) => idx));
  const found = everybody?.filter((person) => (inUnit?.has(person.idx) ?? true) && isNamed(person, sought));

  /** Changes the address; another search begins at its first page. */
  function look(change: Readonly<Record<string, string | number>>) {
    const next = new URLSearchParams(query);
    next.delete("page");
    for (const [name, value] of Object.entries(change)) {
      if (value === "" || value === 0) next.delete(name);
      else next.set(name, String(value));
    }
    setQuery(next, { replace: true });
  }

  return (
    <>
      <PageTitle title="직원번호" />
      <search className="directory-filters">
        <TextInput
          aria-label="이름"
          placeholder="이름 (영문 앞부분, 한글, 초성)"
          size="xs"
          value={text}
          onChange={({ currentTarget }) => look({ name: currentTarget.value })}
        />
        <SectorSelect
          label="부문"
          all="모든 부문"
          value={sector}
          onChange={(value) => look({ sector: value, office: 0, team: 0 })}
        />
        <OfficeSelect
          label="본부"
          all="모든 본부"
          sector={sector}
          value={office}
          onChange={(value) => look({ office: value, team: 0 })}
        />
        <TeamSelect
          label="팀"
          all="모든 팀"
          sector={sector}
          office={office}
          value={team}
          onChange={(value) => look({ team: value })}
        />
        <button type="button" onClick={() => setQuery({}, { replace: true })}>
          초기화
        </button>
      </search>
      <p role="status">{found ? `${found.length}명` : "불러오는 중…"}</p>
      <div className="directory-scroll">
        <table className="directory">
          <thead>
            <tr>
              <th scope="col">이름</th>
              <th scope="col">영문 이름</th>
              <th scope="col">내선</th>
              <th scope="col">휴대폰</th>
              <th scope="col">접속</th>
              {!inWindow && <th scope="col">감사달러</th>}
            </tr>
          </thead>
          <tbody>
            {found?.slice((page - 1) * ROWS, page * ROWS).map((person) => (
              <tr key={person.idx}>
                <td>{person.kname}</td>
                <td>{person.ename}</td>
                <td>{person.mp3code}</td>
                <td>{person.phone ? <a href={`tel:${person.phone}`}>{person.phone}</a> : "비공개"}</td>
                <td>{person.is_on === "Y" ? "● 접속 중" : "○ 자리 비움"}</td>
                {!inWindow && (
                  <td>
                    {person.is_thanks === "Y" && (
                      <button
                        type="button"
                        aria-label={`${person.kname}님에게 감사달러 보내기`}
                        onClick={() => openPopup({ kind: "thanks", to: person.idx })}
                      >
                        보내기
                      </button>
                    )}
                  </td>
                )}
              </tr>
            ))}
            {found?.length === 0 && (
              <tr>
                <td colSpan={6}>찾는 직원이 없습니다. 이름이나 조직을 바꿔 보세요.</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Paging page={page} total={found?.length} rows={ROWS} onChange={(value) => look({ page: value })} />
    </>
  );
}

/** The same in a window of its own (1080 × 800). */
export function DirectoryWindow() {
  return (
    <main className="directory-window">
      <DirectoryPage inWindow />
    </main>
  );
}
