import type { Mail } from "./mailer";

const helpless = "내가 한 일이 아니면 바로 인사팀에 알려 주세요.";

/** Somebody has forgotten the password, or says so. */
export function forgottenMail(to: string, kname: string, link: string, minutes: number): Mail {
  return {
    to,
    subject: "[인트라넷] 비밀번호 재설정",
    text: `${kname}님, 비밀번호를 다시 정하려면 ${minutes}분 안에 아래 주소를 여세요. 한 번만 쓸 수 있습니다.

${link}

요청한 적이 없으면 이 메일을 지우세요. 비밀번호는 그대로입니다.
`,
  };
}

/** A password is another one than before. */
export function changedMail(to: string, kname: string, ip: string): Mail {
  return {
    to,
    subject: "[인트라넷] 비밀번호가 변경되었습니다",
    text: `${kname}님의 비밀번호가 변경되었습니다(${ip}). 다른 기기에서는 로그아웃되었습니다.\n\n${helpless}\n`,
  };
}

/** Somebody else has taken the person's password; the link leads to a new one. */
export function resetMail(to: string, kname: string, link: string, hours: number): Mail {
  return {
    to,
    subject: "[인트라넷] 비밀번호가 초기화되었습니다",
    text: `${kname}님의 비밀번호를 인사팀이 초기화했습니다. ${hours}시간 안에 아래 주소를 열어 새 비밀번호를 정하세요. 한 번만 쓸 수 있습니다.

${link}

${helpless}
`,
  };
}

/** Somebody is new: the link is the way in, and leads to a password of their own. */
export function joiningMail(to: string, kname: string, link: string, hours: number): Mail {
  return {
    to,
    subject: "[인트라넷] 로그인 링크",
    text: `${kname}님, ${hours}시간 안에 아래 주소를 열어 인트라넷에 들어오고 비밀번호를 정하세요. 한 번만 쓸 수 있습니다.

${link}
`,
  };
}

/** Somebody has signed in with a browser that the portal does not know. */
export function newDeviceMail(to: string, kname: string, ip: string, userAgent: string): Mail {
  return {
    to,
    subject: "[인트라넷] 새 기기에서 로그인했습니다",
    text: `${kname}님의 계정으로 새 기기에서 로그인했습니다.\n\nIP: ${ip}\n브라우저: ${userAgent}\n\n내가 한 일이 아니면 프로필 관리에서 비밀번호를 바꾸고 다른 기기를 로그아웃하세요.\n`,
  };
}
