import "../../controls/screen.css";
import "./list.css";
import { Button } from "@mantine/core";
import { type FormScreen, type ListScreen, mayOpen, screensInDrawer, sideFigures, sideLists } from "@portal/definition";
import { type ReactNode, Suspense } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import type { Known } from "../../controls/field-kind";
import { CarriedNote } from "../../controls/lists/carried-note";
import { EmptyNote } from "../../controls/lists/empty-note";
import { nothingText } from "../../controls/lists/nothing-text";
import { Paging } from "../../controls/lists/paging";
import { totalText } from "../../controls/lists/total-text";
import { PageTitle } from "../../controls/page-title";
import { Skeleton } from "../../controls/pending";
import { TabStrip } from "../../controls/tabs/tab-strip";
import { useAddress } from "../../controls/use-address";
import { usePhone } from "../../controls/use-phone";
import { columnAt } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { isEntered, siblingOf, titleOf } from "../../fields/siblings";
import { later } from "../../loading/later";
import { signedInIds } from "../../store";
import { ImportButton } from "../imports/import-dialog";
import { addressBelow, addressOfRecord, type FromList, screenOfRow, withQuery } from "../record-links";
import { RecordTrouble } from "../record-trouble";
import { type ReadAnswer, type Row, useRecordList } from "../records";
import { ScreenTabs } from "../screen-tabs";
import { WayButtons } from "../way-buttons";
import { BelowLine } from "./below-line";
import { BulkBar } from "./bulk-bar";
import { ColumnChoice, useColumns } from "./column-choice";
import { ExportMenu } from "./export-menu";
import { type ListAddress, useListAddress } from "./list-address";
import { ListFilters, ListTabs } from "./list-filters";
import { mayExport, mayImport } from "./may";
import { NarrowButtons } from "./narrow-buttons";
import { RecordBoard } from "./record-board";
import { RecordCalendar } from "./record-calendar";
import { RecordCards } from "./record-cards";
import { type Cells, type RecordsProps, RecordTable } from "./record-table";
import { useSelection } from "./selection";

export interface ListPageProps {
  screen: ListScreen;
  /** Stands between the title and the filters. */
  above?: ReactNode;
  /** A record as a card, in place of its columns. */
  card?: (row: Row, known: Known) => ReactNode;
  /** What stands in a cell in place of the value as it is shown elsewhere, by the column's key. */
  cells?: Cells;
  /** Ways to look at the records that are the module's own. */
  layouts?: Partial<Record<"tree", (records: RecordsProps & { address: ListAddress; isPhone: boolean }) => ReactNode>>;
  /** What stands in one of these ways in place of how many records there are. */
  totals?: Partial<Record<"tree", ReactNode>>;
  /** Buttons beside those of every list. */
  actions?: ReactNode;
  /** What stands in place of the records where there are none. */
  empty?: ReactNode;
  /** Where a record is opened when it has no page of its own. */
  addressOf?: (idx: number) => string;
  /** What stands in the drawer above a record, by what was read of it. */
  inDrawer?: (read: ReadAnswer) => ReactNode;
  /** The same of the further lists on the page, by their keys. */
  sides?: Readonly<Record<string, Pick<ListPageProps, "above" | "card" | "actions">>>;
}

const Figures = later(async () => (await import("../statistics/dashboard-page")).DashboardPage);
const RecordDrawer = later(async () => (await import("./record-drawer")).RecordDrawer);

const layoutTitles = { table: "표", cards: "카드", board: "보드", calendar: "달력", tree: "트리" } as const;

