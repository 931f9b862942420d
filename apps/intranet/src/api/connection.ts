import { create } from "zustand";

/** How things stand between this page and the server. */
interface Connection {
  /** The server does not answer. */
  isAway: boolean;
  /** The session has ended while the page was open. */
  isExpired: boolean;
  /** The password has to be changed before anything else. */
  mustChangePassword: boolean;
}

const fine: Connection = { isAway: false, isExpired: false, mustChangePassword: false };

export const useConnection = create<Connection>()(() => fine);

/** Notes what an answer says of the connection; what is known already is reported to nobody again. */
export function noteConnection(change: Partial<Connection>): void {
  const before = useConnection.getState();
  const keys = Object.keys(change) as (keyof Connection)[];
  if (keys.some((key) => change[key] !== before[key])) useConnection.setState(change);
}

/** Forgets what was noted: somebody signs in or out. */
export function resetConnection(): void {
  useConnection.setState(fine);
}
