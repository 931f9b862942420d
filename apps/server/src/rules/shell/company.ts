import { contrastByDay, LEAST_CONTRAST, notBefore } from "@portal/definition";
import { ApiError, wrongFields } from "../../api-error";
import type { RulesOf } from "../../records/rules";

/** The company: there is one, and its colour can be read. */
export const rules: RulesOf<"company"> = {
  async saving(_, { after }) {
    const { colour, lunch_from, lunch_to } = after;
    if ((lunch_to ?? "") < (lunch_from ?? "")) throw wrongFields({ lunch_to: notBefore("점심 종료", "점심 시작") });
    const contrast = contrastByDay(colour ?? "#000000");
    if (contrast < LEAST_CONTRAST)
      throw wrongFields({
        colour: `대표 색: 바탕과의 대비가 ${contrast} : 1이라 읽기 어렵습니다. ${LEAST_CONTRAST} : 1이 되도록 더 진한 색을 선택하세요.`,
      });
    return undefined;
  },

  async removing() {
    throw new ApiError(409, "회사 정보는 지울 수 없습니다.");
  },
};
