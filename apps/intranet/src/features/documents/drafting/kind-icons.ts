import type { DocumentKind } from "@portal/definition";
import IconBeach from "@tabler/icons-react/dist/esm/icons/IconBeach.mjs";
import IconClockPlus from "@tabler/icons-react/dist/esm/icons/IconClockPlus.mjs";
import IconDoorExit from "@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs";
import IconFileInvoice from "@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconHeartHandshake from "@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconLuggage from "@tabler/icons-react/dist/esm/icons/IconLuggage.mjs";
import IconReceipt from "@tabler/icons-react/dist/esm/icons/IconReceipt.mjs";
import IconSchool from "@tabler/icons-react/dist/esm/icons/IconSchool.mjs";
import IconShoppingCart from "@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import type { Drawing } from "../../../controls/icon";

/** The sign of each kind of document, beside its name. */
export const kindIcons: Readonly<Record<DocumentKind, Drawing>> = {
  D1: IconFileText,
  D2: IconShoppingCart,
  D3: IconBeach,
  D4: IconHome,
  D5: IconLuggage,
  D6: IconClockPlus,
  D7: IconSchool,
  D8: IconUsers,
  D9: IconHeartHandshake,
  D10: IconDoorExit,
  EXP: IconReceipt,
  SALES: IconFileInvoice,
};
