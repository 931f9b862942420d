/** Hands a value to the person as a JSON file. */
export function downloadJson(value: unknown, name: string): void {
  download(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }), `${name}.json`);
}

/** Hands a file to the person under a name with its ending. Characters that no file's name can hold are left out. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|\p{Control}]+/gu, " ").trim();
  link.click();
  // the browser has begun to read by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
