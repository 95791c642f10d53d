/** Longest name of a form. */
export const longestName = 250
/** Largest offer attachment (000/9/9). */
export const attachmentLimit = 5 * 1_048_576
