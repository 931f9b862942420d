import { type MantineColorScheme, useMantineColorScheme } from "@mantine/core";

const schemes = { auto: "기기 설정대로", light: "밝게", dark: "어둡게" } as const;

/** How bright the portal is shown on this machine, the editor with it. */
export function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className="profile-choice">
      <legend>화면 밝기</legend>
      {(Object.keys(schemes) as MantineColorScheme[]).map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name="color-scheme"
            checked={colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          {schemes[scheme]}
        </label>
      ))}
    </fieldset>
  );
}
