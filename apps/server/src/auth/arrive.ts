import type { Database } from "../db/open";
import { notify } from "../notifications";
import { type Device, noteDevice } from "./devices";
import { type Arrival, beginSession } from "./sessions";

export interface Arrived {
  /** The session's token. */
  readonly token: string;
  readonly device: Device;
}

/** Begins a session; whoever comes with a browser that is new to the portal is notified wherever else they are signed in. */
export async function arrive(db: Database, idxStaff: number, from: Arrival, now: Date): Promise<Arrived> {
  const device = await noteDevice(db, idxStaff, from, now);
  const token = await beginSession(db, idxStaff, from, now);
  if (device.isNew) {
    const title = `새 기기에서 로그인했습니다(${from.ip}). 내가 한 일이 아니면 프로필 관리에서 비밀번호를 바꾸세요.`;
    await notify(db, { to: [idxStaff], kind: "account", title }, now);
  }
  return { token, device };
}
