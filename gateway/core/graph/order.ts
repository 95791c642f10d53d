import { builder } from './builder.ts'

const OrderDirection = builder.enumType('OrderDirection', {
  description: 'The sort direction of a list.',
  values: {
    ASC: { value: 'asc', description: 'Smallest, earliest or A first.' },
    DESC: { value: 'desc', description: 'Largest, latest or Z first.' },
  } as const,
})

/**
 * Declares `<Name>Order` and `<Name>OrderField`, the type of a list's argument `orderBy`. The values of `fields` are
 * the services' names of the sort fields.
 */
export function orderOf<V extends string>(
  name: string,
  records: string,
  fields: Record<string, { value: V; description: string }>,
) {
  const field = builder.enumType(`${name}OrderField`, {
    description: `The fields by which ${records} can be sorted.`,
    values: fields,
  })
  return builder.inputType(`${name}Order`, {
    description: `The order of ${records}.`,
    fields: (t) => ({
      field: t.field({ type: field, required: true, description: 'The field to sort by.' }),
      direction: t.field({ type: OrderDirection, required: true, description: 'The sort direction.' }),
    }),
  })
}
