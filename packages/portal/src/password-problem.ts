/** What is wrong with a new password, in words for the person; `null` when nothing is. */
export function passwordProblem(next: string, again: string): string | null {
  const length = [...next].length;
  if (length < 8 || length > 20) return "비밀번호는 8자 이상 20자 이하로 입력하세요.";
  if (!(/\p{L}/u.test(next) && /\p{N}/u.test(next) && /[^\p{L}\p{N}\s]/u.test(next))) {
    return "비밀번호에는 문자, 숫자, 특수문자를 모두 넣어 주세요.";
  }
  return next === again ? null : "새 비밀번호가 서로 다릅니다.";
}
