import { mayOpen, type ScreenDefinition, screens } from "@portal/definition";

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

/** Where the page with all screens of an area is. */
export function areaPath(area: string): string {
  return `/${area.toLowerCase()}`;
}

/** The areas that have screens that somebody may open, with what they are called; areas of one title are one. */
export function openAreas(ids: Parameters<typeof mayOpen>[0]): { title: string; path: string }[] {
  const areas = screens.filter(({ can, path }) => !path.includes(":") && mayOpen(ids, can)).map(areaOf);
  return Object.entries(areaTitles)
    .filter(([area, title], at, all) => areas.includes(area) && all.findIndex(([, other]) => other === title) === at)
    .map(([area, title]) => ({ title, path: areaPath(area) }));
}
