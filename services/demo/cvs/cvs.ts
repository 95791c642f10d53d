import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Language } from '../../core/contract/languages.ts'
import { megabyte } from '../../core/contract/shapes.ts'
import type { FileStore, StoredFile } from '../../core/files/files.ts'
import type { Person } from '../people/people.ts'
import { loadFonts } from './fonts.ts'
import { rirekisho, shokumukeirekisho } from './japanese.ts'
import { accentOf, band, plain, side, type Layout } from './layouts.ts'
import { height, width } from './pen.ts'
import { cvText, type CvOf } from './words.ts'

const western = [plain, band, side]
const layouts: Record<Language, readonly Layout[]> = { en: western, vi: western, ja: [rirekisho, shokumukeirekisho] }

/** Returns a number that is always the same for the same person. */
const numberOf = ({ email }: Person) => crc32(email)

/** One in five people from Vietnam writes in English. */
function languageOf(person: Person): Language {
  if (person.country === 'JP') return 'ja'
  return person.country === 'VN' && numberOf(person) % 5 > 0 ? 'vi' : 'en'
}

/** Returns the language and layout of a person's CV; always the same for the same person. */
export function formOf(person: Person): { language: Language; layout: Layout } {
  const language = languageOf(person)
  return { language, layout: layouts[language][(numberOf(person) >>> 4) % layouts[language].length]! }
}

/** Options for saving without a pause after every few objects, and without a search for form fields. */
const quickly = { objectsPerTick: Infinity, updateFieldAppearances: false }

/** A one-page CV with its file name. */
export interface Cv {
  name: string
  bytes: Buffer
}
export type DrawCv = (of: CvOf) => Promise<Cv>

/** Loads the fonts for CVs. Returns the function that draws a CV. */
export async function cvDrawer(): Promise<DrawCv> {
  const fontsFor = await loadFonts()
  return async (of) => {
    const document = await PDFDocument.create()
    const { language, layout } = formOf(of.person)
    const text = cvText(of, language)
    const pen = { page: document.addPage([width, height]), ...(await fontsFor(document)) }
    layout(pen, text, of, accentOf(numberOf(of.person) >>> 8))
    document.setTitle(text.words.fileName(text.name))
    document.setAuthor(text.name)
    document.setLanguage(language)
    return { name: `${text.words.fileName(text.name)}.pdf`, bytes: Buffer.from(await document.save(quickly)) }
  }
}

/** Stores a CV in the file store. Returns its path and size. */
export const keepCv = (files: FileStore, companyId: string, { name, bytes }: Cv): Promise<StoredFile> =>
  files.save(companyId, name, Readable.from([bytes]), 10 * megabyte)
