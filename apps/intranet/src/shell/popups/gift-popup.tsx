import "./popups.css";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { get } from "../../api/client";
import { Popup } from "../../controls/dialogs/popup";
import { openPopup } from "./popups-store";

interface GiftPopupProps {
  /** The gift's number. */
  idx: number;
  onClose: () => void;
}

/** One gift that the person has received; reading it takes its new marker away. */
export function GiftPopup({ idx, onClose }: GiftPopupProps) {
  const client = useQueryClient();
  const { data: gift } = useQuery({
    queryKey: ["gift", idx],
    queryFn: () => get("/rest/personal/getMyThxDollar", { idx }),
    meta: { onRefusal: "tell" },
  });
  useEffect(() => {
    if (gift) void client.invalidateQueries({ queryKey: ["header"] });
  }, [gift, client]);
  return (
    <Popup onClose={onClose} title="감사달러가 도착했습니다" size="sm">
      {gift && (
        <div className="gift">
          <p>
            <b>{gift.kname}</b> ({gift.ename})님께
          </p>
          <p className="gift-dollar">{gift.dollar_txt}</p>
          <p className="gift-words">{gift.contents}</p>
          <p className="popup-note">익명의 동료가 보냈습니다.</p>
        </div>
      )}
      <Button fullWidth onClick={() => openPopup({ kind: "thanks" })}>
        감사달러함으로 가기
      </Button>
    </Popup>
  );
}
