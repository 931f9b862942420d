import "./organization.css";
import { coloursOf, type FormScreen } from "@portal/definition";
import type { OwnInput } from "../../screens/form/fields/form-field";
import { OwnField } from "../../screens/form/fields/own-field";
import { FormPage } from "../../screens/form/form-page";
import type { Row } from "../../screens/records";

const inputs: Readonly<Record<string, OwnInput>> = { colour: (props) => <ColourInput {...props} /> };

/** The company's facts, with what its colour comes to. The header has them once the page is there anew. */
export function CompanyPage({ screen }: { screen: FormScreen }) {
  return (
    <FormPage
      screen={screen}
      inputs={inputs}
      beside={(values) => <Preview values={values} />}
      onSaved={() => location.reload()}
    />
  );
}

function ColourInput({ value, onChange, problem }: Parameters<OwnInput>[0]) {
  const colour = typeof value === "string" ? value : "";
  return (
    <OwnField label="대표 색" hint="버튼과 링크의 색입니다. 밤 화면에서는 여기에 맞춰 밝아집니다." problem={problem}>
      <input
        type="color"
        aria-label="대표 색"
        value={colour || "#2e6b3a"}
        onChange={({ target }) => onChange(target.value)}
      />{" "}
      {colour !== "" && (
        <>
          {colour}{" "}
          <button type="button" className="link-button" onClick={() => onChange(null)}>
            처음 색으로
          </button>
        </>
      )}
    </OwnField>
  );
}

/** Words and buttons in the colour, by day and at night. */
function Preview({ values: { colour, brand } }: { values: Row }) {
  if (typeof colour !== "string" || !/^#[0-9a-f]{6}$/.test(colour)) return null;
  const { light, dark, onLight, onDark } = coloursOf(colour);
  return (
    <section aria-label="색 미리보기" className="colour-preview">
      <Sample title="낮" ground="#ffffff" colour={light} words={onLight} brand={brand} />
      <Sample title="밤" ground="#161b18" colour={dark} words={onDark} brand={brand} />
    </section>
  );
}

interface SampleProps {
  title: string;
  ground: string;
  colour: string;
  words: string;
  brand: unknown;
}

function Sample({ title, ground, colour, words, brand }: SampleProps) {
  return (
    <p style={{ background: ground, color: colour }}>
      {title}: {String(brand ?? "") || "회사"} <span style={{ background: colour, color: words }}>저장</span>
    </p>
  );
}
