import { say } from '../../../services/core/contract/messages.ts'
import { builder } from './builder.ts'
import { badInput } from './requestError.ts'

/** `notInterested` → `NOT_INTERESTED`, `Logo` → `LOGO`. */
const enumName = (value: string) => value.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** An enum whose values are the services' words, each with what it means. */
export const enumOf = <V extends string>(name: string, description: string, described: Record<V, string>) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries<string>(described).map(([value, meaning]) => [enumName(value), { value, description: meaning }]),
    ) as Record<string, { value: V; description: string }>,
  })

/** What an enum says of a word that only the services have; a field beside it has the word itself. */
export const other = 'other'
export type Other = typeof other

/** OTHER of an enum. `name` is the field that has the word. */
export const otherValue = (name: string) =>
  ({ value: other, description: `One of the services' own; \`${name}\` says which.` }) as const

/** A set of words that services may add to (`openWords` in the contract). */
export function openSet<V extends string | number>(words: readonly V[]) {
  const isKnown = (word: unknown): word is V => (words as readonly unknown[]).includes(word)
  return {
    /** A word as its enum has it. */
    valueOf: (word: V | undefined): V | typeof other => (isKnown(word) ? word : other),
    /** The services' own word, where the enum says OTHER and they say one. */
    nameOf: (word: V | null | undefined): string | null => (isKnown(word) || word == null ? null : String(word)),
  }
}

/** A value that the services know; throws BAD_INPUT for OTHER, which is only read. */
export function known<V extends string | number>(value: V | typeof other, field: string): V {
  if (value !== other) return value as V
  throw badInput({ [field]: say('OTHER_ASKED') })
}
