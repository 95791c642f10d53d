import type { MutationParameters } from 'relay-runtime'

/**
 * The response of a mutation: the environment rejects a response whose root field is null (takeAnswer), so every field
 * is present.
 */
export type Answered<M extends MutationParameters> = { [K in keyof M['response']]: NonNullable<M['response'][K]> }
