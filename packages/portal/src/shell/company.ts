import { defineModule } from "../define/define-module";
import { file, text, time, words } from "../define/fields";
import { pictureTypes } from "../text/pictures";

/** Who the portal belongs to: what stands in its header, on its login screen and on paper. */
export default defineModule({
  key: "company",
  title: "회사 정보",
  entities: {
    company: {
      title: "회사 정보",
      isSingle: true,
      fields: {
        name: text("상호", { required: true, max: 70, hint: "인쇄물에 찍힙니다." }),
        brand: text("짧은 이름", { max: 20, hint: "머리글과 화면 제목에 나타납니다." }),
        greeting: text("로그인 인사말", { max: 40 }),
        logo: file("로고", { accept: pictureTypes.join(","), maxBytes: 500 * 1024 }),
        colour: text("대표 색", {
          max: 7,
          pattern: [/^#[0-9a-f]{6}$/, "#2e6b3a처럼 입력하세요."],
        }),
        biz_no: text("사업자등록번호", { max: 10, format: "businessNumber" }),
        address: text("주소", { max: 150 }),
        /** What somebody has said to need nothing more before people work in the portal. */
        setup: words("마친 준비", { readOnly: true }),
        phone: text("대표전화", { max: 20, format: "phone" }),
        lunch_from: time("점심 시작", { default: "12:00" }),
        lunch_to: time("점심 종료", {
          default: "13:00",
          hint: "이 시간에는 면접을 제안하지 않습니다. 시작과 같으면 없습니다.",
        }),
      },
    },
  },
  screens: [
    {
      path: "/admin/company",
      name: "admin_company",
      guide: {
        label: "회사 정보",
        about: "회사의 이름, 로고, 색, 사업자번호를 정합니다.",
        words: "상호 로고 대표색 색상 주소 전화 사업자등록번호 브랜드 사명",
      },
      title: "회사 정보",
      kind: "edit",
      of: "company",
      can: ["isManageCompanyAdmin:all"],
      form: [
        { title: "화면", fields: ["brand", "greeting", "logo", "colour"] },
        { title: "인쇄물", fields: ["name", "biz_no", "address", "phone"] },
        { title: "점심시간", fields: ["lunch_from", "lunch_to"] },
      ],
    },
  ],
});
