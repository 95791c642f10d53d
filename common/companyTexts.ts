/** Most characters of a text of the interface in a company's own words. */
export const longestCompanyText = 2_000

/** Whether a word is plain text: no markup, no control characters, nothing that the client's t() would run. */
export const isPlainText = (word: string): boolean =>
  word.trim() !== '' &&
  word.length <= longestCompanyText &&
  !/<[a-z!/?]|\$t\(/i.test(word) &&
  !/(?!\n)\p{Cc}/u.test(word)

/** Names of what a text is filled with: `Good morning, {{name}}` holds `name`. */
export const marksOf = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim())

/** Whether a key can be that of a text: `jobs:status.open`, `title`, `menu.cv-verification`. */
export const isTextKey = (key: string): boolean =>
  /^[A-Za-z][\w-]*(?::[\w-]+)?(?:\.[\w-]+)*$/.test(key) && key.length <= 200
