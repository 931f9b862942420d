// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Welcome } from "./joining-link";

test("who joins reads on paper how they come in, and for how long", () => {
  const link = "https://portal.example/authlogin?token=a1b2";
  const paper = renderToStaticMarkup(<Welcome kname="이구름" link={link} />);
  for (const words of ["이구름님", link, "72시간 안에 한 번"]) expect(paper).toContain(words);
});
