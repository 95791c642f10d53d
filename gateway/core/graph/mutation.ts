import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape } from '@pothos/core'
import { builder } from './builder.ts'
import type { GatewayContext } from './context.ts'
import { UnreadableWrite } from '../rest/restErrors.ts'
import { forget } from './loader.ts'
import type { Guard } from './permission.ts'

type Types = typeof builder.$inferSchemaTypes

/** Reads a record after a write. If it cannot be read, throws Unsaid, since the write is done all the same. */
export async function afterWrite<Row>(read: () => Promise<Row | null> | Row | null): Promise<Row> {
  const unread = (error?: unknown) =>
    error instanceof UnreadableWrite
      ? error
      : new UnreadableWrite({}, `the record cannot be read: ${String(error ?? 'not found')}`)
  const row = await Promise.resolve()
    .then(read)
    .catch((error) => {
      throw unread(error)
    })
  if (row === null) throw unread()
  return row
}

/**
 * Returns the result of a write. Some services only confirm the write; in that case the record is read, by `id` or, for
 * a new record, by the id in the answer. Throws Unsaid if neither id is available.
 */
export async function savedRecord<Row>(
  context: GatewayContext,
  write: Promise<Row>,
  read: (id: string) => Promise<Row | null> | Row | null,
  id?: string,
): Promise<Row> {
  try {
    return await write
  } catch (error) {
    const known = error instanceof UnreadableWrite ? (id ?? error.id) : undefined
    if (known === undefined) throw error
    forget(context)
    return afterWrite(() => read(known))
  }
}

/** The `t` of a payload's fields. */
export type PayloadFields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<Types, Payload>

interface MutationOptions<Fields extends InputFieldMap, Payload extends object> extends Guard {
  description: string
  /** For a mutation that has been replaced: what to use instead, from `deprecated`. */
  deprecationReason?: string
  input: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Fields
  payload: ObjectFieldsShape<Types, Payload>
  resolve: (input: InputShapeFromFields<Fields>, context: GatewayContext) => Promise<Payload>
}

/**
 * Declares `verbNoun(input: VerbNounInput!): VerbNounPayload` with its input and payload types. The field is null if
 * the mutation fails.
 */
export function mutation<const Fields extends InputFieldMap, Payload extends object>(
  name: string,
  { description, deprecationReason, input, payload, resolve, ...guard }: MutationOptions<Fields, Payload>,
): void {
  const title = name[0]!.toUpperCase() + name.slice(1)
  const Input = builder.inputType(`${title}Input`, { description: `The input of ${name}.`, fields: input })
  const Result = builder.objectRef<Payload>(`${title}Payload`)
  Result.implement({ description: `The result of ${name}.`, fields: payload })
  builder.mutationField(name, (t) =>
    t.field({
      // As in connectionOf: the payload's type is still a parameter here.
      type: Result as any,
      description,
      ...(deprecationReason && { deprecationReason }),
      ...guard,
      args: { input: t.arg({ type: Input, required: true, description: 'The input of the mutation.' }) },
      resolve: async (_root, args, context): Promise<any> => {
        const result = await resolve((args as { input: InputShapeFromFields<Fields> }).input, context)
        forget(context)
        return result
      },
    }),
  )
}
