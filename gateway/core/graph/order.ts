import { builder } from './builder.ts'

const OrderDirection = builder.enumType('OrderDirection', {
  description: 'Which end comes first.',
  values: {
    ASC: { value: 'asc', description: 'Smallest, earliest or A first.' },
    DESC: { value: 'desc', description: 'Largest, latest or Z first.' },
  } as const,
})

/**
 * Declares `<Name>Order` and `<Name>OrderField`: what the argument `orderBy` of a list takes. The values of `fields` are the
 * services' words for what the list can be sorted by.
 */
export function orderOf<V extends string>(
  name: string,
  records: string,
  fields: Record<string, { value: V; description: string }>,
) {
  const field = builder.enumType(`${name}OrderField`, { description: `What ${records} are sorted by.`, values: fields })
  return builder.inputType(`${name}Order`, {
    description: `The order of ${records}.`,
    fields: (t) => ({
      field: t.field({ type: field, required: true, description: 'What they are sorted by.' }),
      direction: t.field({ type: OrderDirection, required: true, description: 'Which end comes first.' }),
    }),
  })
}
