import type { MantineColorScheme } from "@mantine/core";
import { namePattern } from "@portal/definition";
import { openPopup } from "../popups/popups-store";

/** Something that is done rather than gone to, and by which words people look for it. */
interface Action {
  readonly label: string;
  readonly about: string;
  readonly words: string;
  act(by: { setColorScheme: (scheme: MantineColorScheme) => void }): void;
}

const settings = () => openPopup({ kind: "profile" });

const actions: readonly Action[] = [
  {
    label: "감사달러 보내기",
    about: "동료에게 고마운 마음을 보냅니다.",
    words: "선물 칭찬 고마움",
    act: () => openPopup({ kind: "thanks" }),
  },
  { label: "내 기기", about: "로그인한 기기를 보고 로그아웃합니다.", words: "설정 로그인 세션 기기", act: settings },
  { label: "비밀번호 변경", about: "설정에서 비밀번호를 바꿉니다.", words: "설정 암호 패스워드", act: settings },
  { label: "프로필 사진", about: "설정에서 사진을 바꿉니다.", words: "설정 프로필 얼굴", act: settings },
  { label: "알림 설정", about: "받을 알림을 고릅니다.", words: "설정 알림끄기 받을알림 푸시", act: settings },
  {
    label: "밝은 화면",
    about: "화면을 밝게 봅니다.",
    words: "설정 테마 라이트 모드 light",
    act: ({ setColorScheme }) => setColorScheme("light"),
  },
  {
    label: "어두운 화면",
    about: "화면을 어둡게 봅니다.",
    words: "설정 테마 다크 모드 dark",
    act: ({ setColorScheme }) => setColorScheme("dark"),
  },
  {
    label: "기기 설정에 맞춘 화면",
    about: "기기가 어두우면 어둡게, 밝으면 밝게 봅니다.",
    words: "설정 테마 시스템 자동 모드 system",
    act: ({ setColorScheme }) => setColorScheme("auto"),
  },
];

/** The actions that a text names, by their label or their words, also by initial consonants; of one letter none. */
export function actionsCalled(text: string): readonly Action[] {
  const sought = text.replaceAll(" ", "");
  if (sought.length < 2) return [];
  const named = new RegExp(`(^|\n)${namePattern(sought)}`, "iu");
  return actions.filter(({ label, words }) =>
    named.test([label.replaceAll(" ", ""), ...label.split(" "), ...words.split(" ")].join("\n")),
  );
}
