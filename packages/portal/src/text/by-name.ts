/**
 * Compares names as people expect to find them: digits by their number, then 가나다 with each 漢字 behind its reading, then
 * ABC in whatever case. The database sorts by the same rules (`korean`).
 */
export const byName = new Intl.Collator("ko", { numeric: true }).compare;
