import "../form/form.css";
import "./merge.css";
import { Button, TextInput } from "@mantine/core";
import { withParticle } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { Popup } from "../../controls/dialogs/popup";
import { RecordPicker } from "../../controls/pickers/record-picker";
import { fieldAt, type PlacedField, recordName, valueIn } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { isEmpty, ShownField } from "../../fields/shown";
import { isAlike } from "../form/is-alike";
import { RecordTrouble } from "../record-trouble";
import { type Row, useRefresh } from "../records";

interface MergeDialogProps {
  entity: string;
  idxs: readonly number[];
  onClose: () => void;
  onMerged: (into: number) => void;
}

type Compared = Awaited<ReturnType<typeof callRecords<"compare">>>;

/** Two records side by side: which one stays, with which values, and what goes over to it. */
export function MergeDialog({ entity, idxs, ...rest }: MergeDialogProps) {
  // the older one stays, unless somebody turns it round
  const [pair, setPair] = useState<readonly [gone: number, kept: number] | null>(
    idxs.length === 2 ? [Math.max(...idxs), Math.min(...idxs)] : null,
  );
  const { title } = entityOf(entity);
  const id = useId();
  const [own = 0] = idxs;
  return (
    <Popup title={`${title} 합치기`} size="xl" closeOnClickOutside={false} onClose={rest.onClose}>
      {idxs.length === 1 && (
        <div className="form-row">
          <label htmlFor={id} className="form-label">
            합칠 {title}
          </label>
          <RecordPicker
            entity={entity}
            naming={{ id }}
            value={pair ? (pair.find((idx) => idx !== own) ?? null) : null}
            onChange={(other) => setPair(other === null || other === own ? null : [other, own])}
          />
        </div>
      )}
      {pair ? (
        <Sides key={pair.join(" ")} entity={entity} pair={pair} onTurn={() => setPair([pair[1], pair[0]])} {...rest} />
      ) : (
        <p className="merge-hint">같은 {title}을 찾아 선택하면 두 항목을 나란히 보여 줍니다.</p>
      )}
    </Popup>
  );
}

interface SidesProps extends Omit<MergeDialogProps, "idxs"> {
  pair: readonly [gone: number, kept: number];
  onTurn: () => void;
}

function Sides({ entity, pair: [idx, into], onTurn, onClose, onMerged }: SidesProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["records", entity, "compare", idx, into],
    queryFn: () => callRecords(entity, "compare", { idx, into }),
    // what is decided on is what is there now
    staleTime: 0,
    gcTime: 0,
    meta: { onRefusal: "log" },
  });
  if (!data) return <RecordTrouble error={error} onRetry={() => void refetch()} />;
  return <Choice {...{ entity, idx, into, onTurn, onClose, onMerged }} compared={data} />;
}

interface ChoiceProps extends Omit<SidesProps, "pair"> {
  idx: number;
  into: number;
  compared: Compared;
}

function Choice({ entity, idx, into, compared, onTurn, onClose, onMerged }: ChoiceProps) {
  const { records, fields, moved, clashes } = compared;
  const [gone = {}, kept = {}] = records as readonly Row[];
  const placed = Object.keys(entityOf(entity).fields)
    .map((key) => fieldAt(entity, key))
    .filter(({ column }) => fields.includes(column));
  const differing = placed.filter((each) => !isAlike(valueIn(gone, each), valueIn(kept, each)));
  // what the one that stays does not say is taken from the other
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(differing.filter((each) => isEmpty(valueIn(kept, each))).map(({ column }) => column)),
  );
  const [typed, setTyped] = useState("");
  const { isSending, send } = useSending();
  const refresh = useRefresh();
  const names = [gone, kept].map((record) => recordName(entity, record) || `${String(record.idx)}번`);
  const [goneName = "", keptName = ""] = names;
  const take = (column: string, isTaken: boolean) =>
    setTaken((before) => new Set(isTaken ? [...before, column] : [...before].filter((one) => one !== column)));

  const merge = () =>
    send(async () => {
      await callRecords(entity, "merge", {
        ...{ idx, ver: Number(gone.ver), into, into_ver: Number(kept.ver) },
        take: [...taken],
      });
      toast.success("합쳤습니다.");
      onClose();
      onMerged(into);
      await refresh(entity);
    });

  return (
    <>
      <p className="merge-way">
        <strong>{goneName}</strong> <span aria-hidden>→</span>
        <span className="only-read">{withParticle(goneName, "은/는").slice(goneName.length)} 다음 항목이 됩니다:</span>{" "}
        <strong>{keptName}</strong>
        <Button size="compact-xs" variant="default" onClick={onTurn}>
          방향 바꾸기
        </Button>
      </p>
      <Differences
        fields={differing}
        sides={[
          { record: kept, name: keptName },
          { record: gone, name: goneName },
        ]}
        known={compared}
        taken={taken}
        onTake={take}
      />
      <p>
        {moved.length > 0
          ? `옮겨 가는 것: ${moved.map(({ title, count }) => `${title} ${count.toLocaleString("ko-KR")}건`).join(", ")}`
          : "연결된 것이 없습니다."}
      </p>
      {clashes.length > 0 ? (
        <div role="alert" className="merge-clashes">
          <p>먼저 정리해야 합칠 수 있습니다.</p>
          <ul>
            {clashes.map((clash) => (
              <li key={clash}>{clash}</li>
            ))}
          </ul>
        </div>
      ) : (
        <TextInput
          size="xs"
          label={`되돌릴 수 없습니다. 계속하려면 없어지는 것의 이름을 입력하세요: ${goneName}`}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
        />
      )}
      <div className="popup-actions">
        <Button size="xs" variant="default" onClick={onClose}>
          닫기
        </Button>
        <Button
          size="xs"
          color="red"
          disabled={clashes.length > 0 || typed.trim().normalize("NFC") !== goneName.trim().normalize("NFC")}
          loading={isSending}
          onClick={() => void merge()}
        >
          합치기
        </Button>
      </div>
    </>
  );
}

interface DifferencesProps {
  fields: readonly PlacedField[];
  /** The one that stays, and the one that goes. */
  sides: readonly [Side, Side];
  known: Compared;
  /** The columns of which the value of the one that goes is taken. */
  taken: ReadonlySet<string>;
  onTake: (column: string, isTaken: boolean) => void;
}

interface Side {
  readonly record: Row;
  readonly name: string;
}

/** What the two say differently, and which of it is kept. */
function Differences({ fields, sides, known, taken, onTake }: DifferencesProps) {
  return (
    <div className="list-scroll">
      <table className="record-table stale-table">
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">남는 것: {sides[0].name}</th>
            <th scope="col">없어지는 것: {sides[1].name}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((each) => (
            <tr key={each.key}>
              <th scope="row">{each.field.label}</th>
              {sides.map(({ record, name }, side) => (
                <td key={String(record.idx)}>
                  <label>
                    <input
                      type="radio"
                      name={`merge ${each.key}`}
                      aria-label={`${each.field.label}: ${name}의 값`}
                      checked={taken.has(each.column) === (side === 1)}
                      onChange={() => onTake(each.column, side === 1)}
                    />{" "}
                    <ShownField placed={each} record={record} known={known} as="Cell" />
                    {isEmpty(valueIn(record, each)) && <span className="field-none">–</span>}
                  </label>
                </td>
              ))}
            </tr>
          ))}
          {fields.length === 0 && (
            <tr>
              <td colSpan={3}>고를 값이 없습니다. 두 항목의 값이 서로 같습니다.</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
