import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape } from '@pothos/core'
import { builder } from './builder.ts'
import type { GatewayContext } from './context.ts'
import { Unsaid } from '../rest/restErrors.ts'
import { forget } from './loader.ts'
import type { Guard } from './permission.ts'

type Types = typeof builder.$inferSchemaTypes

/**
 * A record as it is after a write that is done. Throws Unsaid where it cannot be read, since that undoes nothing.
 */
export async function afterWrite<Row>(read: () => Promise<Row | null> | Row | null): Promise<Row> {
  const unread = (error?: unknown) =>
    error instanceof Unsaid ? error : new Unsaid({}, `the record cannot be read: ${String(error ?? 'not found')}`)
  const row = await Promise.resolve()
    .then(read)
    .catch((error) => {
      throw unread(error)
    })
  if (row === null) throw unread()
  return row
}

/**
 * What a write answers; of services that only say that it is done, the record as `read` finds it: by its `id`, or that of a new
 * record by the id in the answer. Throws Unsaid where neither is to be had.
 */
export async function saved<Row>(
  context: GatewayContext,
  write: Promise<Row>,
  read: (id: string) => Promise<Row | null> | Row | null,
  id?: string,
): Promise<Row> {
  try {
    return await write
  } catch (error) {
    const known = error instanceof Unsaid ? (id ?? error.id) : undefined
    if (known === undefined) throw error
    forget(context)
    return afterWrite(() => read(known))
  }
}

/** The `t` of a payload's fields. */
export type PayloadFields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<Types, Payload>

interface MutationOptions<Fields extends InputFieldMap, Payload extends object> extends Guard {
  description: string
  /** What to use instead, of a mutation that has been superseded: `deprecated`. */
  deprecationReason?: string
  input: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Fields
  payload: ObjectFieldsShape<Types, Payload>
  resolve: (input: InputShapeFromFields<Fields>, context: GatewayContext) => Promise<Payload>
}

/** Declares `verbNoun(input: VerbNounInput!): VerbNounPayload`, null when it fails, with its input and payload types. */
export function mutation<const Fields extends InputFieldMap, Payload extends object>(
  name: string,
  { description, deprecationReason, input, payload, resolve, ...guard }: MutationOptions<Fields, Payload>,
): void {
  const title = name[0]!.toUpperCase() + name.slice(1)
  const Input = builder.inputType(`${title}Input`, { description: `What ${name} takes.`, fields: input })
  const Result = builder.objectRef<Payload>(`${title}Payload`)
  Result.implement({ description: `What ${name} answers.`, fields: payload })
  builder.mutationField(name, (t) =>
    t.field({
      // As in connectionOf: the payload's type is still a parameter here.
      type: Result as any,
      description,
      ...(deprecationReason && { deprecationReason }),
      ...guard,
      args: { input: t.arg({ type: Input, required: true, description: 'What to do.' }) },
      resolve: async (_root, args, context): Promise<any> => {
        const result = await resolve((args as { input: InputShapeFromFields<Fields> }).input, context)
        forget(context)
        return result
      },
    }),
  )
}
