import "../documents.css";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Paging } from "../../../controls/lists/paging";
import { totalText } from "../../../controls/lists/total-text";
import { PageTitle } from "../../../controls/page-title";
import type { Address } from "../../../controls/use-address";

interface ListPageProps {
  title: string;
  address: Address;
  /** Nothing while it is not known. */
  total: number | undefined;
  /** It could not be read. */
  isError?: boolean;
  refetch: () => unknown;
  /** What leads elsewhere, beside the title. */
  actions?: ReactNode;
  filters: ReactNode;
  /** What is done with the rows, beside their number. */
  tools?: ReactNode;
  withoutPages?: boolean;
  children: ReactNode;
}

/** A list's page: title, filters, how many there are, what can be done with them, rows and pages. */
export function ListPage({
  title,
  address,
  total,
  isError = false,
  refetch,
  actions,
  filters,
  tools,
  withoutPages,
  children,
}: ListPageProps) {
  return (
    <>
      <PageTitle title={title}>{actions && <span className="doc-actions">{actions}</span>}</PageTitle>
      {filters}
      <div className="doc-list-head">
        <p role="status">
          {total === undefined ? (isError ? "불러오지 못했습니다." : "불러오는 중…") : totalText({ total })}
        </p>
        {total === undefined && isError && (
          <Button size="compact-xs" variant="default" onClick={() => void refetch()}>
            다시 시도
          </Button>
        )}
        {tools}
      </div>
      {children}
      {!withoutPages && (
        <Paging
          page={address.number("page") || 1}
          total={total}
          onChange={(page) => address.look({ page: page === 1 ? "" : page })}
        />
      )}
    </>
  );
}

/** Sums above a list. */
export function Cards({ cards }: { cards: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="doc-cards">
      {cards.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
