import { createMessage } from '../../../services/core/contract/messages.ts'
import { builder } from './builder.ts'
import { badInput } from './requestError.ts'

/** `notInterested` → `NOT_INTERESTED`, `Logo` → `LOGO`. */
const enumName = (value: string) => value.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** Declares an enum whose values are those of the services, each with its description. */
export const enumOf = <V extends string>(name: string, description: string, described: Record<V, string>) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries<string>(described).map(([value, meaning]) => [enumName(value), { value, description: meaning }]),
    ) as Record<string, { value: V; description: string }>,
  })

/** The enum value for one that only the services know. A neighbouring field contains the original value. */
export const other = 'other'
export type Other = typeof other

/** Declares OTHER of an enum. `name` is the field with the original value. */
export const otherValue = (name: string) =>
  ({ value: other, description: `A value that only the services define; see \`${name}\`.` }) as const

/** Creates the functions for a set of values to which services may add (`openWords` in the contract). */
export function openSet<V extends string | number>(words: readonly V[]) {
  const isKnown = (word: unknown): word is V => (words as readonly unknown[]).includes(word)
  return {
    /** Returns the enum value. */
    valueOf: (word: V | undefined): V | typeof other => (isKnown(word) ? word : other),
    /** Returns the services' own value where the enum value is OTHER, otherwise null. */
    nameOf: (word: V | null | undefined): string | null => (isKnown(word) || word == null ? null : String(word)),
  }
}

/** Returns a value that the services know. Throws BAD_INPUT for OTHER, which can only be read. */
export function known<V extends string | number>(value: V | typeof other, field: string): V {
  if (value !== other) return value as V
  throw badInput({ [field]: createMessage('OTHER_ASKED') })
}
