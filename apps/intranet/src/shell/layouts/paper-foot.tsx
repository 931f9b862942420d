import "./paper-foot.css";
import { company } from "../../api/company";
import { today } from "../../controls/dates/today";
import { useStore } from "../../store";

/** Whose paper it is, when it was printed and by whom. */
export function PaperFoot() {
  const kname = useStore((state) => state.kname);
  return <p className="paper-foot">{[company.about, `${today()} ${kname} 출력`].filter(Boolean).join(" · ")}</p>;
}
