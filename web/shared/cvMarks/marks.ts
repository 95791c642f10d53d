import { createContext, use } from 'react'

/** Where in a CV something was read; `isUnsure`: a person should check it. */
export interface Mark {
  snippet: string
  page: number | null
  isUnsure?: boolean
}
/** Marks by the name of the field. */
export type Marks = Record<string, Mark>

/** What is read less surely than this is filled in, and marked to be checked. */
export const sure = 0.8

/** What was read from the CV, by field: the sections' own, and inside of a row that row's. */
export const MarksContext = createContext<Marks>({})
export const useMark = (name: string): Mark | undefined => use(MarksContext)[name]
