import type { FromClaim } from "../core/commands/edit-together";
import type { NodeAttributes, NodeId, ToulminDocument } from "../core/document";
import type { History } from "../core/history";
import type { ListFilter } from "../core/list-rows";
import type { Notice } from "../core/notice";

/** What the person has to decide before anything happens. */
export type Question =
  | { readonly kind: "remove"; readonly id: NodeId }
  | { readonly kind: "reset" }
  /** Nothing is asked: the judgment is printed. */
  | { readonly kind: "print" }
  /** Whether the order that a person gave the claims is dropped. */
  | { readonly kind: "sort" }
  /** What is to be written on several nodes, and what of it comes from their claims and phrases. */
  | {
      readonly kind: "edit-together";
      readonly ids: readonly NodeId[];
      readonly asClaim?: readonly FromClaim[];
      readonly asPhrase?: boolean;
    }
  /** Which of the saved documents is to be opened. */
  | { readonly kind: "documents" }
  /** What becomes of a file from outside. */
  | {
      readonly kind: "import";
      readonly file: File;
      /** The names of those that came with it and are not opened. */
      readonly others?: readonly string[];
    };

/** What is looked for in the text, and which match is shown, counted from 0. */
export interface Search {
  readonly query: string;
  readonly current: number;
}

/** The tabs of the side panel. */
export type PanelKey = "list" | "outline" | "problems" | "statistics" | "comparison";

/** One open judgment: its document with the steps to undo, and what is being looked at. */
export interface SessionState {
  readonly history: History;
  /** The node whose attributes are open. */
  readonly openNode: NodeId | null;
  /** Whether the attributes take the focus, and where: a mark opened by key is worked on by key. */
  readonly opensWithFocus: boolean | keyof NodeAttributes;
  /** The claim whose chart is open. */
  readonly openChart: NodeId | null;
  /** What the side panel shows while no attributes are open. */
  readonly panel: PanelKey;
  /** Whose marks the open ones are compared with; `null` while there is no comparison. */
  readonly compared: { readonly name: string; readonly document: ToulminDocument } | null;
  /** Whether the timeline of facts is shown. */
  readonly isTimelineOpen: boolean;
  /** Whether all claims are shown at once. */
  readonly isOverviewOpen: boolean;
  readonly question: Question | null;
  /** `null` while nothing is looked for. */
  readonly search: Search | null;
  /** The places in the text that jumps led away from, the last one last: source offsets. */
  readonly left: readonly number[];
  /** Whether the list of keys is shown. */
  readonly isHelpOpen: boolean;
  readonly filter: ListFilter;
  /** The claims whose nodes the list shows. */
  readonly unfolded: ReadonlySet<NodeId>;
  /** The last notice; `at` rises with every notice, so that the same words are told again. */
  readonly notice: { readonly at: number; readonly notice: Notice } | null;
}
