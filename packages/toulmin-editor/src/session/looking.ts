import type { StoreApi } from "zustand/vanilla";
import type { NodeAttributes, NodeId } from "../core/document";
import { findInText } from "../core/find";
import type { ListFilter } from "../core/list-rows";
import type { PanelKey, Question, Search, SessionState } from "./state";

/** What of an open judgment is shown. Nothing here changes the document. */
export interface Looking {
  /** Opens a node's attributes, with the focus in them if asked; `null` closes them. */
  open(id: NodeId | null, options?: { readonly withFocus?: boolean | keyof NodeAttributes }): void;
  openChart(id: NodeId | null): void;
  /** Shows another tab of the side panel. */
  showPanel(panel: PanelKey): void;
  /** Compares the open marks with somebody else's, in the tab of that; `null` ends it. */
  compare(other: SessionState["compared"]): void;
  /** Shows the timeline of facts, or closes it. */
  showTimeline(isOpen: boolean): void;
  /** Shows all claims at once, or closes them. */
  showOverview(isOpen: boolean): void;
  /** Asks the person something; `null` takes the question back. */
  ask(question: Question | null): void;
  /** Looks for words in the text, or shows another match; `null` ends the search. */
  search(search: Search | null): void;
  /** Shows the next or the previous match of the search, round and round. */
  findBeside(direction: 1 | -1): void;
  /** Remembers a place of the text that a jump leads away from. */
  leave(offset: number): void;
  /** Forgets the place that was left last; returns it, or `null`. */
  comeBack(): number | null;
  showHelp(isOpen: boolean): void;
  filterBy(filter: Partial<ListFilter>): void;
  /** Shows or hides the nodes of a claim in the list. */
  unfold(claim: NodeId): void;
}

/** How many jumps can be gone back. */
const PLACES_KEPT = 50;

export function createLooking(store: StoreApi<SessionState>): Looking {
  return {
    open(id, { withFocus = false } = {}) {
      store.setState({ openNode: id, opensWithFocus: withFocus });
    },
    openChart(id) {
      store.setState({ openChart: id });
    },
    showPanel(panel) {
      store.setState({ panel });
    },
    compare(compared) {
      store.setState({ compared, ...(compared && { panel: "comparison", openNode: null }) });
    },
    showTimeline(isTimelineOpen) {
      store.setState({ isTimelineOpen });
    },
    showOverview(isOverviewOpen) {
      store.setState({ isOverviewOpen });
    },
    ask(question) {
      store.setState({ question });
    },
    search(search) {
      store.setState({ search });
    },
    findBeside(direction) {
      const { history, search } = store.getState();
      const matches = search ? findInText(history.present, search.query).length : 0;
      if (!search || matches === 0) return;
      store.setState({ search: { ...search, current: (search.current + direction + matches) % matches } });
    },
    leave(offset) {
      store.setState(({ left }) => ({ left: [...left, offset].slice(-PLACES_KEPT) }));
    },
    comeBack() {
      const { left } = store.getState();
      const offset = left.at(-1);
      if (offset === undefined) return null;
      store.setState({ left: left.slice(0, -1) });
      return offset;
    },
    showHelp(isHelpOpen) {
      store.setState({ isHelpOpen });
    },
    filterBy(filter) {
      store.setState((state) => ({ filter: { ...state.filter, ...filter } }));
    },
    unfold(claim) {
      const unfolded = new Set(store.getState().unfolded);
      if (!unfolded.delete(claim)) unfolded.add(claim);
      store.setState({ unfolded });
    },
  };
}
