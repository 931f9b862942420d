// @vitest-environment jsdom
import { testFormat } from "../testing/format-contract";
import { formats } from "./index";

testFormat(formats.native, { text: "exact" });
testFormat(formats.report, { text: "exact" });
testFormat(formats.csv, { text: "none" });
testFormat(formats.w3c, { text: "none" });
testFormat(formats.aif, { text: "as HTML" });
testFormat(formats.argdown, { text: "none" });
testFormat(formats.brat, { text: "none" });
testFormat(formats.portal, { text: "as HTML" });
