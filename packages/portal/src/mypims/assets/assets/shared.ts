/** Who keeps the assets. */
export const assetAdmins = ["isManageSupportAdmin:all", "isSalesAdmin:all"] as const;
export const moves = [
  {
    of: "asset_move",
    title: "이동 이력",
    columns: ["at", "kind", "from_staff", "to_staff", "from_location", "to_location", "memo", "receipt_at"],
    form: [{ fields: ["kind", "at", "from_staff", "to_staff", "from_location", "to_location", "memo", "receipt_at"] }],
  },
  { of: "asset_report", title: "신고", columns: ["wdate", "kind", "reporter", "content", "status"] },
  { of: "asset_check_item", title: "실사", columns: ["check", "staff", "result", "location", "checked_at"] },
] as const;
