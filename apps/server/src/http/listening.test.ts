import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { tryListening } from "./listening";

// 192.0.2.0/24 is nobody's (RFC 5737), and so is .invalid (RFC 2606)
test.each(["192.0.2.1", "no-such.invalid"])(
  "a HOST of another machine, %s, is told in the words of other settings",
  async (host) => {
    await expect(tryListening({ port: 0, host })).rejects.toThrow(
      /^wrong setting: HOST: must be an address of this machine$/,
    );
  },
);

test("a port that somebody listens on is told, and one that nobody does is left free", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(tryListening({ port, host: undefined })).rejects.toThrow(`port ${port} is in use`);
  other.close();
  await once(other, "close");
  await tryListening({ port, host: undefined });
  await tryListening({ port, host: "127.0.0.1" });
});
