import type { CheckKey } from "../core/checks";
import type { Difference } from "../core/compare/differences";
import { labelsIn } from "../core/elements";
import type { PeriodUnit } from "../core/layout/periods";
import type { Notice } from "../core/notice";
import type { ReadingProblem, ReadingProblemReason } from "../core/problem";

/** The words of the screen. Korean is the reference: every other dictionary has the same keys. */
export const ko = {
  elements: labelsIn("ko"),
  actors: { defendant: "피고인", victim: "피해자" } as Record<string, string>,
  title: {
    judgment: "판결문",
    court: "법원",
    caseNo: "사건번호",
    charge: "죄명",
    matter: "사건명",
    empty: "제목 없는 판결문",
    edit: "사건 표시 고치기",
    done: "다 고침",
  },
  text: {
    label: "판결문",
    loading: "판결문을 불러오는 중…",
    empty: "아직 열린 판결문이 없습니다. ‘파일’ 메뉴로 열거나, 파일을 끌어다 놓거나, 복사한 판결문을 붙여 넣으세요.",
    failed: (reason: string) => `판결문을 불러오지 못했습니다. (${reason})`,
    retry: "다시 시도",
  },
  toolbar: {
    label: "판결문 도구",
    elements: "요소 표시",
    document: "문서",
    reset: "초기화",
    sort: "정렬",
    undo: "실행 취소",
    redo: "다시 실행",
    find: "찾기",
    help: "단축키",
    currentClaim: (code: string) => `현재 주장 ${code}`,
    noClaim: "현재 주장 없음",
  },
  panel: {
    back: "보던 곳으로",
    tabs: "옆판 보기",
    raise: "옆판 크게",
    lower: "옆판 작게",
    list: "주장 목록",
    attributes: "속성",
    close: "닫기",
  },
  attributes: {
    code: "분류 코드",
    text: "원문 구절",
    trans: "대체 문구",
    target: "행위자",
    noTarget: "선택",
    keyword: "핵심어",
    stime: "시작 시각",
    etime: "종료 시각",
    pickTime: (field: string) => `${field} 달력에서 고르기`,
    timeHint: "예: 2018. 6. 4. 16:00경",
    position: "장소",
    issue: "쟁점 번호",
    element: "요소",
    owner: "소속 주장",
    supportsWarrant: "받치는 논거",
    supportsRebuttal: "받치는 반박",
    standsUnder: (element: string) => `딸릴 ${element}`,
    nearest: "가장 가까운 것",
    datumOf: "이 주장을 근거로 쓰는 주장",
    addDatumOf: "주장 고르기",
    takeAway: (code: string) => `${code} 빼기`,
    markAll: "같은 구절 모두 표시",
    moveEnds: "선택한 구절로 범위 바꾸기",
    qualifier: "한정어",
    note: "메모",
    remove: "삭제",
  },
  /** Several nodes at once. */
  together: {
    open: (count: number) => `${count}개 함께 고치기`,
    title: (count: number) => `표시 ${count}개 함께 고치기`,
    hint: "적은 칸만 바뀌고, 비워 둔 칸은 표시마다 그대로 둡니다.",
    asClaim: (attribute: string) => `${attribute}: 소속 주장과 같게`,
    asPhrase: (attribute: string) => `${attribute}: 구절에 적힌 대로`,
    keep: "그대로 두기",
    apply: "고치기",
    /** What a node's claim says of it, as a button that writes it. */
    propose: (attribute: string, value: string) => `주장과 같게: ${attribute} ${value}`,
  },
  list: {
    code: "분류",
    claim: "주장",
    function: "기능",
    chart: "Toulmin",
    empty: "아직 표시한 주장이 없습니다.",
    emptyHint: "판결문에서 구절을 선택한 다음 ‘주장’을 누르세요.",
    attached: (count: number) => `딸린 요소 ${count}개`,
    filter: "목록 거르기",
    byWords: "구절, 핵심어, 메모",
    byElement: "모든 요소",
    byActor: "모든 행위자",
    byIssue: "모든 쟁점",
    issue: (number: string) => `쟁점 ${number}`,
    noFilter: "거르기 해제",
    nothingPasses: "조건에 맞는 표시가 없습니다.",
  },
  outline: {
    tab: "차례",
    paragraph: (number: number) => `문단 ${number}`,
    empty: "제목이나 번호(【이 유】, 1., 가.)로 시작하는 줄이 없습니다.",
  },
  chart: {
    label: (code: string) => `${code} 툴민 도식`,
    close: "도식 닫기",
    so: "그러므로",
    since: "왜냐하면",
    onAccountOf: "~에 근거하여",
    unless: "다만 ~한 경우를 제외하고",
    because: "~이므로",
    count: (element: string, count: number) => `${element} ${count}개`,
    rest: (counts: readonly string[]) => `▾ ${counts.join(", ")} 더 보기`,
    less: (counts: readonly string[]) => `▴ ${counts.join(", ")} 접기`,
    noClaim: (id: string) => `도식을 그릴 주장이 없습니다: ${id}`,
    enlarge: "크게 보기",
    reduce: "작게 보기",
  },
  overview: {
    open: "주장 개요",
    label: "주장 개요도",
    close: "개요 닫기",
    empty: "아직 표시한 주장이 없습니다. 주장을 표시하면 여기에 쟁점별로 모입니다.",
    noIssue: "쟁점 번호 없음",
    counts: (counts: readonly string[]) => counts.join(" "),
    datumOf: (codes: readonly string[]) => `${codes.join(", ")}의 근거`,
    circular: (chains: readonly string[]) =>
      `서로 근거가 되어 돌고 도는 주장이 있어 다음 연결은 그리지 않았습니다: ${chains.join(", ")}. 속성에서 한쪽 연결을 빼세요.`,
  },
  picture: {
    tools: "그림 도구",
    zoomIn: "확대",
    zoomOut: "축소",
    fit: "맞춤",
    saveAs: (format: string) => `${format} 저장`,
    print: "인쇄",
    failed: (reason: string) => `그림을 만들지 못했습니다. 다시 해 보거나 다른 형식을 고르세요. (${reason})`,
    hint: "상자를 가리키거나 화살표 키로 옮겨 가면 판결문의 구절이 여기에 보입니다.",
    quote: (text: string) => `원문: “${text}”`,
  },
  suggestions: {
    label: "제안",
    asking: "제안을 기다리는 중…",
    count: (current: number, total: number) => `제안 ${current}/${total}`,
    accept: "받아들이기",
    refuse: "거절",
    previous: "이전 제안",
    next: "다음 제안",
    acceptAll: "모두 받아들이기",
    refuseAll: "모두 거절",
  },
  /** Times as they are understood; `date` is told of parts that count from 1. */
  time: {
    date: (year: number, month: number, day: number, weekday: number) =>
      `${year}. ${month}. ${day}.(${"일월화수목금토".charAt(weekday)})`,
    month: (year: number, month: number) => `${year}. ${month}.`,
    year: (year: number) => `${year}년`,
    hour: (hour: number) => `${hour}시`,
    range: (from: string, to: string) => `${from} ~ ${to}`,
    about: (time: string) => `${time} 무렵`,
    after: (time: string) => `${time} 이후`,
    before: (time: string) => `${time}까지`,
    from: (code: string, time: string) => `${time} (${code} 기준)`,
    unknown: "언제인지 모름",
    take: (time: string) => `구절의 시각 쓰기: ${time}`,
    countsFrom: "기준 사실",
    nearest: (code: string) => `바로 앞의 시각 (${code})`,
    nearestNone: "바로 앞의 시각 (없음)",
    problems: {
      "unread-start": "시각으로 읽지 못했습니다. 적은 그대로 둡니다.",
      "unread-end": "시각으로 읽지 못했습니다. 적은 그대로 둡니다.",
      "no-base": "어느 날부터 세는지 알 수 없습니다. 날짜를 함께 적거나 기준 사실을 고르세요.",
      "end-before-start": "종료가 시작보다 앞섭니다.",
    },
  },
  timeline: {
    label: "사실 연표",
    open: "연표",
    filter: "연표 거르기",
    byClaim: "모든 주장",
    units: { year: "연", month: "월", day: "일" } satisfies Record<PeriodUnit, string>,
    unit: "보는 단위",
    all: "전체",
    earlier: "앞으로",
    later: "뒤로",
    closer: "확대",
    wider: "축소",
    shown: (from: string, to: string) => `${from} ~ ${to}`,
    counts: (shown: number, dated: number, undated: number) =>
      `날짜 있는 사실 ${dated}건 중 ${shown}건 표시 · 날짜 없는 사실 ${undated}건`,
    overview: "기간별 사실 수. 끌어서 볼 기간을 고릅니다.",
    picture: "행위자별 사실",
    keys: "← → 앞뒤 사실, ↑ ↓ 위아래, Enter 판결문으로, + − 확대·축소, Page Up·Down 기간 옮기기",
    noActor: "행위자 없음",
    facts: (count: number) => `사실 ${count}건`,
    time: "때",
    actor: "행위자",
    fact: "사실",
    table: "표로 보기",
    perPeriod: "기간별 사실 수",
    period: "기간",
    count: "건수",
    undated: (count: number) => `날짜 없는 사실 ${count}건`,
    from: (code: string) => `${code}에서부터 셈`,
    empty: "아직 사실이 없습니다. 근거자료를 표시하거나 속성에 시작 시각을 적으세요.",
    nothingPasses: "조건에 맞는 사실이 없습니다.",
    noDates: "날짜가 있는 사실이 없습니다. 속성에 시작 시각을 적으면 여기에 그려집니다.",
    close: "연표 닫기",
    tick: {
      year: (year: number) => `${year}년`,
      month: (month: number) => `${month}월`,
      day: (day: number) => `${day}일`,
      date: (month: number, day: number) => `${month}. ${day}.`,
      start: (year: number, month: number) => `${year}. ${month}.`,
    },
  },
  problems: {
    tab: "문제",
    none: "문제가 없습니다.",
    count: (errors: number, warnings: number) => `오류 ${errors}건, 경고 ${warnings}건`,
    error: "오류",
    warning: "경고",
    checks: {
      "claim-cycle": "서로 근거가 되어 돌고 도는 주장",
      "backing-without-warrant": "논거 없는 보강",
      "support-without-rebuttal": "반박 없는 반박 근거",
      "end-before-start": "종료가 시작보다 앞섬",
      "quote-differs": "판결문과 다른 구절",
      "claim-without-datum": "근거자료 없는 주장",
      "datum-without-warrant": "논거 없이 이어진 근거자료",
      "warrant-without-backing": "보강 없는 논거",
      "rebuttal-without-support": "반박 근거 없는 반박",
      "without-place": "판결문에 자리가 없는 구절",
      "unread-time": "읽지 못한 시각",
      "time-without-base": "기준 없는 시각",
      "undated-datum": "때를 적지 않은 근거자료",
      "without-actor": "행위자를 적지 않음",
      "without-issue": "쟁점 번호를 적지 않음",
    } satisfies Record<CheckKey, string>,
    mend: {
      mark: (element: string) => `${element} 추가`,
      own: "다른 주장으로…",
      write: (attribute: string) => `${attribute} 쓰기`,
      swapTimes: "시작·종료 바꾸기",
      unlink: "연결 빼기",
      place: "자리 찾기",
    },
    of: (mend: string, code: string) => `${mend} (${code})`,
  },
  statistics: {
    tab: "통계",
    empty: "아직 표시한 구절이 없습니다.",
    completeness: "주장별 완성도",
    claim: "주장",
    parts: "갖춘 요소",
    share: "완성도",
    byElement: "요소별",
    byIssue: "쟁점별",
    byActor: "행위자별",
    element: "요소",
    issue: "쟁점",
    actor: "행위자",
    count: "개수",
    picture: "그림",
    noIssue: "쟁점 없음",
    noActor: "행위자 없음",
    marked: "표시한 글자",
    characters: (marked: string, all: string) => `${all}자 중 ${marked}자`,
    ofText: "비율",
    strip: "판결문의 어디를 표시했는지, 처음부터 끝까지",
    show: (label: string) => `${label} 목록 보기`,
  },
  comparison: {
    tab: "비교",
    open: "다른 사람의 표시와 비교",
    with: (file: string) => `‘${file}’의 표시와 비교함`,
    end: "비교 끝내기",
    enlarge: "크게 보기",
    label: "표시 비교",
    close: "비교 닫기",
    hint: "같은 판결문을 표시한 다른 사람의 파일을 고르면 일치도와 다른 곳을 보여 줍니다.",
    first: "나",
    second: "상대",
    element: "요소",
    all: "전체",
    same: "같음",
    f1: "구절 F1",
    characterF1: "글자 F1",
    alpha: "알파",
    explained:
      "F1은 시작과 끝, 요소가 모두 같은 구절의 비율이고, 글자 F1은 겹친 글자의 비율입니다. 알파는 크리펜도르프의 αU(1995, 2004)로, 1은 완전한 일치, 0은 우연한 일치를 뜻합니다.",
    agreement: "일치도",
    differences: (count: number) => `다른 곳 ${count}건`,
    noDifferences: "다른 곳이 없습니다.",
    kind: "차이",
    act: "하기",
    take: "상대 것으로",
    phrase: "구절",
    kinds: {
      "only-first": "나만 표시",
      "only-second": "상대만 표시",
      ends: "범위",
      element: "요소",
      owner: "소속 주장",
      attributes: "속성",
    } satisfies Record<Difference["kind"], string>,
    differentText: (at: number) =>
      `판결문이 서로 다릅니다(${at + 1}번째 글자부터). 같은 판결문을 표시한 파일을 고르세요.`,
  },
  find: {
    label: "판결문에서 찾기",
    words: "찾을 말",
    count: (current: number, total: number) => `${current}/${total}`,
    previous: "이전",
    next: "다음",
    close: "찾기 닫기",
  },
  help: {
    title: "단축키",
    close: "닫기",
    /** Keys, parted by a middle dot, and what they do. */
    keys: [
      ["← → ↑ ↓", "판결문에서 커서 옮기기"],
      ["Shift+← → ↑ ↓", "구절 선택"],
      ["Ctrl+← →", "단어 단위로 옮기기"],
      ["Home · End", "줄의 처음, 끝"],
      ["Ctrl+Home · Ctrl+End", "판결문의 처음, 끝"],
      ["1–6", "주장, 논거, 보강, 반박, 반박 근거, 근거자료로 표시"],
      ["C · W · B · R · S · D", "같은 순서의 영문 글쇠"],
      ["Enter · Space", "커서 자리의 표시 열기"],
      ["Backspace", "커서 자리의 표시 지우기"],
      ["N · P", "다음 표시, 이전 표시"],
      ["M", "열린 표시의 범위를 선택한 구절로 바꾸기"],
      ["Esc", "속성에서 판결문으로 돌아가기, 선택 풀기"],
      ["Ctrl+F · /", "판결문에서 찾기"],
      ["F3 · Shift+F3", "다음, 이전 찾기"],
      ["Ctrl+Z · Ctrl+Shift+Z", "실행 취소, 다시 실행"],
      ["Alt+←", "판결문에서 보던 곳으로 돌아가기"],
      ["Ctrl+P", "표시된 판결문 인쇄"],
      ["Ctrl+V", "복사한 판결문이나 파일 열기"],
      ["Alt+↑ · Alt+↓", "목록에서 주장의 번호 바꾸기"],
      ["F", "열린 도식을 크게, 작게 보기"],
      ["Y · X", "제안 받아들이기, 거절"],
      [". · ,", "다음 제안, 이전 제안"],
      ["?", "단축키 보기"],
    ] as [keys: string, what: string][],
  },
  /** What is said of a part of the screen that fails. */
  failure: {
    part: (name: string) => `‘${name}’ 부분을 표시하지 못했습니다. 다른 부분과 표시한 내용은 그대로입니다.`,
    notLoaded: (name: string) => `‘${name}’ 부분을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요.`,
    status: "알림 줄",
    ofHost: "더해진 칸",
    whole: "편집기를 그리지 못했습니다. 표시한 내용은 그대로 있으며, 곧 저절로 다시 시도합니다.",
    retry: "다시 시도",
    close: "닫기",
  },
  save: {
    loading: "불러오는 중",
    failed: "불러오지 못함",
    unchanged: "바뀐 것 없음",
    saved: "저장됨",
    saving: "저장 중…",
    unsaved: "저장하지 못함 — 이 화면을 닫으면 사라집니다",
    conflict: "다른 창에서 이 판결문을 고쳤습니다",
    retry: "다시 저장",
    keepMine: "이 창의 내용으로 저장",
    takeTheirs: "다른 창의 내용 가져오기",
    cleared: "다른 창에서 이 판결문을 초기화하거나 삭제했습니다",
    leaveCleared: "지운 대로 두기",
    damaged: "저장된 기록이 손상되어 따로 보관했습니다.",
    download: "보관된 기록 내려받기",
    dismiss: "알림 닫기",
    downloadWork: "작업 내려받기",
    fileName: "판결문-논증",
  },
  /** The saved documents. */
  documents: {
    label: "문서 목록",
    search: "이름, 사건번호, 판결문, 표시, 메모에서 찾기",
    /** How many documents go with the words, and in how many places they stand. */
    found: (documents: number, places: number) => `문서 ${documents}개, 본문과 표시 ${places}곳`,
    unread: (count: number) => `아직 훑지 않은 문서 ${count}개`,
    inText: "본문",
    morePlaces: "더 보기",
    manyPlaces: (count: number) => `${count}곳까지만 보입니다. 찾는 말을 더 적으세요.`,
    byTag: "태그로 거르기",
    tag: "태그 붙이기",
    tagName: "태그",
    untag: (tag: string) => `태그 ‘${tag}’ 떼기`,
    loading: "문서 목록을 불러오는 중…",
    count: (count: number) => `문서 ${count}개`,
    current: "열려 있음",
    marks: (count: number) => `표시 ${count}개`,
    changed: (when: string) => `${when} 저장`,
    rename: "이름 바꾸기",
    name: "문서 이름",
    save: "저장",
    copy: "복사",
    copyOf: (name: string) => `${name} 사본`,
    remove: "삭제",
    removed: (name: string) => `‘${name}’ 문서를 지웠습니다.`,
    restore: "되돌리기",
    /** What is done with which document, for screen readers. */
    of: (what: string, name: string) => `${name} ${what}`,
    openIsKept: "열려 있는 문서는 지울 수 없습니다. 다른 문서를 연 다음 지우세요.",
    first: "처음 판결문",
    atRisk: (why: string) => `열려 있는 문서가 아직 저장되지 않아 다른 문서를 열지 않았습니다. (${why})`,
    empty: "아직 저장된 문서가 없습니다. 구절을 표시하거나 파일을 열면 여기에 모입니다.",
    nothing: "찾는 말에 맞는 문서가 없습니다.",
    failed: (reason: string) => `저장소에서 하지 못했습니다. 잠시 뒤에 다시 해 보세요. (${reason})`,
    cancel: "취소",
    close: "닫기",
  },
  /** Files: their formats, what is read and written. */
  formats: {
    menu: "파일",
    open: "파일 열기…",
    documents: "문서 목록…",
    saveAs: "내보내기",
    names: {
      native: "작업 파일 (JSON)",
      report: "보고서 (HTML, 인쇄용)",
      csv: "표 (CSV, 엑셀)",
      text: "판결문 본문 (텍스트)",
      w3c: "W3C 웹 주석 (JSON-LD)",
      aif: "논증 그래프 AIF (JSON)",
      argdown: "Argdown",
      brat: "brat 표시 (.ann)",
      portal: "포털 저장 형식 (JSON)",
    },
    columns: {
      code: "분류 코드",
      element: "요소",
      claim: "소속 주장",
      text: "원문 구절",
      trans: "대체 문구",
      target: "행위자",
      keyword: "핵심어",
      stime: "시작 시각",
      etime: "종료 시각",
      position: "장소",
      issue: "쟁점 번호",
      qualifier: "한정어",
      note: "메모",
      supports: "받치는 요소",
      countsFrom: "기준 사실",
      datumOf: "근거로 쓰는 주장",
      start: "시작 글자",
      end: "끝 글자",
    },
    report: {
      lang: "ko",
      table: "주장과 요소",
      charts: "툴민 도식",
      text: "판결문",
      counts: (claims: number, marks: number) => `주장 ${claims}개, 표시 ${marks}개`,
      unplaced: "본문에서 자리를 찾지 못함",
    },
    fileName: (title: string) => `${title || "판결문"}-논증`,
    /** What is wrong with a file, where, and what to do. */
    problem: ({ reason, place, line, value }: ReadingProblem): string => {
      const where = [line && `${line}행`, place && `‘${place}’`].filter(Boolean).join(" ");
      const at = where && `${where}: `;
      const shown = value === undefined ? "" : ` (${value})`;
      const reasons: Record<ReadingProblemReason, string> = {
        "no-json": `JSON 문법에 어긋납니다. 파일이 잘리지 않았는지 확인하세요.`,
        "wrong-kind": `있어야 할 내용이 없거나 형식이 다릅니다${shown}.`,
        unknown: `알 수 없는 값입니다${shown}.`,
        "unknown-version": `더 새로운 판에서 만든 파일입니다${shown}. 편집기를 새 판으로 올린 뒤 여세요.`,
        twice: `같은 이름이 두 번 나옵니다${shown}.`,
        "no-claim": `요소가 딸릴 주장이 없습니다${shown}.`,
        overlap: `구절이 다른 구절과 겹칩니다${shown}.`,
        empty: "읽을 내용이 없습니다.",
        "no-text": "표시만 든 파일입니다. 먼저 판결문을 여세요.",
        "too-large": `20MB 또는 20만 줄이 넘는 파일은 열 수 없습니다${shown}. 파일은 읽지 않았습니다.`,
        "unknown-kind": `열 수 없는 형식입니다${shown}. 텍스트(.txt, .md, .html)나 내보내기에 있는 형식의 파일을 여세요.`,
        binary: `글자로 된 파일이 아닙니다${shown}. 만든 프로그램에서 텍스트(.txt)로 저장해 여세요.`,
        "too-deep": "내용이 지나치게 깊이 겹쳐 있습니다.",
        failed: `읽다가 멈췄습니다${shown}. 텍스트(.txt)로 저장해 다시 열어 보세요.`,
        "too-slow": "20초 안에 다 읽지 못해 그만두었습니다. 파일을 나누거나 텍스트(.txt)로 저장해 다시 열어 보세요.",
      };
      return at + reasons[reason];
    },
    import: {
      title: (name: string) => `‘${name}’ 열기`,
      reading: "파일을 읽는 중…",
      others: (names: readonly string[]) =>
        `한 번에 한 파일씩 엽니다. 함께 놓은 ${names.join(", ")}은(는) 열지 않았습니다.`,
      encoding: "글자 인코딩",
      doubtful: "글자 인코딩이 확실하지 않습니다. 깨져 보이면 다른 것을 고르세요.",
      preview: "미리 보기",
      failed: "파일을 열지 못했습니다. 열려 있던 문서는 그대로입니다.",
      contents: (format: string | null, marks: number) =>
        format === null ? "판결문 본문입니다." : `${format} · 표시 ${marks}개`,
      guessed: "파일에 요소의 종류나 소속 주장이 다 적혀 있지는 않아 구조를 보고 짐작했습니다. 연 다음 확인하세요.",
      lost: (count: number) => `여기에 없는 종류여서 옮기지 않은 것 ${count}개`,
      notes: (count: number) => `판결문 전체에 달린 메모 ${count}개`,
      replace: "새 문서로 열기",
      replaceMeans: "지금 판결문과 표시를 닫고 파일의 내용으로 바꿉니다.",
      addMeans: "지금 판결문과 표시는 문서 목록에 그대로 남습니다.",
      adding: "새 문서를 저장하는 중…",
      notAdded: (reason: string) =>
        `새 문서를 저장하지 못해 열지 않았습니다. 열려 있던 문서는 그대로입니다. (${reason})`,
      compare: "지금 표시와 비교하기",
      compareMeans: "지금 판결문과 표시는 그대로 두고, 두 사람의 표시가 얼마나 같고 어디가 다른지 보여 줍니다.",
      onto: "표시만 이 판결문에 옮기기",
      ontoMeans: "판결문은 그대로 두고, 지금 표시를 파일의 표시로 바꿉니다.",
      revise: "고친 판결문으로 바꾸기",
      reviseMeans: "본문을 파일의 것으로 바꾸고, 지금 표시를 새 본문에서 다시 찾아 옮깁니다.",
      placed: (same: number, similar: number, moved: number, unplaced: number) =>
        [
          `자리를 찾음 ${same}개`,
          ...(moved > 0 ? [`다른 자리의 같은 구절 ${moved}개`] : []),
          ...(similar > 0 ? [`비슷한 구절 ${similar}개`] : []),
          ...(unplaced > 0 ? [`자리를 찾지 못함 ${unplaced}개`] : []),
        ].join(" · "),
      toCheck: (count: number) => `확인할 표시 ${count}개`,
      was: "전",
      now: "후",
      unplaced: "자리 없는 표시는 목록에 남으며, 구절을 선택해 직접 놓을 수 있습니다.",
      undo: "실행 취소로 되돌릴 수 있습니다.",
      cancel: "취소",
      close: "닫기",
    },
    drop: "여기에 놓으면 파일을 엽니다",
    unplaced: {
      title: (count: number) => `자리 없는 표시 ${count}개`,
      hint: "판결문에서 구절을 선택한 다음 ‘여기에 놓기’를 누르세요.",
      place: "여기에 놓기",
      placeThis: (code: string) => `${code} 여기에 놓기`,
      noWords: "(구절 없음)",
    },
  },
  remove: {
    title: (code: string) => `${code} 삭제`,
    question: (count: number) => `이 주장에 딸린 요소가 ${count}개 있습니다. 어떻게 할까요?`,
    all: "모두 삭제",
    move: "다른 주장으로 옮기고 삭제",
    target: "옮길 주장",
    cancel: "취소",
  },
  sort: {
    title: "주장 정렬",
    question:
      "직접 바꾼 주장의 순서를 버리고 판결문에 나오는 순서로 번호를 다시 매깁니다. 실행 취소로 되돌릴 수 있습니다.",
    confirm: "정렬",
    cancel: "취소",
  },
  reset: {
    title: "초기화",
    question:
      "표시한 내용과 저장된 기록을 모두 지우고 처음 판결문으로 돌아갑니다. 이 화면을 떠나기 전까지는 실행 취소로 되돌릴 수 있습니다.",
    confirm: "모두 지우기",
    cancel: "취소",
  },
  /** A sentence for each notice, shown in the status line and read out; `code` is that of the notice's node. */
  notice: (notice: Notice, code: string): string => {
    switch (notice.kind) {
      case "refused": {
        const reasons: Record<typeof notice.reason, string> = {
          blank: "먼저 판결문에서 구절을 선택하세요.",
          outside: "판결문 안에서만 선택할 수 있습니다.",
          overlap: `이미 표시된 구절(${code})과 겹쳐서 표시할 수 없습니다.`,
          nested: `이미 표시된 구절(${code}) 안이어서 표시할 수 없습니다.`,
          "no-claim": "먼저 ‘주장’을 표시하세요. 다른 요소는 주장에 딸립니다.",
          "no-such-node": "그 표시는 이미 없습니다.",
          "not-a-claim": "주장에만 딸릴 수 있습니다.",
          "owns-nodes": `${code}에 딸린 요소가 있어 바꿀 수 없습니다. 먼저 다른 주장으로 옮기세요.`,
          "cannot-support": "보강은 같은 주장의 논거에, 반박 근거는 같은 주장의 반박에만 딸릴 수 있습니다.",
          cycle: "주장이 돌고 돌아 자기 자신의 근거가 되므로 연결할 수 없습니다.",
          "time-cycle": "시각이 돌고 돌아 자기 자신에서부터 세게 되므로 연결할 수 없습니다.",
          "no-more-phrases": "같은 구절이 더 없습니다.",
        };
        return reasons[notice.reason];
      }
      case "marked":
        return `${code} 표시함: ${notice.node.text}`;
      case "removed":
        return `${code} 표시를 지움: ${notice.node.text}`;
      case "moved":
        return `${code} 범위를 옮김: ${notice.node.text}`;
      case "changed":
        return `${code} 고침: ${notice.node.text}`;
      case "at":
        return `${code}: ${notice.node.text}`;
      case "no-mark":
        return "여기에는 표시가 없습니다.";
      case "marked-all":
        return `같은 구절 ${notice.count}곳을 더 표시함`;
      case "changed-together":
        return notice.count > 0 ? `표시 ${notice.count}개를 함께 고침` : "달라질 표시가 없어 그대로 두었습니다.";
      case "undone":
        return "실행 취소함";
      case "redone":
        return "다시 실행함";
      case "nothing-left":
        return "돌아갈 자리가 없습니다.";
      case "nothing-to-undo":
        return "취소할 작업이 없습니다.";
      case "nothing-to-redo":
        return "다시 실행할 작업이 없습니다.";
      case "sorted":
        return "판결문 순서대로 정렬함";
      case "reset":
        return "초기화함. 실행 취소로 되돌릴 수 있습니다.";
      case "reloaded":
        return "다른 창에서 저장한 내용을 가져왔습니다.";
      case "vetoed":
        return "여기서는 바꿀 수 없도록 되어 있어 그대로 두었습니다.";
      case "suggested":
        return `제안 ${notice.count}개가 있습니다. 하나씩 받아들이거나 거절하세요.`;
      case "accepted":
        return `제안 ${notice.count}개를 표시로 받아들임`;
      case "declined":
        return `제안 ${notice.count}개를 거절함`;
      case "no-suggestion":
        return "결정할 제안이 없습니다.";
      case "not-loaded":
        return "필요한 부분을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 해 보세요.";
      case "not-suggested":
        return `제안을 받지 못했습니다. (${notice.reason})`;
      case "to-mark":
        return `${code}에 딸릴 구절을 판결문에서 선택한 다음 ‘${ko.elements[notice.element]}’ 단추를 누르세요.`;
      case "to-place":
        return `${code}의 구절을 판결문에서 선택한 다음 ‘${ko.attributes.moveEnds}’를 누르세요.`;
      case "opened":
        return `판결문을 열었습니다: ${notice.charge}`;
      case "unknown-elements":
        return `여기에 정의되지 않은 요소(${notice.elements.join(", ")})가 있습니다. 표시는 그대로 두고 저장합니다.`;
      case "imported":
        return notice.unplaced > 0
          ? `표시 ${notice.marks}개를 가져옴. ${notice.unplaced}개는 자리를 찾지 못했습니다.`
          : `표시 ${notice.marks}개를 가져옴`;
      case "exported":
        return `내보냄: ${notice.name}`;
    }
  },
};

/** The words of the screen in one language; hosts may pass their own. */
export type Dictionary = typeof ko;
