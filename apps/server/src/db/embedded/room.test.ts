import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { LEAST, PLENTY, RESERVE, Room } from "./room";

/** A disk of which the test says how much is free beside the reserve, and a database that notes what it is told. */
function openDisk(free = 10 * PLENTY) {
  const folder = mkdtempSync(join(tmpdir(), "room-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reserve = join(folder, "reserve");
  const disk = { free };
  const said: boolean[] = [];
  const open = () => new Room(reserve, async () => disk.free);
  const room = open();
  const told: boolean[] = [];
  room.on("change", () => told.push(room.isShort));
  const refuse = async (isRefused: boolean) => void said.push(isRefused);
  return { disk, room, said, told, open, look: (of = room) => of.look(refuse), reserve };
}

test("a reserve of real blocks is kept while there is room, given back when there is none, and made again", async () => {
  const { disk, room, said, told, look, reserve } = openDisk();
  await look();
  const { size, blocks } = statSync(reserve);
  expect([size, blocks * 512 >= RESERVE]).toEqual([RESERVE, true]);
  disk.free = LEAST - 1;
  await look();
  expect([room.isShort, existsSync(reserve), said]).toEqual([true, true, [true]]);
  disk.free = 0;
  await look();
  expect(existsSync(reserve)).toBe(false);
  // what it gave is no reason to write again
  disk.free = RESERVE;
  await look();
  await look();
  expect([room.isShort, said]).toEqual([true, [true]]);
  disk.free = PLENTY;
  await look();
  expect([room.isShort, existsSync(reserve), said, told]).toEqual([false, true, [true, false], [true, false]]);
});

test("where nothing at all can be written the database is told as soon as the reserve gives it room", async () => {
  const { disk, room, reserve, told } = openDisk();
  await room.look(async () => {});
  disk.free = 0;
  const tries: boolean[] = [];
  await room.look(async () => Promise.reject(new Error("no space left on device")));
  expect(existsSync(reserve)).toBe(false);
  disk.free = RESERVE;
  await room.look(async (isRefused) => void tries.push(isRefused));
  expect([tries, told, room.isShort]).toEqual([[true], [true], true]);
});

test("before a start on a full disk the reserve is given back, and nothing is written until there is room", async () => {
  const { disk, look, open, reserve, said } = openDisk();
  await look();
  disk.free = 0;
  const later = open();
  await later.makeStart();
  expect(existsSync(reserve)).toBe(false);
  disk.free = RESERVE;
  await look(later);
  expect([later.isShort, said]).toEqual([true, [true]]);
});

test("a file that was written by half is no reserve", async () => {
  const { disk, look, open, reserve } = openDisk(LEAST);
  writeFileSync(reserve, "half");
  disk.free = PLENTY;
  await look(open());
  expect(statSync(reserve).size).toBe(RESERVE);
});
