/** Most characters of what stands for a company in the address of its public site. */
export const longestKey = 40
