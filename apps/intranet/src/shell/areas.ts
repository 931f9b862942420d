import type { ScreenDefinition } from "@portal/definition";

/** The areas of the portal by the first part of their routes' names, with what they are called. */
export const areaTitles: Readonly<Record<string, string>> = {
  myPIMS: "My PIMS",
  personality: "My PIMS",
  documents: "전자결재",
  customerManagement: "고객관리",
  TaskManagement: "업무관리",
  ResourceManagement: "자원관리",
  CARROTZone: "회사소식",
  BusinessManagement: "사업관리",
};

/** The area of a screen, as its route's name has it; `top` for those that belong to none. */
export function areaOf({ name }: Pick<ScreenDefinition, "name">): string {
  const [area = ""] = name.split("-");
  return area in areaTitles ? area : "top";
}
