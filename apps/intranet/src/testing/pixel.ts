/** The smallest picture, as somebody would choose it. */
export function pixel(name: string): File {
  const bytes = atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  );
  return new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name, { type: "image/png" });
}
