import "../../screens/sheets/record-sheet.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { post } from "../../api/client";
import { company, portalName } from "../../api/company";
import { useSending } from "../../api/use-sending";
import { copyText } from "../../controls/copy-text";
import { SheetPaper } from "../../screens/sheets/sheet-paper";
import { PaperFoot } from "../../shell/layouts/paper-foot";

/** The link by which somebody who joins comes in for the first time; it is shown here once, and of others the server refuses it. */
export function JoiningLink({ idx, kname }: { idx: number; kname: string }) {
  const { isSending, send } = useSending();
  const [link, setLink] = useState("");
  const make = () =>
    send(async () => {
      const made = await post("/rest/auth/makeJoiningLink", { idx });
      setLink(new URL(made.link, location.origin).href);
    });
  return (
    <div className="joining-link">
      <Button size="xs" variant="default" disabled={isSending} onClick={() => void make()}>
        입사자 로그인 링크 만들기
      </Button>
      <p role="status">
        {link && (
          <>
            <code>{link}</code>
            <br />
            지금 한 번만 보입니다. 복사하여 {kname}님에게 전하세요. 72시간 안에 한 번 쓸 수 있고, 다시 만들면 앞의
            링크는 끝납니다.
          </>
        )}
      </p>
      {link && (
        <>
          <div className="joining-ways">
            <Button size="xs" variant="default" onClick={() => void copyText(link, "링크")}>
              링크 복사
            </Button>
            <Button size="xs" variant="default" onClick={() => window.print()}>
              입사 안내문 인쇄
            </Button>
          </div>
          <SheetPaper>
            <Welcome kname={kname} link={link} />
          </SheetPaper>
        </>
      )}
    </div>
  );
}

/** The link on paper, for somebody who has no mailbox here yet. */
export function Welcome({ kname, link }: { kname: string; link: string }) {
  return (
    <section className="record-sheet">
      <h2>입사 안내문</h2>
      <p>
        {kname}님, {company.brand || portalName} 입사를 환영합니다.
      </p>
      <p>아래 주소를 열어 비밀번호를 정하면 로그인됩니다. 72시간 안에 한 번만 쓸 수 있습니다.</p>
      <p>
        <code>{link}</code>
      </p>
      <p>시간이 지났으면 인사 담당자에게 새 주소를 요청하세요.</p>
      <PaperFoot />
    </section>
  );
}
