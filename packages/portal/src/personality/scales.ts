/** What the questions of a card ask of, by turns. */
export const cardScales = ["주도", "사교", "안정", "신중"] as const;
