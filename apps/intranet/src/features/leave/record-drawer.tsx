import "./leave.css";
import { useLocation, useNavigate } from "react-router-dom";
import { Popup } from "../../controls/dialogs/popup";
import { fieldAt } from "../../fields/definitions";
import { ShownField } from "../../fields/shown";
import { RecordTrouble } from "../../screens/record-trouble";
import { useRecord } from "../../screens/records";
import { History } from "../../screens/view/history";
import { Moves } from "../../screens/view/moves";
import { ScreenLink } from "../../shell/navigation/screen-link";

/** The record that the address opens over its list, and addresses that open others; the list's filters stay. */
export function useOpened() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return {
    idx: Number(hash.slice(1)) || null,
    addressOf: (idx: number) => `${search}#${idx}`,
    close: () => void navigate({ search }, { replace: true }),
  };
}

interface RecordDrawerProps {
  entity: string;
  idx: number;
  title: string;
  fields: readonly string[];
  onClose: () => void;
}

/** One record over its list: what it says, what can be done with it, and its history. */
export function RecordDrawer({ entity, idx, title, fields, onClose }: RecordDrawerProps) {
  const { data, error, refetch } = useRecord({ of: entity, name: "" }, idx);
  return (
    <Popup title={title} size="lg" onClose={onClose}>
      {!data ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <dl className="leave-record">
            {fields.map((key) => {
              const placed = fieldAt(entity, key);
              return (
                <div key={key}>
                  <dt>{placed.field.label}</dt>
                  <dd>
                    {key === "document" && data.record.idx_document ? (
                      <ScreenLink to="documents-document-id" params={{ id: Number(data.record.idx_document) }}>
                        <ShownField placed={placed} record={data.record} known={data} as="View" />
                      </ScreenLink>
                    ) : (
                      <ShownField placed={placed} record={data.record} known={data} as="View" />
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
          <div className="popup-actions">
            <Moves entity={entity} read={data} />
          </div>
          <History entity={entity} history={data.history} />
        </>
      )}
    </Popup>
  );
}
