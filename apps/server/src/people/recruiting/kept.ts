/** How long what is known of somebody who applied is kept once it has ended, in days. */
export const KEPT = 180;
