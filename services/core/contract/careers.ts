/** The maximum length, in characters, of a company's key in the address of its public site. */
export const longestKey = 40
