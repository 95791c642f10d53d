import { visible } from '../../../core/files/fileNames.ts'

/** Text of a mail as one line that shows what it is, cut to a length. */
export const plain = (text: string, length: number): string => visible(text).slice(0, length).toWellFormed()
