import { readJudgmentHtml, ToulminEditor } from "toulmin-editor";

const judgment = async (address: string) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return readJudgmentHtml(await response.text(), { caseNo: "2025고합1041" });
};

export const Fetching = ({ address }: { address: string }) => (
  <ToulminEditor documentId={address} initialValue={() => judgment(address)} />
);
