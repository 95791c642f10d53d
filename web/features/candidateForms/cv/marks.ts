import { createContext, use } from 'react'
import type { Mark, Marks } from '../form/candidateValues.ts'

/** What was read from the CV, by field: the sections' own, and inside of a row that row's. */
export const MarksContext = createContext<Marks>({})
export const useMark = (name: string): Mark | undefined => use(MarksContext)[name]
