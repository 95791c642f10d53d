import type { MutationParameters } from 'relay-runtime'

/** What a mutation answers: the environment refuses an answer whose root field is null (takeAnswer), so that each is there. */
export type Answered<M extends MutationParameters> = { [K in keyof M['response']]: NonNullable<M['response'][K]> }
