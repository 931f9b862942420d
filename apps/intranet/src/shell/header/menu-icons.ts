import type { SiteMenu } from "@portal/definition";
import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconCar from "@tabler/icons-react/dist/esm/icons/IconCar.mjs";
import IconFileCheck from "@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs";
import IconPencilPlus from "@tabler/icons-react/dist/esm/icons/IconPencilPlus.mjs";
import IconSpeakerphone from "@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import IconUsersGroup from "@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs";
import type { Drawing } from "../../controls/icon";

/** The sign of each menu, where there is room beside its name. */
export const menuIcons: Readonly<Record<SiteMenu, Drawing>> = {
  request: IconPencilPlus,
  pims: IconUserCircle,
  approval: IconFileCheck,
  resource: IconCar,
  hr: IconUsersGroup,
  customer: IconBriefcase,
  news: IconSpeakerphone,
};
