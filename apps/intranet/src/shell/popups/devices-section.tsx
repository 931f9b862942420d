import "./devices-section.css";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "react-toastify";
import { get, post } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { ask } from "../../controls/dialogs/ask";
import { deviceName } from "./device-name";

const queryKey = ["devices"];
const moment = new Intl.DateTimeFormat("ko", { dateStyle: "medium", timeStyle: "short" });

/** Where the person is signed in; each of the others can be signed out from here. */
export function DevicesSection() {
  const client = useQueryClient();
  const { isSending, send } = useSending();
  const { data } = useQuery({
    queryKey,
    queryFn: () => get("/rest/personal/getSessionList"),
    meta: { onRefusal: "tell" },
  });
  const others = data?.list.filter(({ is_current }) => !is_current).length ?? 0;

  async function end(question: string, idx?: number) {
    if (!(await ask(question))) return;
    await send(async () => {
      await post("/rest/personal/endSession", idx === undefined ? {} : { idx });
      toast.success("로그아웃하였습니다.");
    });
    await client.invalidateQueries({ queryKey });
  }

  return (
    <section className="devices" aria-labelledby="devices-title" aria-busy={!data}>
      <h3 id="devices-title">내 기기</h3>
      <ul>
        {data?.list.map(({ idx, ua, ip, last_seen, is_current }) => (
          <li key={idx}>
            <p>
              <b>{deviceName(ua)}</b> {is_current && "(지금 이 기기)"}
              <small>
                {ip} · {moment.format(new Date(last_seen))}
              </small>
            </p>
            {!is_current && (
              <Button
                variant="default"
                size="compact-sm"
                disabled={isSending}
                aria-label={`${deviceName(ua)}, ${ip} 로그아웃`}
                onClick={() => void end("이 기기에서 로그아웃하시겠습니까?", idx)}
              >
                로그아웃
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 1 && (
        <Button
          variant="default"
          disabled={isSending}
          onClick={() => void end("다른 기기에서 모두 로그아웃하시겠습니까?")}
        >
          다른 기기 모두 로그아웃
        </Button>
      )}
    </section>
  );
}
