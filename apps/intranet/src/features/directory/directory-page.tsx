import "../../shell/failures/page.css";
import { ResetFilters } from "../../controls/lists/reset-filters";
import "./directory-page.css";
import { isNamed } from "@portal/definition";
import { useEffect, useState } from "react";
import { useDirectory } from "../../api/reads";
import { FoldedFilters } from "../../controls/lists/folded-filters";
import { Paging } from "../../controls/lists/paging";
import { PageTitle } from "../../controls/page-title";
import { OfficeSelect, SectorSelect, TeamSelect } from "../../controls/pickers/unit-select";
import { useAddress } from "../../controls/use-address";
import { WordsInput } from "../../fields/filters";
import { DirectoryTable } from "./directory-table";
import { ordered, readOrder } from "./order";
import { ProfileCard } from "./profile-card";

const ROWS = 30;

/** Who works here: where, how they are reached and whether they are there. The address keeps what was looked for. */
export function DirectoryPage({ inWindow = false }: { inWindow?: boolean }) {
  const { query, text: given, number, change, look, clear } = useAddress();
  const [sector, office, team, page] = [number("sector"), number("office"), number("team"), number("page") || 1];
  const text = given("name");
  // the address has a name once it is typed whole; people are found by each letter
  const [name, setName] = useState(text);
  useEffect(() => setName(text), [text]);
  const at = name === text ? page : 1;
  const everybody = useDirectory(true);
  const order = readOrder(given("sort"));
  const found = everybody?.filter(
    (person) =>
      (sector === 0 || person.idx_sector === sector) &&
      (office === 0 || person.idx_office === office) &&
      (team === 0 || person.idx_team === team) &&
      isNamed(person, name.trim()),
  );
  const shown = found && ordered(found, order);
  const opened = everybody?.find(({ idx }) => idx === number("person"));

  const units = [
    {
      names: ["sector"],
      shown: (
        <SectorSelect label="부문" value={sector} onChange={(value) => look({ sector: value, office: 0, team: 0 })} />
      ),
    },
    {
      names: ["office"],
      shown: (
        <OfficeSelect
          label="본부"
          sector={sector}
          value={office}
          onChange={(value) => look({ office: value, team: 0 })}
        />
      ),
    },
    {
      names: ["team"],
      shown: (
        <TeamSelect
          label="팀"
          sector={sector}
          office={office}
          value={team}
          onChange={(value) => look({ team: value })}
        />
      ),
    },
  ];

  return (
    <>
      <PageTitle title="직원번호" />
      <search className="directory-filters">
        <WordsInput
          label="이름"
          hint="이름 (영문 앞부분, 한글, 초성)"
          value={text}
          onType={setName}
          onChange={(whole) => look({ name: whole })}
        />
        <FoldedFilters filters={units} query={query} />
        <ResetFilters onClick={clear} />
      </search>
      <p role="status">{found ? `${found.length}명` : "불러오는 중…"}</p>
      <DirectoryTable
        people={shown?.slice((at - 1) * ROWS, at * ROWS)}
        order={order}
        onOrder={(sort) => look({ sort: sort === "unit" ? "" : sort })}
        onOpen={(person) => change({ person })}
        withThanks={!inWindow}
      />
      <Paging page={at} total={found?.length} rows={ROWS} onChange={(value) => change({ page: value })} />
      {opened && <ProfileCard person={opened} withThanks={!inWindow} onClose={() => change({ person: 0 })} />}
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
