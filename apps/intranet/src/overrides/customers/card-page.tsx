import "./customers.css";
import { Button } from "@mantine/core";
import type { ViewScreen } from "@portal/definition";
import { Link } from "react-router-dom";
import type { Row } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";

interface Same {
  readonly idx: number;
  readonly name: string;
  readonly company: string;
  readonly owner: string;
}

/** A business card with what follows from it, and the same person's other cards. */
export function CardViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      actions={({ record, may }) =>
        !record.idx_customer &&
        may.change && (
          <Button size="xs" component={Link} to={`/customermanagement/customerdbadd?${customerOf(record)}`}>
            고객사로 등록
          </Button>
        )
      }
      beside={({ extra }) => sameCards((extra.same ?? []) as readonly Same[])}
    />
  );
}

function sameCards(same: readonly Same[]) {
  return (
    same.length > 0 && (
      <section className="card-beside" aria-label="같은 사람의 명함">
        <h2>같은 사람의 명함</h2>
        {same.map(({ idx, name, company, owner }) => (
          <Link key={idx} to={`/customermanagement/businesscardview/${idx}`}>
            {name} · {company} (등록 {owner})
          </Link>
        ))}
      </section>
    )
  );
}

/** What a customer begins with that is made from a card, and which card it is. */
function customerOf({ idx, company, tel, addr }: Row): URLSearchParams {
  const known = { name: company, phone: tel, addr, card: idx };
  return new URLSearchParams(Object.entries(known).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));
}
