import type { FormScreen, ViewScreen } from "@portal/definition";
import { useNavigate } from "react-router-dom";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { useAddress } from "../../controls/use-address";
import { FormPage } from "../../screens/form/form-page";
import { useRefresh } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { Timeline } from "./timeline";

/** What a customer may be made from, by the name that the address has for it: it becomes the customer's own. */
const origins = { card: "business_card", call: "call_log", inquiry: "inquiry", visit: "visit" } as const;

/** The form of a customer. */
export function CustomerFormPage({ screen }: { screen: FormScreen }) {
  const { params: query } = useAddress();
  const [name, entity] = Object.entries(origins).find(([key]) => query.has(key)) ?? [];
  const from = Number(name && query.get(name)) || undefined;
  const navigate = useNavigate();
  const refresh = useRefresh();

  async function take(idx_customer: number) {
    if (from === undefined || entity === undefined) return;
    try {
      const { record } = await callRecords(entity, "read", { idx: from });
      await callRecords(entity, "change", { idx: from, ver: Number(record.ver), values: { idx_customer } });
      await refresh(entity);
    } catch (error) {
      tell(error);
    }
    void navigate(`/customermanagement/customerdbviewtab1/${idx_customer}`, { replace: true });
  }

  return <FormPage screen={screen} {...(from !== undefined && { onSaved: (saved: number) => void take(saved) })} />;
}

/** All that has happened with a customer. */
export function CustomerActivityPage({ screen }: { screen: ViewScreen }) {
  return <ViewPage screen={screen} below={({ record }) => <Timeline idx={Number(record.idx)} />} />;
}
