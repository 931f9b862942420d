import { Textarea, type TextareaProps } from "@mantine/core";

interface GrowingTextProps extends Omit<TextareaProps, "autosize" | "rows" | "styles"> {
  minRows: number;
  /** Lines after which it scrolls; 16 by default. */
  maxRows?: number;
}

/**
 * Text of several lines whose box grows with it. The browser sees to that where it can; elsewhere Mantine measures it by
 * script, which costs the layout of the page with each letter.
 */
export function GrowingText({ minRows, maxRows = 16, ...rest }: GrowingTextProps) {
  if (!CSS.supports("field-sizing", "content")) {
    return <Textarea {...rest} autosize minRows={minRows} maxRows={maxRows} />;
  }
  const input = {
    fieldSizing: "content",
    minHeight: `calc(${minRows}lh + 16px)`,
    maxHeight: `calc(${maxRows}lh + 16px)`,
  } as const;
  return <Textarea {...rest} rows={minRows} styles={{ input }} />;
}
