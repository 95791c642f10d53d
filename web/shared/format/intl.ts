/**
 * Caches the result of `make` for each language and set of options: a browser takes a millisecond to create one, and a
 * list shows hundreds of values.
 */
function kept<Format, Options>(make: (language: string, options: Options) => Format) {
  const known = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const found = known.get(key) ?? make(language, options)
    known.set(key, found)
    return found
  }
}

/** Returns the `Intl.DateTimeFormat` of a language. */
export const dateTimeFormat = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)

/** Returns the `Intl.NumberFormat` of a language. */
export const numberFormat = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)

/** Returns the `Intl.RelativeTimeFormat` of a language. */
export const relativeTimeFormat = kept(
  (language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options),
)
