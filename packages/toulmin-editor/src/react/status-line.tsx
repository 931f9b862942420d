import { nodeOf } from "../core/document";
import { isRefusal, type Notice } from "../core/notice";
import { codeIn } from "../locales/code-label";
import { downloadJson } from "./controls/download";
import { useCodeOf, useEditor, useSaveState, useSessionState } from "./provider/editor-context";
import { Slot } from "./provider/slot";
import { useTextView } from "./provider/use-text-view";

/** The current claim, what just happened or why it did not, and whether the work is saved. */
export function StatusLine() {
  const { dictionary, isHeldByHost } = useEditor();
  const codeOf = useCodeOf();
  const current = useSessionState(({ history }) => nodeOf(history.present, history.present.currentClaim));
  return (
    <div className="toulmin-status">
      <span className="toulmin-status-claim notranslate" translate="no">
        {current ? dictionary.toolbar.currentClaim(codeOf(current)) : dictionary.toolbar.noClaim}
      </span>
      <NoticeText />
      <BackButton />
      {!isHeldByHost && <SaveIndicator />}
      <Slot name="status" />
    </div>
  );
}

/** Goes back to where the last jump led away from. */
function BackButton() {
  const { dictionary } = useEditor();
  const view = useTextView();
  const isAway = useSessionState((state) => state.left.length > 0);
  return isAway ? <LineButton onPress={() => view.goBack()}>{`← ${dictionary.panel.back}`}</LineButton> : null;
}

function NoticeText() {
  const { dictionary } = useEditor();
  const latest = useSessionState((state) => state.notice);
  const notice = latest?.notice;
  const node = notice && "node" in notice ? notice.node : undefined;
  const isProblem = notice !== undefined && isRefusal(notice);
  return (
    <span className={isProblem ? "toulmin-notice toulmin-notice-problem" : "toulmin-notice"} role="status">
      {/* a new element for every notice, so that the same words are read out again */}
      {notice && (
        <span key={latest?.at}>{dictionary.notice(shortened(notice), node ? codeIn(dictionary, node) : "")}</span>
      )}
    </span>
  );
}

/** A notice is read out: of a long phrase its beginning tells which one it is. */
function shortened(notice: Notice): Notice {
  if (!("node" in notice) || !notice.node || notice.node.text.length <= LONGEST) return notice;
  const text = `${[...notice.node.text.slice(0, LONGEST)].slice(0, -1).join("").replace(/\s+/g, " ")}…`;
  return { ...notice, node: { ...notice.node, text } };
}

/** So many characters of a phrase are told. */
const LONGEST = 60;

function SaveIndicator() {
  const { session, persistence, dictionary } = useEditor();
  const save = useSaveState((state) => state.save);
  const { state } = save;
  const words = dictionary.save;
  const isNew = save.state === "saved" && save.isNew;
  const isCleared = save.state === "conflict" && save.theirs === null;
  const download = () => downloadJson(session.document(), words.fileName);
  return (
    <span className="toulmin-save" data-state={state}>
      <span role="status">{isCleared ? words.cleared : words[isNew ? "unchanged" : state]}</span>
      {state === "unsaved" && <LineButton onPress={() => persistence.flush()}>{words.retry}</LineButton>}
      {(state === "unsaved" || state === "conflict") && (
        <LineButton onPress={download}>{words.downloadWork}</LineButton>
      )}
      {state === "conflict" && (
        <>
          <LineButton onPress={() => persistence.settle("mine")}>{words.keepMine}</LineButton>
          <LineButton onPress={() => persistence.settle("theirs")}>
            {isCleared ? words.leaveCleared : words.takeTheirs}
          </LineButton>
        </>
      )}
    </span>
  );
}

function LineButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className="toulmin-button toulmin-button-small" onClick={onPress}>
      {children}
    </button>
  );
}
