import { labelsIn } from "../core/elements";
import type { Dictionary } from "./ko";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The English words of the screen. */
export const en: Dictionary = {
  elements: labelsIn("en"),
  actors: { defendant: "Defendant", victim: "Victim" },
  title: {
    judgment: "Judgment",
    court: "Court",
    caseNo: "Case number",
    charge: "Charge",
    matter: "Matter",
    empty: "Untitled judgment",
    edit: "Correct the case",
    done: "Done",
  },
  text: {
    label: "Judgment",
    loading: "Loading the judgment…",
    empty:
      "No judgment is open yet. Open one by the “File” menu, drop a file here, or paste a judgment that you copied.",
    failed: (reason) => `The judgment could not be loaded. (${reason})`,
    retry: "Try again",
  },
  toolbar: {
    label: "Judgment tools",
    elements: "Mark as",
    document: "Document",
    reset: "Reset",
    sort: "Sort",
    undo: "Undo",
    redo: "Redo",
    find: "Find",
    help: "Keys",
    currentClaim: (code) => `Current claim ${code}`,
    noClaim: "No current claim",
  },
  panel: {
    back: "Back to where I was",
    tabs: "Side panel",
    raise: "Enlarge the panel",
    lower: "Reduce the panel",
    list: "Claims",
    attributes: "Attributes",
    close: "Close",
  },
  attributes: {
    code: "Category code",
    text: "Original phrase",
    trans: "Replacement phrase",
    target: "Actor",
    noTarget: "Select",
    keyword: "Key keyword",
    stime: "Start time",
    etime: "End time",
    pickTime: (field) => `Pick ${field.toLowerCase()} from a calendar`,
    timeHint: "e.g. 2018-06-04 16:00",
    position: "Place",
    issue: "Issue number",
    element: "Element",
    owner: "Belongs to claim",
    supportsWarrant: "Backs the warrant",
    supportsRebuttal: "Supports the rebuttal",
    standsUnder: (element) => `Stands under the ${element.toLowerCase()}`,
    nearest: "The nearest one",
    datumOf: "Claims that use this one as a datum",
    addDatumOf: "Choose a claim",
    takeAway: (code) => `Take away ${code}`,
    markAll: "Mark all identical phrases",
    moveEnds: "Move the mark to the selected phrase",
    qualifier: "Qualifier",
    note: "Note",
    remove: "Delete",
  },
  together: {
    open: (count) => `Edit ${count} together`,
    title: (count) => `Edit ${count} marks together`,
    hint: "Only what you write is changed; what is left blank stays as it is on each mark.",
    asClaim: (attribute) => `${attribute}: as the owning claim has it`,
    asPhrase: (attribute) => `${attribute}: as the phrase tells it`,
    keep: "Leave as it is",
    apply: "Change",
    propose: (attribute, value) => `As the claim: ${attribute} ${value}`,
  },
  list: {
    code: "Category",
    claim: "Claim",
    function: "Function",
    chart: "Toulmin",
    empty: "No claim is marked yet.",
    emptyHint: "Select a phrase in the judgment, then press “Claim”.",
    attached: (count) => (count === 1 ? "1 attached element" : `${count} attached elements`),
    filter: "Filter the list",
    byWords: "Phrase, keyword, note",
    byElement: "All elements",
    byActor: "All actors",
    byIssue: "All issues",
    issue: (number) => `Issue ${number}`,
    noFilter: "Clear the filter",
    nothingPasses: "No mark fits.",
  },
  outline: {
    tab: "Outline",
    paragraph: (number) => `¶ ${number}`,
    empty: "No line begins with a heading or a number (【이 유】, 1., 가.).",
  },
  chart: {
    label: (code) => `Toulmin chart of ${code}`,
    close: "Close the chart",
    so: "So",
    since: "Since",
    onAccountOf: "On account of",
    unless: "Unless",
    because: "Because",
    count: (element, count) => `${count} × ${element}`,
    rest: (counts) => `▾ More: ${counts.join(", ")}`,
    less: (counts) => `▴ Fewer: ${counts.join(", ")}`,
    noClaim: (id) => `There is no claim to draw a chart of: ${id}`,
    enlarge: "Enlarge",
    reduce: "Reduce",
  },
  overview: {
    open: "Overview",
    label: "Overview of the claims",
    close: "Close the overview",
    empty: "No claim is marked yet. Claims gather here by issue as they are marked.",
    noIssue: "No issue number",
    counts: (counts) => counts.join(" "),
    datumOf: (codes) => `Datum of ${codes.join(", ")}`,
    circular: (chains) =>
      `Some claims rest on each other in a circle; these links are not drawn: ${chains.join(", ")}. Take one of them away in the attributes.`,
  },
  picture: {
    tools: "Picture tools",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Fit",
    saveAs: (format) => `Save ${format}`,
    print: "Print",
    failed: (reason) => `The picture could not be made. Try again, or choose another format. (${reason})`,
    hint: "Point at a box, or go to it by the arrow keys, to see the words of the judgment here.",
    quote: (text) => `Original: “${text}”`,
  },
  suggestions: {
    label: "Suggestions",
    asking: "Waiting for suggestions…",
    count: (current, total) => `Suggestion ${current}/${total}`,
    accept: "Accept",
    refuse: "Refuse",
    previous: "Previous suggestion",
    next: "Next suggestion",
    acceptAll: "Accept all",
    refuseAll: "Refuse all",
  },
  time: {
    date: (year, month, day, weekday) =>
      `${["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][weekday]} ${day} ${MONTHS[month - 1]} ${year}`,
    month: (year, month) => `${MONTHS[month - 1]} ${year}`,
    year: (year) => `${year}`,
    hour: (hour) => `${hour}:00 to ${hour}:59`,
    range: (from, to) => `${from} – ${to}`,
    about: (time) => `about ${time}`,
    after: (time) => `after ${time}`,
    before: (time) => `until ${time}`,
    from: (code, time) => `${time} (from ${code})`,
    unknown: "nobody knows when",
    take: (time) => `Take from the phrase: ${time}`,
    countsFrom: "Counts from",
    nearest: (code) => `The nearest time before it (${code})`,
    nearestNone: "The nearest time before it (none)",
    problems: {
      "unread-start": "This is not understood as a time. It is kept as written.",
      "unread-end": "This is not understood as a time. It is kept as written.",
      "no-base": "It is not clear which day this counts from. Write a date, or choose a fact to count from.",
      "end-before-start": "The end lies before the start.",
    },
  },
  timeline: {
    label: "Timeline of facts",
    open: "Timeline",
    filter: "Filter the timeline",
    byClaim: "All claims",
    units: { year: "Years", month: "Months", day: "Days" },
    unit: "Unit",
    all: "Everything",
    earlier: "Earlier",
    later: "Later",
    closer: "Zoom in",
    wider: "Zoom out",
    shown: (from, to) => `${from} – ${to}`,
    counts: (shown, dated, undated) => `${shown} of ${dated} dated facts shown · ${undated} undated`,
    overview: "Facts per period. Drag to choose what is shown.",
    picture: "Facts by actor",
    keys: "← → earlier, later fact · ↑ ↓ above, below · Enter to the judgment · + − zoom · Page Up, Page Down move",
    noActor: "No actor",
    facts: (count) => (count === 1 ? "1 fact" : `${count} facts`),
    time: "Time",
    actor: "Actor",
    fact: "Fact",
    table: "As a table",
    perPeriod: "Facts per period",
    period: "Period",
    count: "Facts",
    undated: (count) => (count === 1 ? "1 undated fact" : `${count} undated facts`),
    from: (code) => `counted from ${code}`,
    empty: "There are no facts yet. Mark a datum, or write a start time in the attributes.",
    nothingPasses: "No fact fits.",
    noDates: "No fact has a date. Write a start time in the attributes and it is drawn here.",
    close: "Close the timeline",
    tick: {
      year: (year) => `${year}`,
      month: (month) => MONTHS[month - 1] ?? "",
      day: (day) => `${day}`,
      date: (month, day) => `${day} ${MONTHS[month - 1]}`,
      start: (year, month) => `${MONTHS[month - 1]} ${year}`,
    },
  },
  problems: {
    tab: "Problems",
    none: "No problems.",
    count: (errors, warnings) => `Errors: ${errors}, warnings: ${warnings}`,
    error: "Error",
    warning: "Warning",
    checks: {
      "claim-cycle": "Claims that rest on each other in a circle",
      "backing-without-warrant": "Backing without a warrant",
      "support-without-rebuttal": "Rebuttal support without a rebuttal",
      "end-before-start": "End before start",
      "quote-differs": "Phrase differs from the judgment",
      "claim-without-datum": "Claim without a datum",
      "datum-without-warrant": "Data joined by no warrant",
      "warrant-without-backing": "Warrant without a backing",
      "rebuttal-without-support": "Rebuttal without a support",
      "without-place": "Phrase without a place in the judgment",
      "unread-time": "Time not understood",
      "time-without-base": "Time that counts from nothing",
      "undated-datum": "Undated datum",
      "without-actor": "No actor",
      "without-issue": "No issue number",
    },
    mend: {
      mark: (element) => `Add ${element.toLowerCase()}`,
      own: "To another claim…",
      write: (attribute) => `Write ${attribute.toLowerCase()}`,
      swapTimes: "Exchange start and end",
      unlink: "Take the link away",
      place: "Find its place",
    },
    of: (mend, code) => `${mend} (${code})`,
  },
  statistics: {
    tab: "Statistics",
    empty: "Nothing is marked yet.",
    completeness: "Completeness of each claim",
    claim: "Claim",
    parts: "Parts",
    share: "Complete",
    byElement: "By element",
    byIssue: "By issue",
    byActor: "By actor",
    element: "Element",
    issue: "Issue",
    actor: "Actor",
    count: "Count",
    picture: "Picture",
    noIssue: "No issue",
    noActor: "No actor",
    marked: "Marked characters",
    characters: (marked, all) => `${marked} of ${all} characters`,
    ofText: "Share",
    strip: "Where the judgment is marked, from beginning to end",
    show: (label) => `List: ${label}`,
  },
  comparison: {
    tab: "Compare",
    with: (file) => `Compared with the marks of “${file}”`,
    end: "End the comparison",
    enlarge: "Show large",
    open: "Compare with somebody else’s marks",
    label: "Comparison",
    close: "Close the comparison",
    hint: "Choose the file of somebody who marked the same judgment to see how far you agree.",
    first: "Mine",
    second: "Theirs",
    element: "Element",
    all: "All",
    same: "Same",
    f1: "Span F1",
    characterF1: "Character F1",
    alpha: "Alpha",
    explained:
      "F1 counts phrases with the same ends and element, character F1 the characters they share. Alpha is Krippendorff’s αU (1995, 2004): 1 is perfect agreement, 0 that of chance.",
    agreement: "Agreement",
    differences: (count) => (count === 1 ? "1 difference" : `${count} differences`),
    noDifferences: "There are no differences.",
    kind: "Difference",
    act: "Do",
    take: "Take theirs",
    phrase: "Phrase",
    kinds: {
      "only-first": "Mine only",
      "only-second": "Theirs only",
      ends: "Ends",
      element: "Element",
      owner: "Claim",
      attributes: "Attributes",
    },
    differentText: (at) =>
      `The judgments differ from character ${at + 1} on. Choose a file with marks of the same judgment.`,
  },
  find: {
    label: "Find in the judgment",
    words: "Words to find",
    count: (current, total) => `${current}/${total}`,
    previous: "Previous",
    next: "Next",
    close: "Close the search",
  },
  help: {
    title: "Keys",
    close: "Close",
    keys: [
      ["← → ↑ ↓", "Move the caret in the judgment"],
      ["Shift+← → ↑ ↓", "Select a phrase"],
      ["Ctrl+← →", "Move by word"],
      ["Home · End", "Start and end of the line"],
      ["Ctrl+Home · Ctrl+End", "Start and end of the judgment"],
      ["1–6", "Mark as claim, warrant, backing, rebuttal, rebuttal support, datum"],
      ["C · W · B · R · S · D", "The same by letter"],
      ["Enter · Space", "Open the mark at the caret"],
      ["Backspace", "Delete the mark at the caret"],
      ["N · P", "Next mark, previous mark"],
      ["M", "Give the open mark the selected phrase"],
      ["Esc", "Back from the attributes to the judgment; deselect"],
      ["Ctrl+F · /", "Find in the judgment"],
      ["F3 · Shift+F3", "Next match, previous match"],
      ["Ctrl+Z · Ctrl+Shift+Z", "Undo, redo"],
      ["Alt+←", "Back to where you were in the judgment"],
      ["Ctrl+P", "Print the marked judgment"],
      ["Ctrl+V", "Open a judgment or a file that was copied"],
      ["Alt+↑ · Alt+↓", "Change a claim’s number in the list"],
      ["F", "Show the open chart large, or small again"],
      ["Y · X", "Accept, refuse the suggestion"],
      [". · ,", "Next, previous suggestion"],
      ["?", "Show the keys"],
    ],
  },
  failure: {
    part: (name: string) => `“${name}” could not be shown. The other parts and your work are as they were.`,
    notLoaded: (name: string) => `“${name}” could not be loaded. See whether you are connected, and try again.`,
    status: "Line of notices",
    ofHost: "Part of the page",
    whole: "The editor could not be drawn. Your work is as it was, and it is tried again by itself in a moment.",
    retry: "Try again",
    close: "Close",
  },
  save: {
    loading: "Loading",
    failed: "Could not be loaded",
    unchanged: "No changes",
    saved: "Saved",
    saving: "Saving…",
    unsaved: "Not saved — it is lost when this page is closed",
    conflict: "This judgment was changed in another window",
    retry: "Save again",
    keepMine: "Save what this window shows",
    takeTheirs: "Take over the other window’s",
    cleared: "This judgment was reset or deleted in another window",
    leaveCleared: "Leave it cleared",
    damaged: "The saved record was damaged and has been set aside.",
    download: "Download the record",
    dismiss: "Dismiss",
    downloadWork: "Download the work",
    fileName: "judgment",
  },
  documents: {
    label: "Documents",
    search: "Search names, case numbers, judgments, marks, notes",
    found: (documents, places) =>
      `${documents === 1 ? "1 document" : `${documents} documents`}, ${places === 1 ? "1 place" : `${places} places`}`,
    unread: (count) => (count === 1 ? "1 document not read yet" : `${count} documents not read yet`),
    inText: "Text",
    morePlaces: "Show more",
    manyPlaces: (count) => `Only the first ${count} places are shown. Search for more words.`,
    byTag: "Filter by tag",
    tag: "Add a tag",
    tagName: "Tag",
    untag: (tag) => `Remove the tag “${tag}”`,
    loading: "Loading the list of documents…",
    count: (count) => (count === 1 ? "1 document" : `${count} documents`),
    current: "Open",
    marks: (count) => (count === 1 ? "1 mark" : `${count} marks`),
    changed: (when) => `saved ${when}`,
    rename: "Rename",
    name: "Name of the document",
    save: "Save",
    copy: "Copy",
    copyOf: (name) => `Copy of ${name}`,
    remove: "Delete",
    removed: (name) => `“${name}” was deleted.`,
    restore: "Put back",
    of: (what, name) => `${what}: ${name}`,
    openIsKept: "The open document cannot be deleted. Open another one first.",
    first: "The first judgment",
    atRisk: (why) => `The open document is not saved yet, so no other one was opened. (${why})`,
    empty: "No document is saved yet. They gather here once you mark a phrase or open a file.",
    nothing: "No document goes with these words.",
    failed: (reason) => `The store did not do this. Try again in a moment. (${reason})`,
    cancel: "Cancel",
    close: "Close",
  },
  formats: {
    menu: "File",
    open: "Open a file…",
    documents: "Documents…",
    saveAs: "Export",
    names: {
      native: "Work file (JSON)",
      report: "Report (HTML, for print)",
      csv: "Table (CSV, Excel)",
      text: "Text of the judgment",
      w3c: "W3C Web Annotation (JSON-LD)",
      aif: "Argument graph AIF (JSON)",
      argdown: "Argdown",
      brat: "brat marks (.ann)",
      portal: "The portal’s saved form (JSON)",
    },
    columns: {
      code: "Category code",
      element: "Element",
      claim: "Belongs to claim",
      text: "Original phrase",
      trans: "Replacement phrase",
      target: "Actor",
      keyword: "Key keyword",
      stime: "Start time",
      etime: "End time",
      position: "Place",
      issue: "Issue number",
      qualifier: "Qualifier",
      note: "Note",
      supports: "Stands under",
      countsFrom: "Counts from",
      datumOf: "Datum of claims",
      start: "First character",
      end: "Last character",
    },
    report: {
      lang: "en",
      table: "Claims and elements",
      charts: "Toulmin charts",
      text: "Judgment",
      counts: (claims, marks) => `${claims} claims, ${marks} marks`,
      unplaced: "Not found in the text",
    },
    fileName: (title) => `${title || "judgment"}-argument`,
    problem: ({ reason, place, line, value }) => {
      const where = [line && `line ${line}`, place && `“${place}”`].filter(Boolean).join(" ");
      const at = where && `${where}: `;
      const shown = value === undefined ? "" : ` (${value})`;
      const reasons: Record<typeof reason, string> = {
        "no-json": "This is no JSON. See whether the file was cut off.",
        "wrong-kind": `What should stand here is missing or of another kind${shown}.`,
        unknown: `This value is not known${shown}.`,
        "unknown-version": `A later release wrote this file${shown}. Update the editor, then open it.`,
        twice: `The same name occurs twice${shown}.`,
        "no-claim": `There is no claim for the elements to belong to${shown}.`,
        overlap: `The phrase overlaps another one${shown}.`,
        empty: "There is nothing in it to read.",
        "no-text": "The file holds only marks. Open the judgment first.",
        "too-large": `Files of more than 20 MB or 200,000 lines cannot be opened${shown}. The file was not read.`,
        "unknown-kind": `This kind of file cannot be opened${shown}. Open a text (.txt, .md, .html) or a file in one of the export formats.`,
        "too-deep": "Its contents are nested too deeply.",
        failed: `The reader did not get through it${shown}. Save it as text (.txt) and open that.`,
        binary: `It holds no text${shown}. Save it as text (.txt) and open that.`,
        "too-slow":
          "It could not be read within 20 seconds and was given up. Divide it, or save it as text (.txt) and open that.",
      };
      return at + reasons[reason];
    },
    import: {
      title: (name) => `Open “${name}”`,
      reading: "Reading the file…",
      others: (names) => `Files are opened one at a time. Not opened: ${names.join(", ")}.`,
      encoding: "Character encoding",
      doubtful: "The character encoding is not certain. If letters look wrong, choose another one.",
      preview: "Preview",
      failed: "The file could not be opened. The open document is as it was.",
      contents: (format, marks) =>
        format === null ? "The text of a judgment." : `${format} · ${marks === 1 ? "1 mark" : `${marks} marks`}`,
      guessed:
        "The file does not say of each statement which element it is or to which claim it belongs; this was guessed from its structure. Check it once it is open.",
      lost: (count) => `${count} left out, of kinds that do not exist here`,
      notes: (count) => `${count} notes on the whole judgment`,
      replace: "Open as a new document",
      replaceMeans: "Closes the present judgment and its marks and shows what is in the file.",
      addMeans: "The present judgment and its marks stay in the list of documents.",
      adding: "Saving the new document…",
      notAdded: (reason) =>
        `The new document could not be saved and was not opened. The open one is as it was. (${reason})`,
      compare: "Compare with the present marks",
      compareMeans:
        "Leaves the present judgment and marks as they are and shows how far both agree and where they differ.",
      onto: "Only the marks, onto this judgment",
      ontoMeans: "Keeps the judgment and puts the file’s marks in the place of the present ones.",
      revise: "As the revised judgment",
      reviseMeans: "Puts the file’s text in the place of the present one and finds the present marks again in it.",
      placed: (same, similar, moved, unplaced) =>
        [
          `${same} found`,
          ...(moved > 0 ? [`${moved} on the same words elsewhere`] : []),
          ...(similar > 0 ? [`${similar} on similar words`] : []),
          ...(unplaced > 0 ? [`${unplaced} not found`] : []),
        ].join(" · "),
      toCheck: (count) => (count === 1 ? "1 mark to check" : `${count} marks to check`),
      was: "Before",
      now: "Now",
      unplaced: "Marks without a place stay in the list; select a phrase to place them by hand.",
      undo: "This can be undone.",
      cancel: "Cancel",
      close: "Close",
    },
    drop: "Drop the file here to open it",
    unplaced: {
      title: (count) => (count === 1 ? "1 mark without a place" : `${count} marks without a place`),
      hint: "Select a phrase in the judgment, then press “Place here”.",
      place: "Place here",
      placeThis: (code) => `Place ${code} here`,
      noWords: "(no phrase)",
    },
  },
  remove: {
    title: (code) => `Delete ${code}`,
    question: (count) =>
      count === 1
        ? "One element is attached to this claim. What should become of it?"
        : `${count} elements are attached to this claim. What should become of them?`,
    all: "Delete all",
    move: "Move to another claim and delete",
    target: "Move to",
    cancel: "Cancel",
  },
  sort: {
    title: "Sort the claims",
    question:
      "The order that you gave the claims is dropped; they are numbered as they come in the judgment. This can be undone.",
    confirm: "Sort",
    cancel: "Cancel",
  },
  reset: {
    title: "Reset",
    question:
      "This removes all marks and the saved record and goes back to the judgment as it was first. It can be undone until you leave this page.",
    confirm: "Remove everything",
    cancel: "Cancel",
  },
  notice: (notice, code) => {
    switch (notice.kind) {
      case "refused": {
        const reasons: Record<typeof notice.reason, string> = {
          blank: "First select a phrase in the judgment.",
          outside: "Only phrases inside the judgment can be marked.",
          overlap: `This overlaps a marked phrase (${code}) and cannot be marked.`,
          nested: `This lies inside a marked phrase (${code}) and cannot be marked.`,
          "no-claim": "First mark a claim. Every other element belongs to a claim.",
          "no-such-node": "That mark is gone already.",
          "not-a-claim": "An element can only be attached to a claim.",
          "owns-nodes": `Elements are attached to ${code}, so it cannot be changed. Move them to another claim first.`,
          "cannot-support":
            "A backing stands under a warrant, a rebuttal support under a rebuttal, both of the same claim.",
          cycle: "The claim would come to rest on itself.",
          "time-cycle": "The time would come to count from itself.",
          "no-more-phrases": "The phrase occurs nowhere else.",
        };
        return reasons[notice.reason];
      }
      case "marked":
        return `Marked ${code}: ${notice.node.text}`;
      case "removed":
        return `Removed the mark ${code}: ${notice.node.text}`;
      case "moved":
        return `Moved the ends of ${code}: ${notice.node.text}`;
      case "changed":
        return `Changed ${code}: ${notice.node.text}`;
      case "at":
        return `${code}: ${notice.node.text}`;
      case "no-mark":
        return "There is no mark here.";
      case "marked-all":
        return notice.count === 1 ? "Marked one more occurrence" : `Marked ${notice.count} more occurrences`;
      case "changed-together":
        return notice.count > 0
          ? `${notice.count} marks changed together`
          : "No mark would change; all were left as they are.";
      case "undone":
        return "Undone";
      case "redone":
        return "Redone";
      case "nothing-left":
        return "There is no place to go back to.";
      case "nothing-to-undo":
        return "There is nothing to undo.";
      case "nothing-to-redo":
        return "There is nothing to redo.";
      case "sorted":
        return "Sorted in the order of the text";
      case "reset":
        return "Reset. It can be undone.";
      case "reloaded":
        return "Took over what was saved in another window.";
      case "vetoed":
        return "This change is not allowed here; nothing was changed.";
      case "suggested":
        return notice.count === 1
          ? "There is one suggestion. Accept or refuse it."
          : `There are ${notice.count} suggestions. Accept or refuse each.`;
      case "accepted":
        return notice.count === 1 ? "Accepted one suggestion" : `Accepted ${notice.count} suggestions`;
      case "declined":
        return notice.count === 1 ? "Refused one suggestion" : `Refused ${notice.count} suggestions`;
      case "no-suggestion":
        return "There is no suggestion to decide on.";
      case "not-loaded":
        return "What this takes could not be loaded. See whether you are connected, and try again.";
      case "not-suggested":
        return `No suggestions came. (${notice.reason})`;
      case "to-mark":
        return `Select a phrase for ${code} in the judgment, then press “${en.elements[notice.element]}”.`;
      case "to-place":
        return `Select the phrase of ${code} in the judgment, then press “${en.attributes.moveEnds}”.`;
      case "opened":
        return `Opened the judgment: ${notice.charge}`;
      case "unknown-elements":
        return `Some marks are elements that are not defined here (${notice.elements.join(", ")}). They are kept as they are.`;
      case "imported":
        return notice.unplaced > 0
          ? `Imported ${notice.marks} marks; ${notice.unplaced} were not found in the text.`
          : `Imported ${notice.marks} marks`;
      case "exported":
        return `Exported ${notice.name}`;
    }
  },
};
