const browsers = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Whale", /Whale\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Safari", /Safari\//],
] as const;

const systems = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;

/** What people call a browser that names itself so; several say of themselves that they are others, too. */
export function deviceName(userAgent: string): string {
  const named = (kinds: typeof browsers | typeof systems) => kinds.find(([, sign]) => sign.test(userAgent))?.[0];
  return [named(browsers), named(systems)].filter(Boolean).join(" · ") || "알 수 없는 기기";
}
