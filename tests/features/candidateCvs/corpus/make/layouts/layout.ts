import type { Look } from '../look.ts'
import type { Person } from '../people/person.ts'
import type { Language } from '../people/pools.ts'

export interface Cv {
  person: Person
  look: Look
}

/** What a layout may leave out of a CV. */
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
  /** Whether its CVs run down the page in one column. */
  isOneColumn: boolean
  open: readonly Language[]
  kept: readonly Language[]
  /** All but these are in the CV. */
  omits: readonly Omitted[]
  /** Six jobs rather than a few. */
  isLong?: true
  /** Its text, as HTML or as the body of a DOCX, or its PDF. */
  html?: (cv: Cv) => string
  /** What Chromium prints above and below each page. */
  running?: (cv: Cv) => { head: string; foot: string }
  docx?: (cv: Cv) => Docx
  /** LibreOffice makes a PDF of the DOCX. */
  isPrinted?: true
  pdf?: (cv: Cv) => Promise<Uint8Array>
  isRotated?: true
  /** What is done to all of its letters. */
  letters?: (text: string) => string
  /** The only address is that of the network. */
  isLinkedin?: true
  /** Names are written so. */
  nameAs?: (name: string) => string
  /** Names are written in capital letters. */
  isNameUpper?: true
}

export interface Docx {
  body: string
}

export const allLanguages: readonly Language[] = ['en', 'vi', 'ja']
/** What most layouts do not show. */
export const usual: readonly Omitted[] = [
  'birthday',
  'gender',
  'nationality',
  'skillLevels',
  'awardMonths',
  'studyMonths',
]
