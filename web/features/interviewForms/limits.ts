/** The largest length of a form's name. */
export const longestName = 250
/** The largest size of an offer attachment, in bytes (000/9/9). */
export const attachmentLimit = 5 * 1_048_576
