import { commercial } from './fields/commercial.ts'
import { technical } from './fields/technical.ts'

export const fields = { ...technical, ...commercial }

export type Field = keyof typeof fields

/** Returns the English job titles of a field of work. */
export const positionsOf = (field: Field): string[] => fields[field].positions.map(([name]) => name)

/** Returns the field of work of a job category; undefined if nobody in the demo works in it. */
export const fieldOfCategory = (category: string): Field | undefined =>
  (Object.keys(fields) as Field[]).find((field) => fields[field].category === category)
