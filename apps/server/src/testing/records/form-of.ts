/** A form with a file, as a browser sends it. */
export function formOf(fields: Readonly<Record<string, string>>, name: string, content: Buffer, field = "file") {
  const parts = Object.entries(fields).map(
    ([key, value]) => `--edge\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name.replace(/["\r\n]/g, encodeURIComponent)}"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(parts.join("") + head), content, Buffer.from("\r\n--edge--\r\n")]);
  return { method: "POST" as const, payload, headers: { "content-type": "multipart/form-data; boundary=edge" } };
}
