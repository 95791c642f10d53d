/** Parses a JSON text of the services; undefined when it is none. */
export function parseJson(text: string | null | undefined): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The same object without what is null or undefined: services take absent members only. */
export const present = <T extends object>(object: T) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value != null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** The value as a record, or an empty one. */
export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
