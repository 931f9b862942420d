import { TextInput } from "@mantine/core";
import { useState } from "react";
import { post } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { ScanForm } from "../../controls/scan/scan-form";
import { useAddress } from "../../controls/use-address";
import { useRefresh } from "../../screens/records";

const outcomes = {
  ok: "확인했습니다.",
  moved: "등록된 사용자나 위치와 다른 것으로 적었습니다.",
  before: "이미 확인한 자산입니다.",
} as const;

/** Notes one asset after the other in the stock-taking, by the numbers of their labels: scanned, or typed. */
export function AssetScan() {
  const { params: query } = useAddress();
  const [location, setLocation] = useState("");
  const [said, setSaid] = useState("");
  const { isSending, send } = useSending();
  const refresh = useRefresh();

  const note = (asset_no: string) =>
    send(async () => {
      const { name, outcome, left } = await post("/rest/mypims/checkAsset", { asset_no, location });
      setSaid(`${name} (${asset_no}): ${outcomes[outcome]} 내 자산은 ${left}개 남았습니다.`);
      await refresh("asset_check_item");
    });

  return (
    <ScanForm
      title="라벨로 실사 확인"
      button="있음"
      label="자산번호"
      begins={query.get("q") ?? ""}
      isSending={isSending}
      said={said}
      onScan={note}
    >
      <TextInput
        size="sm"
        label="있는 곳 (등록된 위치와 다를 때)"
        value={location}
        onChange={(event) => setLocation(event.currentTarget.value)}
        maxLength={80}
      />
    </ScanForm>
  );
}
