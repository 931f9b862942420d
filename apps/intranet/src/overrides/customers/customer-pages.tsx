import type { FormScreen, ViewScreen } from "@portal/definition";
import { useParams } from "react-router-dom";
import { FormPage } from "../../screens/form-page";
import { ViewPage } from "../../screens/view-page";
import { SameCustomers } from "./same-customers";
import { Timeline } from "./timeline";

/** The form of a customer, beside it those that are called the same. */
export function CustomerFormPage({ screen }: { screen: FormScreen }) {
  const idx = Number(useParams().idx) || undefined;
  return <FormPage screen={screen} beside={(values) => <SameCustomers values={values} idx={idx} />} />;
}

/** All that has happened with a customer. */
export function CustomerActivityPage({ screen }: { screen: ViewScreen }) {
  return <ViewPage screen={screen} below={({ record }) => <Timeline idx={Number(record.idx)} />} />;
}
