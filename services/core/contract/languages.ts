/** Languages of the interface (000/1), and of texts that the product writes to people. */
export const languages = ['en', 'vi', 'ja'] as const
export type Language = (typeof languages)[number]
/** Whether the text is the code of one of the languages. */
export const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word)
