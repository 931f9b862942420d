/** The journeys through what lies under a path; the first place that fits counts, and tests have no journeys. */
const places = [
  [/\.(test|stories)\.tsx?$|\.mdx?$|\/(testing|bench)\//],
  [
    /^packages\/toulmin-editor\/|features\/annotation-editor\//,
    ...["annotate-a-judgment", "hangul", "keep-the-work", "mark-by-hand", "mark-by-keyboard", "take-a-chart-along"],
  ],
  [/\/sales|publish/, "publish-a-sale"],
  [/extra-pay/, "work-longer"],
  [/\/(leave|vacation|holiday)/, "leave", "point-out-unused-leave"],
  [
    /\/(documents|approval)\/|dept-inbox|expense|drafting/,
    ...["approve-a-document", "decide-for-another", "decide-in-many-ways", "documents-by-keyboard"],
    ...["forms-by-keyboard", "keep-a-line", "print-a-document", "report-a-trip", "write-a-document"],
  ],
  [/booking|classroom|studio|vehicle/, "book-a-room"],
  [/task/, "news-and-tasks", "by-keyboard"],
  [/carrotzone|news-zone|notice|manual|media-zone/, "news-and-tasks"],
  [/\/(auth|login)\/|password|session|sign-in/, "sign-in", "password-and-link", "several-servers"],
  [
    /\/(shell|home|content|directory|sites|leadership)\/|menu|notification|thanks/,
    ...["header", "popups", "shell-screens", "notifications"],
  ],
  [/\/(crud|screens|fields|controls|overrides|define)\//, "records", "by-keyboard", "focus"],
  [/\/(db|cli)\/|main\.ts$|scripts\/run\.mjs/, "start-and-stop"],
];

/** Every journey that a place names. */
export const namedJourneys = places.flatMap(([, ...names]) => names);

/** The names of the journeys through what changed, by paths from the repository's root, and of those that changed. */
export function journeysOf(changed) {
  const names = changed.flatMap((path) => {
    const [, own] = /^e2e\/([\w-]+)\.spec\.ts$/.exec(path) ?? [];
    if (own) return own;
    const [, ...through] = places.find(([pattern]) => pattern.test(path)) ?? [];
    return through;
  });
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}
