import { ApiError } from "../../api-error";
import { textsOf } from "../../threads/sheet";

/** The columns of a file of grants, in the order in which they stand without a head. */
const columns = ["사번", "일수", "유효시작", "유효종료", "사유"] as const;

/** The rows of a workbook or a CSV file of grants, as texts; with a head, its columns may stand in any order. */
export async function grantRowsOf(file: Buffer | undefined) {
  const rows = await textsOf(file);
  const [head = []] = rows;
  const hasHead = head.includes(columns[0]);
  const places = columns.map((name, index) => (hasHead ? head.indexOf(name) : index));
  const missing = columns.filter((name, index) => name !== "사유" && places[index] === -1);
  if (missing.length > 0) throw new ApiError(400, `첫 줄에 없는 열이 있습니다: ${missing.join(", ")}`);
  return rows.slice(hasHead ? 1 : 0).map((row) => {
    const [emp_no = "", qty = "", valid_from = "", valid_to = "", memo = ""] = places.map((at) => row[at] ?? "");
    return { emp_no, qty, valid_from, valid_to, memo };
  });
}
