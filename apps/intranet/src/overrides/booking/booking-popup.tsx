import type { FormScreen } from "@portal/definition";
import { useState } from "react";
import { askToLose } from "../../controls/dialogs/ask";
import { Popup } from "../../controls/dialogs/popup";
import { titleOf } from "../../fields/siblings";
import type { Resource, Span } from "../../screens/calendar/entries";
import { BookingForm } from "./booking-form";

interface BookingPopupProps {
  screen: FormScreen;
  resource: Resource | undefined;
  span: Span;
  onClose: () => void;
}

/** The form of a new booking over the calendar in which its time was marked. */
export function BookingPopup({ screen, resource, span, onClose }: BookingPopupProps) {
  const [isDirty, setIsDirty] = useState(false);
  async function close() {
    if (!isDirty || (await askToLose("저장하지 않은 내용이 있습니다. 닫으시겠습니까?"))) onClose();
  }
  return (
    <Popup title={titleOf(screen)} size="lg" closeOnClickOutside={false} onClose={() => void close()}>
      <BookingForm
        screen={screen}
        idx={null}
        start={{ resource: resource?.idx, ...span }}
        onCancel={() => void close()}
        onDirty={setIsDirty}
        onSaved={onClose}
      />
    </Popup>
  );
}
