import { Way } from "./way";

/** That the holidays of a year have not been entered, with the way to that year for who may enter them. */
export function UnfilledNote({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="unfilled-note" role="status">
      {text} <Way label="휴일 관리" route="myPIMS-HolidayList" search={`?year=${/\d{4}/.exec(text)?.[0]}`} />
    </p>
  );
}
