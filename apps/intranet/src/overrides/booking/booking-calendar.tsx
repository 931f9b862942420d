import type { BookingKind, CalendarScreen, FormScreen } from "@portal/definition";
import { mayOpen } from "@portal/definition";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { numberText } from "../../controls/inputs/number-input";
import type { ListFilter } from "../../controls/lists/folded-filters";
import { useAddress } from "../../controls/use-address";
import { siblingOf } from "../../fields/siblings";
import { later } from "../../loading/later";
import type { CalendarPageProps } from "../../screens/calendar/calendar-page";
import type { Resource, Span } from "../../screens/calendar/entries";
import { type Bookable, kindNames, resourceOf, useBookables } from "../../screens/calendar/use-bookables";
import type { Row } from "../../screens/records";
import { signedInIds } from "../../store";

const BookingPopup = later(async () => (await import("./booking-popup")).BookingPopup);
const BookingPanel = later(async () => (await import("./booking-panel")).BookingPanel);
const ResourceSettings = later(async () => (await import("./resource-settings")).ResourceSettings);

/** What there is of a drive's log: its way, or that it is owed. */
function stateOfLog({ status, during, vehicle_log }: Row): string | undefined {
  const km = (vehicle_log as Row | null | undefined)?.km;
  if (km !== null && km !== undefined) return `${numberText(Number(km))}km`;
  if (status !== "in_use") return undefined;
  return Date.parse((during as { to: string }).to) < Date.now() ? "일지 미작성" : "운행 중";
}

interface BookingCalendarProps {
  screen: CalendarScreen;
  Page: ComponentType<CalendarPageProps>;
  /** Leaves rows out. */
  isShown?: (one: Bookable) => boolean;
  filters?: readonly ListFilter[];
  above?: ReactNode;
  actions?: ReactNode;
}

/** A calendar of bookings: a marked time opens the form over it, a booking what it is and what can be done with it. */
export function BookingCalendar({
  screen,
  Page,
  isShown = () => true,
  filters = [],
  above,
  actions,
}: BookingCalendarProps) {
  const kind = screen.where?.kind as BookingKind;
  const bookables = useBookables(kind);
  const { number, change } = useAddress();
  const [picked, setPicked] = useState<{ resource: Resource | undefined; span: Span }>();
  const [isSetting, setIsSetting] = useState(false);
  const add = siblingOf(screen, "add") as FormScreen | undefined;
  const opened = number("booking") || undefined;
  const isSupport = mayOpen(signedInIds(), ["isManageSupportAdmin"]);

  const open = (idx: number | undefined) => change({ booking: idx });

  return (
    <>
      <Page
        screen={screen}
        resources={(bookables ?? []).filter(isShown).map(resourceOf)}
        filters={filters}
        above={above}
        {...(kind === "vehicle" && { describe: stateOfLog })}
        actions={
          <>
            {actions}
            {isSupport && (
              <button type="button" className="calendar-action" onClick={() => setIsSetting(true)}>
                {kindNames[kind]} 관리
              </button>
            )}
          </>
        }
        onOpen={({ idx }) => open(idx)}
        {...(add && { onPick: (resource: Resource | undefined, span: Span) => setPicked({ resource, span }) })}
      />
      <Suspense>
        {picked && add && <BookingPopup screen={add} {...picked} onClose={() => setPicked(undefined)} />}
        {opened && <BookingPanel screen={screen} idx={opened} onClose={() => open(undefined)} />}
        {isSetting && <ResourceSettings kind={kind} onClose={() => setIsSetting(false)} />}
      </Suspense>
    </>
  );
}
