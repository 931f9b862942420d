import "./customers.css";
import { Button } from "@mantine/core";
import type { ViewScreen } from "@portal/definition";
import { Link } from "react-router-dom";
import { saveAs } from "../../api/save-as";
import type { Row } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { cardFile } from "./card-file";

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
      more={({ record }) => [{ title: "연락처 파일(vCard)", onClick: () => take(record) }]}
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

function take(record: Row): void {
  const text = (key: string) => String(record[key] ?? "");
  const [name, company, dept, title] = [text("name"), text("company"), text("dept"), text("title")];
  const [phone, tel, email, addr] = [text("phone"), text("tel"), text("email"), text("addr")];
  const file = cardFile({ name, company, dept, title, phone, tel, email, addr });
  saveAs(new Blob([file], { type: "text/vcard" }), `${name}.vcf`);
}