/** Records as rows, cards or a board; what is looked for is in the address, and which of the lists and charts on its page. */
export function ListPage(props: ListPageProps) {
  const { params: query } = useAddress();
  const isOpen = ({ can }: Pick<ListScreen, "can">) => mayOpen(signedInIds(), can);
  const open = [...sideLists(props.screen).filter(isOpen), ...sideFigures(props.screen).filter(isOpen)];
  const chosen = open.find(({ name }) => name === `${props.screen.name}#${query.get("list")}`);
  const strip = open.length > 0 && (
    <TabStrip label="목록">
      {[props.screen, ...open].map((one) => (
        <Link key={one.name} to={one.path} aria-current={one === (chosen ?? props.screen) ? "page" : undefined}>
          {titleOf(one)}
        </Link>
      ))}
    </TabStrip>
  );
  if (chosen?.kind === "statistics")
    return (
      <Suspense fallback={<Skeleton lines={12} />}>
        <Figures key={chosen.name} screen={chosen} above={strip} />
      </Suspense>
    );
  if (chosen)
    return <Records key={chosen.name} screen={chosen} strip={strip} {...props.sides?.[query.get("list") ?? ""]} />;
  return <Records {...props} strip={strip} />;
}

function Records({
  strip,
  screen,
  above,
  card,
  cells,
  layouts = {},
  totals = {},
  actions,
  empty,
  addressOf,
  inDrawer,
}: Omit<ListPageProps, "sides"> & { strip: ReactNode }) {
  const address = useListAddress(screen);
  const { search, hash } = useLocation();
  const isPhone = usePhone();
  const isBoard = address.layout === "board";
  const own = layouts[address.layout as "tree"];
  const { data, error, isPlaceholderData, refetch } = useRecordList(screen.of, address.asked, screen.refresh);
  const [columns, setColumns] = useColumns(screen);
  // what is ticked while another list is under way goes with the rows it was ticked in
  const selection = useSelection(isPlaceholderData ? "" : JSON.stringify(address.asked));
  const target = screenOfRow(screen);
  const add = siblingOf(screen, "add") as FormScreen | undefined;
  const { idx: below } = useParams();
  const addTo =
    add && (add.name === screensInDrawer(screen).add?.name ? withQuery(add, search) : addressBelow(add, below));
  const known: Known = data ?? nothing;
  const shown = {
    screen,
    rows: data?.list ?? [],
    known,
    columns: columns.map((key) => columnAt(screen, key)),
    linkOf: (idx: number) => {
      if (screen.drawer?.view) return `${search}#${idx}`;
      return addressOf ? addressOf(idx) : target && addressOfRecord(target, idx);
    },
    linkState: { list: screen.name, search, ...belowOf(screen, below) },
    selection,
  };

  return (
    <div className="record-screen">
      <ListTitle {...{ screen, actions, columns, addTo }} asked={address.asked} />
      {screen.below && below && <BelowLine screen={screen} idx={Number(below)} />}
      {strip}
      <ScreenTabs screen={screen} />
      {above}
      <ListTabs screen={screen} address={address} />
      <ListFilters screen={screen} address={address} />
      <CarriedNote />
      <div className="list-head">
        <p role="status" className="list-total">
          {totals[address.layout as "tree"] ?? (data ? totalText(data) : error ? "" : "불러오는 중…")}
        </p>
        <NarrowButtons narrows={screen.narrows} />
        <BulkBar
          screen={screen}
          selection={selection}
          fitting={{ asked: address.asked, shown: shown.rows.map(({ idx }) => Number(idx)), total: data?.total }}
        />
        <span className="list-tools">
          <LayoutChoice screen={screen} address={address} />
          {!isPhone && address.layout === "table" && (
            <ColumnChoice screen={screen} chosen={columns} onChange={setColumns} />
          )}
        </span>
      </div>
      {error && !data ? (
        <RecordTrouble what="목록" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="list-body" aria-busy={data === undefined || isPlaceholderData}>
          {own ? (
            own({ ...shown, address, isPhone })
          ) : data?.list.length === 0 && address.layout !== "calendar" ? (
            (empty ?? <NoRecords screen={screen} address={address} />)
          ) : (
            <RecordsIn {...{ shown, address, data, isPhone, card, cells }} />
          )}
        </div>
      )}
      {screen.drawer && hash !== "" && (
        <Suspense fallback={null}>
          <RecordDrawer screen={screen} asked={address.asked} {...(inDrawer && { above: inDrawer })} />
        </Suspense>
      )}
      {!isBoard && !own && address.layout !== "calendar" && (
        <Paging
          page={address.page}
          total={data?.total}
          onChange={(page) => address.go({ page: page === 1 ? "" : String(page) })}
        />
      )}
    </div>
  );
}

