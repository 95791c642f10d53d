import { toVisibleText } from '../../../core/files/fileNames.ts'

/** Converts a text of a mail into one visible line, cut to a length. */
export const plain = (text: string, length: number): string => toVisibleText(text).slice(0, length).toWellFormed()
