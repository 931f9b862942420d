import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { StartError } from "../start-error";

/** Where a service keeps its settings; see docs/operate-the-portal.md. */
const SERVICE_SETTINGS = "/etc/portal.env";

const OPTION = "--settings";

interface CommandLine {
  /** What stands on the command line without the settings file. */
  readonly words: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
}

/**
 * The settings of a command: the variables of the environment, and those that only a settings file has. That is the one
 * that `--settings` names; else the service's, where the environment names no database. Throws a {@link StartError}
 * for a file that cannot be read.
 */
export function readSettings(
  given: readonly string[],
  environment: NodeJS.ProcessEnv,
  ofService = SERVICE_SETTINGS,
): CommandLine {
  const [first = "", ...rest] = given;
  if (first === OPTION) {
    const [file, ...words] = rest;
    if (file === undefined) throw new StartError(`${OPTION} needs a file`);
    return { words, variables: { ...settingsIn(file), ...environment } };
  }
  if (first.startsWith(`${OPTION}=`))
    return readSettings([OPTION, first.slice(OPTION.length + 1), ...rest], environment);
  const isNamed = Boolean(environment.DATABASE_URL || environment.DATA_DIR);
  return { words: given, variables: isNamed ? environment : { ...settingsIn(ofService, true), ...environment } };
}

function settingsIn(file: string, isOptional = false): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isOptional && code === "ENOENT") return {};
    throw new StartError(`cannot read the settings in ${file} (${code})`);
  }
}
