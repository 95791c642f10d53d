import type { Look } from '../look.ts'
import type { Person } from '../people/person.ts'
import type { Language } from '../people/pools.ts'

export interface Cv {
  person: Person
  look: Look
}

/** The fields that a layout may leave out of a CV. */
export type Omitted =
  | 'phones'
  | 'emails'
  | 'birthday'
  | 'gender'
  | 'address'
  | 'nationality'
  | 'website'
  | 'languages'
  | 'awards'
  | 'skills'
  | 'skillLevels'
  | 'languageLevels'
  | 'awardDates'
  | 'awardMonths'
  | 'positions'
  | 'degrees'
  | 'studyStart'
  | 'studyMonths'
  | 'title'

export interface Layout {
  /** Whether the CVs have a single column. */
  isOneColumn: boolean
  open: readonly Language[]
  kept: readonly Language[]
  /** The fields that the CV leaves out. */
  omits: readonly Omitted[]
  /** Whether there are six jobs rather than a few. */
  isLong?: true
  /** The text as HTML or as the body of a DOCX, or the PDF itself. */
  html?: (cv: Cv) => string
  /** What Chromium prints above and below each page. */
  running?: (cv: Cv) => { head: string; foot: string }
  docx?: (cv: Cv) => Docx
  /** Whether LibreOffice makes a PDF of the DOCX. */
  isPrinted?: true
  pdf?: (cv: Cv) => Promise<Uint8Array>
  isRotated?: true
  /** Changes all letters of the CV. */
  letters?: (text: string) => string
  /** Whether the only address is that of the network. */
  isLinkedin?: true
  /** Changes how names are written. */
  nameAs?: (name: string) => string
  /** Whether names are written in capital letters. */
  isNameUpper?: true
}

export interface Docx {
  body: string
}

export const allLanguages: readonly Language[] = ['en', 'vi', 'ja']
/** The fields that most layouts leave out. */
export const usual: readonly Omitted[] = [
  'birthday',
  'gender',
  'nationality',
  'skillLevels',
  'awardMonths',
  'studyMonths',
]
