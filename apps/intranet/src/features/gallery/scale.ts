/** The sizes of letters on the screen, in pixels; paper has its own in points. */
export const letterSizes = [11, 12, 13, 14, 15, 17, 21, 24] as const;

/** The roundings of corners, in pixels: bars, marks, small buttons, buttons and fields, chips, cards. */
export const corners = [2, 4, 6, 8, 10, 14] as const;

/** The usual gaps, in pixels: in a line, between fields, between parts. */
export const gaps = [4, 6, 8, 12, 16, 24] as const;
