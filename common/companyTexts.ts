/** The maximum length of an interface text that a company has reworded. */
export const longestCompanyText = 2_000

/** Whether a text is plain: no markup, no control characters and nothing that the client's t() would run. */
export const isPlainText = (word: string): boolean =>
  word.trim() !== '' &&
  word.length <= longestCompanyText &&
  !/<[a-z!/?]|\$t\(/i.test(word) &&
  !/(?!\n)\p{Cc}/u.test(word)

/** Returns the names of a text's placeholders: `Good morning, {{name}}` holds `name`. */
export const findPlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim())

/** Whether a key can be the key of a text: `jobs:status.open`, `title`, `menu.cv-verification`. */
export const isTextKey = (key: string): boolean =>
  /^[A-Za-z][\w-]*(?::[\w-]+)?(?:\.[\w-]+)*$/.test(key) && key.length <= 200
