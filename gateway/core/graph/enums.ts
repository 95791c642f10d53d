import { builder } from './builder.ts'

/** `notInterested` → `NOT_INTERESTED`. */
const enumName = (value: string) => value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** An enum whose values are the services' words, each with what it means. */
export const enumOf = <V extends string>(name: string, description: string, described: Record<V, string>) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries<string>(described).map(([value, meaning]) => [enumName(value), { value, description: meaning }]),
    ) as Record<string, { value: V; description: string }>,
  })
