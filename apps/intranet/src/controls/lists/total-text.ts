/** How many records a list has; of one that is longer than is counted, that there are more. */
export function totalText({ total, more = false }: { total: number; more?: boolean }): string {
  const count = `${total.toLocaleString("ko-KR")}건`;
  return more ? `${count}이 넘습니다` : `총 ${count}`;
}
