/** Languages of the interface (000/1), and of what the product writes to people. */
export const languages = ['en', 'vi', 'ja'] as const
export type Language = (typeof languages)[number]
/** Whether a word is one of them. */
export const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word)
