import { Textarea, type TextareaProps } from "@mantine/core";

interface GrowingTextProps extends Omit<TextareaProps, "autosize" | "rows" | "styles"> {
  minRows: number;
  /** Lines after which it scrolls; 16 unless told. */
  maxRows?: number;
}

/**
 * Text of several lines whose box grows with it. The browser sees to that: measured by script, as Mantine's own does,
 * each letter would cost the layout of the page. A browser that cannot keeps the smallest height.
 */
export function GrowingText({ minRows, maxRows = 16, ...rest }: GrowingTextProps) {
  const input = {
    fieldSizing: "content",
    minHeight: `calc(${minRows}lh + 16px)`,
    maxHeight: `calc(${maxRows}lh + 16px)`,
  } as const;
  return <Textarea {...rest} rows={minRows} styles={{ input }} />;
}
