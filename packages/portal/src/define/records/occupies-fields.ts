import type { EntityDefinition } from "../define-module";

/** What an occupation names that its entity does not have, or that is nobody and no time. */
export function wrongInOccupation({ fields, parts = {}, occupies }: EntityDefinition): string[] {
  if (!occupies) return [];
  const { during, people, room, booking } = occupies;
  const isStaff = (key: string) => {
    const field = fields[key];
    // those of lines are looked up in the lines
    return (
      field?.kind === "staffList" ||
      (field?.kind === "link" && field.to === "staff") ||
      (key.split(".")[0] as string) in parts
    );
  };
  const links = [room, booking].filter((key) => key !== undefined && fields[key]?.kind !== "link");
  const states = Object.keys(occupies.while ?? {}).filter((key) => !/^(choice|flag)$/.test(fields[key]?.kind ?? ""));
  const times = fields[during]?.kind === "period" ? [] : [during];
  return [...times, ...people.filter((key) => !isStaff(key)), ...states, ...(links as string[])];
}
