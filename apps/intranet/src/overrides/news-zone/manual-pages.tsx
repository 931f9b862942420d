import "@mantine/core/styles/Combobox.css";
import "./news-zone.css";
import { Autocomplete, Button } from "@mantine/core";
import type { FormScreen, ListScreen, ViewScreen } from "@portal/definition";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { get } from "../../api/client";
import { Icon } from "../../controls/icon";
import type { OwnInput } from "../../screens/form/fields/form-field";
import { OwnField } from "../../screens/form/fields/own-field";
import { FormPage } from "../../screens/form/form-page";
import type { ListAddress } from "../../screens/list/list-address";
import { ListPage } from "../../screens/list/list-page";
import { RecordCards } from "../../screens/list/record-cards";
import { type RecordsProps, RecordTable } from "../../screens/list/record-table";
import { ViewPage } from "../../screens/view/view-page";
import { usePinned } from "../../shell/pinned";
import { ManualVersions } from "./manual-versions";
import { PostComments } from "./post-comments";
import { postCells } from "./post-marks";
import { Readers } from "./post-tools";

/** Manuals in their folders. */
export function ManualListPage({ screen }: { screen: ListScreen }) {
  return (
    <ListPage
      screen={screen}
      cells={{ title: (row, _, shown) => <ManualTitle idx={Number(row.idx)}>{shown}</ManualTitle> }}
      layouts={{ tree: (records) => <ManualTree {...records} /> }}
    />
  );
}

function ManualTitle({ idx, children }: { idx: number; children: ReactNode }) {
  const { pinned } = usePinned("pinned_manuals");
  return (
    <>
      {pinned.includes(idx) && (
        <span role="img" aria-label="즐겨찾기">
          <Icon of={IconStarFilled} size={13} />{" "}
        </span>
      )}
      {children}
    </>
  );
}

function useFolders() {
  const { data } = useQuery({
    queryKey: ["records", "post", "folders"],
    queryFn: () => get("/rest/carrotzone/getManualFolders"),
    meta: { onRefusal: "log" },
  });
  return data?.list ?? [];
}

/** The folders at the left, what is in the chosen one beside them. */
function ManualTree({ address, isPhone, ...records }: RecordsProps & { address: ListAddress; isPhone: boolean }) {
  const folders = useFolders();
  const name = "manual_doc.folder";
  const chosen = address.query[name] ?? "";
  const tops = [...new Set(folders.map(({ folder }) => folder.split("/")[0] ?? ""))];
  const sum = (top: string) =>
    folders.filter(({ folder }) => folder.split("/")[0] === top).reduce((all, { count }) => all + count, 0);
  const choose = (folder: string) => address.look({ [name]: folder });
  return (
    <div className="manual-layout">
      <nav className="manual-tree" aria-label="분류폴더">
        <ul>
          <li>
            <button type="button" aria-pressed={chosen === ""} onClick={() => choose("")}>
              전체 <small>{folders.reduce((all, { count }) => all + count, 0)}</small>
            </button>
          </li>
          {tops.map((top) => (
            <li key={top}>
              <button type="button" aria-pressed={chosen === top} onClick={() => choose(top)}>
                {top} <small>{sum(top)}</small>
              </button>
              <ul>
                {folders
                  .filter(({ folder }) => folder.startsWith(`${top}/`))
                  .map(({ folder, count }) => (
                    <li key={folder}>
                      <button type="button" aria-pressed={chosen === folder} onClick={() => choose(folder)}>
                        {folder.slice(top.length + 1)} <small>{count}</small>
                      </button>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {isPhone ? (
          <RecordCards {...records} />
        ) : (
          <RecordTable {...records} address={address} cells={postCells} sums={{}} isWaiting={false} />
        )}
      </div>
    </div>
  );
}

/** A manual with its versions. */
export function ManualViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      above={(read) => <Favourite idx={Number(read.record.idx)} />}
      below={(read) => (
        <>
          <ManualVersions read={read} />
          <Readers read={read} />
          <PostComments idx={Number(read.record.idx)} />
        </>
      )}
    />
  );
}

function Favourite({ idx }: { idx: number }) {
  const { pinned, toggle } = usePinned("pinned_manuals");
  const isPinned = pinned.includes(idx);
  return (
    <div className="post-tools">
      <Button
        size="xs"
        variant={isPinned ? "light" : "default"}
        leftSection={<Icon of={isPinned ? IconStarFilled : IconStar} size={15} />}
        aria-pressed={isPinned}
        onClick={() => void toggle(idx)}
      >
        즐겨찾기
      </Button>
    </div>
  );
}

/** A manual, to be written: folders are those there are, or a new one. */
export function ManualFormPage({ screen }: { screen: FormScreen }) {
  return <FormPage screen={screen} inputs={inputs} />;
}

const inputs: Readonly<Record<string, OwnInput>> = {
  "manual_doc.folder": (props) => <FolderInput {...props} />,
};

function FolderInput({ value, onChange, problem }: Parameters<OwnInput>[0]) {
  const folders = useFolders();
  return (
    <OwnField label="분류폴더" required hint="하위 폴더는 /로 나눕니다. 예: 인사/휴가" problem={problem}>
      <Autocomplete
        size="xs"
        aria-label="분류폴더"
        maxLength={100}
        value={typeof value === "string" ? value : ""}
        onChange={(typed) => onChange(typed === "" ? null : typed)}
        data={folders.map(({ folder }) => folder)}
      />
    </OwnField>
  );
}
