import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape } from '@pothos/core'
import { builder } from './builder.ts'
import type { GatewayContext } from './context.ts'
import { forget } from './loader.ts'
import type { Guard } from './permission.ts'

type Types = typeof builder.$inferSchemaTypes

/** The `t` of a payload's fields. */
export type PayloadFields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<Types, Payload>

interface MutationOptions<Fields extends InputFieldMap, Payload extends object> extends Guard {
  description: string
  input: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Fields
  payload: ObjectFieldsShape<Types, Payload>
  resolve: (input: InputShapeFromFields<Fields>, context: GatewayContext) => Promise<Payload>
}

/** Declares `verbNoun(input: VerbNounInput!): VerbNounPayload`, null when it fails, with its input and payload types. */
export function mutation<const Fields extends InputFieldMap, Payload extends object>(
  name: string,
  { description, input, payload, resolve, ...guard }: MutationOptions<Fields, Payload>,
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
