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

/** The same number for the same person. */
const numberOf = ({ email }: Person) => crc32(email)

/** Of those from Vietnam one in five writes in English. */
function languageOf(person: Person): Language {
  if (person.country === 'JP') return 'ja'
  return person.country === 'VN' && numberOf(person) % 5 > 0 ? 'vi' : 'en'
}

/** In which language somebody's CV is, and the layout that it has: the same for the same person. */
export function formOf(person: Person): { language: Language; layout: Layout } {
  const language = languageOf(person)
  return { language, layout: layouts[language][(numberOf(person) >>> 4) % layouts[language].length]! }
}

/** Without a pause after every few objects, and without a look for fields to fill in. */
const quickly = { objectsPerTick: Infinity, updateFieldAppearances: false }

/** A CV of a page, and what its file is called. */
export interface Cv {
  name: string
  bytes: Buffer
}
export type DrawCv = (of: CvOf) => Promise<Cv>

/** Reads what CVs are drawn with; answers what draws them. */
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

/** Keeps a CV in the file store; answers its path and size. */
export const keepCv = (files: FileStore, companyId: string, { name, bytes }: Cv): Promise<StoredFile> =>
  files.save(companyId, name, Readable.from([bytes]), 10 * megabyte)
