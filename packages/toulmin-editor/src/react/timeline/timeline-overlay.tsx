import { Modal } from "../controls/modal";
import { useDocument, useEditor } from "../provider/editor-context";
import { useGoTo } from "../provider/use-mending";
import { Timeline } from "./timeline";

/** The facts of the open judgment over the whole window; a fact that is pressed is shown in the text. */
export function TimelineOverlay() {
  const { session, dictionary, actors } = useEditor();
  const document = useDocument();
  const goTo = useGoTo();
  const close = () => session.showTimeline(false);
  return (
    <Modal label={dictionary.timeline.label} className="toulmin-modal-large" onClose={close}>
      <Timeline
        {...{ document, dictionary, actors }}
        onOpenNode={(id) => {
          close();
          goTo(id);
        }}
      />
      <button type="button" className="toulmin-button toulmin-modal-close" onClick={close}>
        {dictionary.timeline.close}
      </button>
    </Modal>
  );
}
