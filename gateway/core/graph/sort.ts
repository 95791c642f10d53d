import { builder } from './builder.ts'

/** Direction of every sort input. */
export const SortDirection = builder.enumType('SortDirection', {
  description: 'Which end comes first.',
  values: {
    ASC: { value: 'asc', description: 'Smallest, earliest or A first.' },
    DESC: { value: 'desc', description: 'Largest, latest or Z first.' },
  } as const,
})
