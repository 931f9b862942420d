/** What kinds of things the company owns, by what their numbers begin with. */
export const assetCategories = {
  notebook: "노트북",
  desktop: "데스크톱",
  monitor: "모니터",
  accessory: "주변기기",
  phone: "휴대폰",
  camera: "촬영장비",
  furniture: "가구",
  software: "소프트웨어",
  vehicle: "차량",
  etc: "기타",
} as const;
