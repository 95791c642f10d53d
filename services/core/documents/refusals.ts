import { refused } from '../http/errors.ts'

export const broken = () => refused('DOCUMENT_BROKEN', 'The document cannot be read')
export const tooMuch = () => refused('DOCUMENT_TOO_LARGE', 'The document takes too much time or memory')
