// Whose code lies in a bundle: their licences ask to be handed on with it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** They ask for nothing but that. Another one is for a person to look at. */
const LICENCES = new Set(["0BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"]);

/** Writes a file with the packages that have come into the bundle, each with the words of its licence. */
export function writeThirdParty(file) {
  return {
    name: "third-party",
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        if (metafile)
          writeFileSync(
            file,
            foldersIn(metafile)
              .map(noticeOf)
              .join(`\n\n${"-".repeat(80)}\n\n`),
          );
      });
    },
  };
}

/** The folders of packages of which something is in the outcome, by name. */
function foldersIn({ outputs }) {
  const paths = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const folders = paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort((one, other) => (one < other ? -1 : 1));
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!LICENCES.has(license)) throw new Error(`${name} has the licence ${license}: may it be shipped?`);
  const words = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!words) throw new Error(`${name} has no words of its licence`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, words), "utf8").trim()}\n`;
}
