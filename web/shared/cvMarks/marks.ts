import { createContext, use } from 'react'

/** The passage of a CV that a value was read from; `isUnsure`: a person should check it. */
export interface Mark {
  snippet: string
  page: number | null
  isUnsure?: boolean
}
/** The marks by the name of the field. */
export type Marks = Record<string, Mark>

/** A value that was read with less confidence than this is filled in and marked to be checked. */
export const sure = 0.8

/** The marks of what was read from the CV, by field: the form's own fields, and within a row those of the row. */
export const MarksContext = createContext<Marks>({})
export const useMark = (name: string): Mark | undefined => use(MarksContext)[name]
