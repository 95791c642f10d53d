import { commercial } from './fields/commercial.ts'
import { technical } from './fields/technical.ts'

export const fields = { ...technical, ...commercial }

export type Field = keyof typeof fields

/** What people of each field of work are called, in English. */
export const positionsOf = (field: Field): string[] => fields[field].positions.map(([name]) => name)

/** The field of work of a job category; undefined for one that nobody of the demo works in. */
export const fieldOfCategory = (category: string): Field | undefined =>
  (Object.keys(fields) as Field[]).find((field) => fields[field].category === category)