interface ListTitleProps {
  screen: ListScreen;
  actions: ReactNode;
  asked: ListAddress["asked"];
  columns: readonly string[];
  /** Where a new record is written, for whoever may. */
  addTo: string | undefined;
}

/** The list's title, and what is done with the list as a whole. */
function ListTitle({ screen, actions, asked, columns, addTo }: ListTitleProps) {
  return (
    <PageTitle title={titleOf(screen)}>
      <div className="screen-actions">
        {actions}
        <WayButtons ways={screen.ways} />
        {mayImport(screen) && <ImportButton screen={screen} />}
        {mayExport(screen) && <ExportMenu screen={screen} asked={asked} columns={columns} />}
        {addTo !== undefined && (
          <Button component={Link} to={addTo} size="xs">
            등록
          </Button>
        )}
      </div>
    </PageTitle>
  );
}

interface InListProps {
  screen: ListScreen;
  address: ListAddress;
}

/** The ways to look at a list, where it has more than one. */
function LayoutChoice({ screen: { layouts = [] }, address }: InListProps) {
  if (layouts.length < 2) return null;
  return (
    <span role="group" aria-label="보는 방식" className="list-layouts">
      {layouts.map((layout) => (
        <button
          key={layout}
          type="button"
          aria-pressed={layout === address.layout}
          onClick={() => address.look({ layout: layout === layouts[0] ? "" : layout })}
        >
          {layoutTitles[layout]}
        </button>
      ))}
    </span>
  );
}

/** Says that there are none, or none of those that the filters or the tab ask for. */
function NoRecords({ screen, address }: InListProps) {
  const tab = screen.tabs?.find(({ key }) => key === address.tab);
  const { isNarrowed } = address;
  const part = (tab?.where ?? tab?.any ?? tab?.party) ? tab : undefined;
  return (
    <EmptyNote>
      {!isNarrowed && part && `‘${part.title}’ 탭에 `}
      {!isNarrowed && !part && isEntered(screen.of) && "등록된 "}
      {nothingText(entityOf(screen.of).title, isNarrowed)}{" "}
      {isNarrowed && (
        <button type="button" onClick={address.reset}>
          조건 지우기
        </button>
      )}
    </EmptyNote>
  );
}

interface RecordsInProps {
  shown: RecordsProps;
  address: ListAddress;
  /** Nothing while they are on their way. */
  data: ReturnType<typeof useRecordList>["data"];
  isPhone: boolean;
  card: ListPageProps["card"];
  cells: Cells | undefined;
}

/** The records in the chosen layout; on a phone rows are cards. */
function RecordsIn({ shown, address, data, isPhone, card, cells }: RecordsInProps) {
  const { screen, columns, linkOf, linkState } = shown;
  if (address.layout === "board" && entityOf(screen.of).flow)
    return <RecordBoard {...{ screen, columns, linkOf, linkState }} asked={address.asked} {...(card && { card })} />;
  if (address.layout === "calendar") return <RecordCalendar {...{ screen, address, columns, linkOf, linkState }} />;
  if (!isPhone && address.layout !== "cards")
    return (
      <RecordTable
        {...shown}
        {...(cells && { cells })}
        address={address}
        sums={data?.sums ?? {}}
        isWaiting={data === undefined}
      />
    );
  return data ? <RecordCards {...shown} {...(card && { card })} /> : <Skeleton lines={12} />;
}

function belowOf({ below }: ListScreen, idx: string | undefined): Pick<FromList, "below"> {
  return below !== undefined && idx !== undefined ? { below: [below, idx] } : {};
}

const nothing: Known = { names: {}, files: {} };
