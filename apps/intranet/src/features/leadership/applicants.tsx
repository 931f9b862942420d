import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../api/client";
import { useDownload } from "../../api/use-download";
import { useSending } from "../../api/use-sending";
import { FileList } from "../../controls/files-input";
import { StateChip } from "../../fields/choice";
import { ask } from "../../shell/ask";
import { today } from "../../shell/today";
import { type Round, statusWords } from "./leadership";

/** Who applied, for the people team: they choose who takes part. */
export function Applicants({ round }: { round: Round }) {
  const client = useQueryClient();
  const { isSending, send } = useSending();
  const { isLoading, download } = useDownload();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { data } = useQuery({
    queryKey: ["leadership", "applicants", round.idx],
    queryFn: () => get("/rest/leadership/getApplicants", { round: round.idx }),
    meta: { onRefusal: "tell" },
  });
  const open = data?.list.filter(({ status }) => status !== "cancel").map(({ idx }) => idx) ?? [];
  const passed = data?.list.filter(({ status }) => status === "pass").length ?? 0;

  async function decide(status: "pass" | "fail") {
    const word = statusWords[status];
    if (!(await ask(`${chosen.length}명을 ${word}(으)로 정하고 본인에게 알릴까요?`))) return;
    await send(async () => {
      const { done, refused } = await post("/rest/leadership/decide", { list: [...chosen], status });
      toast.success(
        `${done}명 ${word}${refused > 0 ? `, ${refused}명은 이미 ${word}이거나 취소하여 그대로 두었습니다.` : "하였습니다."}`,
      );
      setChosen([]);
      await client.invalidateQueries({ queryKey: ["leadership"] });
    });
  }

  const takeAlong = () =>
    download("/rest/leadership/exportApplicants", { round: round.idx }, `${round.title} 신청자 ${today()}.xlsx`);

  return (
    <section aria-labelledby="applicants" className="applicants">
      <div className="applicants-head">
        <h2 id="applicants">
          신청자 {open.length}명{round.capacity > 0 && ` · 선발 ${passed} / 정원 ${round.capacity}`}
        </h2>
        <span className="leadership-actions">
          <Button size="xs" variant="default" loading={isLoading} onClick={() => void takeAlong()}>
            엑셀 내려받기
          </Button>
          <Button size="xs" disabled={chosen.length === 0 || isSending} onClick={() => void decide("pass")}>
            선발
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={chosen.length === 0 || isSending}
            onClick={() => void decide("fail")}
          >
            미선발
          </Button>
        </span>
      </div>
      {/* a wide table scrolls by itself, and the keyboard comes to it */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className="applicants-scroll" role="region" aria-label="신청자 표" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Checkbox
                  size="xs"
                  aria-label="모두 선택"
                  disabled={open.length === 0}
                  checked={open.length > 0 && chosen.length === open.length}
                  onChange={() => setChosen(chosen.length === open.length ? [] : open)}
                />
              </th>
              <th scope="col">이름</th>
              <th scope="col">조직</th>
              <th scope="col">직책</th>
              <th scope="col">지원동기</th>
              <th scope="col">경력요약</th>
              <th scope="col">추천인</th>
              <th scope="col">첨부</th>
              <th scope="col">신청일</th>
              <th scope="col">상태</th>
            </tr>
          </thead>
          <tbody>
            {data?.list.map((one) => (
              <tr key={one.idx}>
                <td>
                  {one.status !== "cancel" && (
                    <Checkbox
                      size="xs"
                      aria-label={`${one.kname} 선택`}
                      checked={chosen.includes(one.idx)}
                      onChange={({ currentTarget }) =>
                        setChosen(
                          currentTarget.checked ? [...chosen, one.idx] : chosen.filter((idx) => idx !== one.idx),
                        )
                      }
                    />
                  )}
                </td>
                <td>
                  {one.kname} <small>{one.ename}</small>
                </td>
                <td>
                  {one.office_name} {one.team_name}
                </td>
                <td>{one.position_name}</td>
                <td className="applicants-words">{one.motive}</td>
                <td className="applicants-words">{one.career}</td>
                <td>{one.recommender}</td>
                <td>
                  <FileList
                    files={one.files.map(({ idx }) => idx)}
                    known={Object.fromEntries(one.files.map((file) => [file.idx, file]))}
                  />
                </td>
                <td>{one.wdate}</td>
                <td>
                  <StateChip label={statusWords[one.status]} />
                </td>
              </tr>
            ))}
            {data?.list.length === 0 && (
              <tr>
                <td colSpan={10}>아직 신청한 사람이 없습니다.</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
