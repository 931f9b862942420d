import "./gift-pages.css";
import { Badge, Button } from "@mantine/core";
import { type FormScreen, type ListScreen, type Move, mayOpen, pictureAddress, screenByName } from "@portal/definition";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { useAddress } from "../../controls/use-address";
import { entityOf } from "../../fields/modules";
import { FormPage } from "../../screens/form/form-page";
import { ListPage } from "../../screens/list/list-page";
import { type ReadAnswer, type Row, useRecord, useRefresh } from "../../screens/records";
import { MoveDialog } from "../../screens/view/move-dialog";
import { signedInIds } from "../../store";

const ledgers: Readonly<Record<string, string>> = {
  in: "ResourceManagement-GiftCardIn",
  out: "ResourceManagement-GiftCardOut",
};

/** A request of gift cards; who keeps them enters what comes and goes from the same address. */
export function GiftCardAddPage({ screen }: { screen: FormScreen }) {
  const { params: query } = useAddress();
  const ledger = screenByName(ledgers[query.get("type") ?? ""] ?? "");
  if (ledger && mayOpen(signedInIds(), ledger.can)) return <Navigate to={`${ledger.path}#add`} replace />;
  return <FormPage screen={screen} />;
}

interface Gift {
  readonly idx: number;
  readonly name: string;
  readonly description: string | null;
  readonly image: number | null;
  readonly left: number | null;
}

/** What everybody is sent for the holidays; above it what the reader may choose from now. */
export function HolidayGiftPage({ screen }: { screen: ListScreen }) {
  const { data } = useRecord({ of: "gift_pick", name: "" }, undefined);
  return <ListPage screen={screen} above={data?.may.moves.includes("choose") && <GiftChoice read={data} />} />;
}

function GiftChoice({ read }: { read: ReadAnswer }) {
  const { record, extra } = read;
  const { gifts = [], offered = {} } = extra as { gifts?: readonly Gift[]; offered?: Row };
  const [wanted, setWanted] = useState<Gift | null>(null);
  const refresh = useRefresh();
  const move = entityOf("gift_pick").flow?.moves.choose as Move;
  if (gifts.length === 0) return null;
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

  async function choose(gift: Gift, values: Row = {}) {
    await callRecords("gift_pick", "move", {
      ...{ idx: Number(record.idx), ver: Number(record.ver), move: "choose" },
      values: { ...values, idx_item: gift.idx },
    });
    setWanted(null);
    toast.success(`${gift.name} 선물을 골랐습니다.`);
    await refresh("gift_pick");
  }

  return (
    <section className="gift-choice" aria-labelledby="gift-choice">
      <h2 id="gift-choice">{String(record.title)} 선물 고르기</h2>
      <ul>
        {gifts.map((gift) => {
          const isChosen = record.idx_item === gift.idx;
          const isGone = gift.left === 0 && !isChosen;
          return (
            <li key={gift.idx} className={isChosen ? "is-chosen" : undefined}>
              {gift.image !== null && <img src={pictureAddress(gift.image)} alt="" loading="lazy" />}
              <h3>{gift.name}</h3>
              {gift.description && <p>{gift.description}</p>}
              <p>
                {isChosen && <Badge size="sm">선택함</Badge>}{" "}
                {gift.left === null ? "수량 제한 없음" : isGone ? "소진" : `${gift.left}개 남음`}
              </p>
              <Button
                size="xs"
                variant={isChosen ? "default" : "filled"}
                disabled={isGone}
                aria-label={isChosen ? `${gift.name} 받을 곳 수정` : `${gift.name} 선택`}
                onClick={() => setWanted(gift)}
              >
                {isChosen ? "받을 곳 수정" : "선택"}
              </Button>
            </li>
          );
        })}
      </ul>
      {wanted && (
        <MoveDialog
          entity="gift_pick"
          move={{ ...move, fields: (move.fields ?? []).filter((key) => key !== "item") }}
          title={`${wanted.name} 받을 곳`}
          record={{ ...offered, ...given }}
          known={read}
          onClose={() => setWanted(null)}
          onSend={({ values }) => choose(wanted, values)}
        />
      )}
    </section>
  );
}
