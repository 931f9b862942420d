import type { ModuleDefinition, ScreenDefinition } from "@portal/definition";
import { choice, link, staff, text } from "@portal/definition/define";

/** What people take part in by other records. */
export const deliveries = {
  delivery: {
    title: "납품",
    hasOrgUnit: true,
    party: [
      {
        column: "idx_agent",
        holds: "staff",
        through: { entity: "supplier", link: "idx_supplier" },
        readsOnly: true,
        widens: true,
      },
      {
        column: "idx_staff",
        holds: "staff",
        below: { entity: "delivery_check", link: "idx_delivery", where: { kind: "open" } },
      },
    ],
    fields: {
      title: text("제목", { required: true, max: 60 }),
      supplier: link("공급처", { to: "supplier" }),
      terms: text("조건", {
        max: 60,
        read: [
          {
            column: "idx_agent",
            holds: "staff",
            through: { entity: "supplier", link: "idx_supplier" },
          },
        ],
      }),
    },
  },
  delivery_check: {
    title: "검수",
    fields: {
      delivery: link("납품", { to: "delivery", required: true }),
      staff: staff("검수자"),
      kind: choice("구분", { open: "개봉", count: "수량" }, { default: "open" }),
    },
  },
} as const satisfies ModuleDefinition["entities"];

/** The deliveries, one's own and those one takes part in. */
export const deliveryScreens = [
  {
    path: "/workshop/deliveries",
    name: "Workshop-Deliveries",
    kind: "list",
    of: "delivery",
    can: ["isLead:team"],
    columns: ["title", "terms"],
  },
  {
    path: "/workshop/delivery/:idx",
    name: "Workshop-Delivery-idx",
    kind: "view",
    of: "delivery",
    can: ["staff:party"],
    view: [{ fields: ["title", "terms"] }],
  },
  {
    path: "/workshop/deliverymod/:idx",
    name: "Workshop-DeliveryMod-idx",
    kind: "edit",
    of: "delivery",
    can: ["staff:party"],
    form: [{ fields: ["title"] }],
  },
] as const satisfies readonly ScreenDefinition[];
