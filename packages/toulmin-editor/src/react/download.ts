/** Hands a value to the person as a JSON file. */
export function downloadJson(value: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  // the browser has begun to read by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
