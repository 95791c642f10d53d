/** Keeps what `make` has made for each language and its options: a browser takes a millisecond to make one, and a list shows hundreds of values. */
function kept<Format, Options>(make: (language: string, options: Options) => Format) {
  const known = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const found = known.get(key) ?? make(language, options)
    known.set(key, found)
    return found
  }
}

/** Writes moments in a language, as `Intl.DateTimeFormat` does. */
export const dateTimeFormat = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)

/** Writes numbers in a language, as `Intl.NumberFormat` does. */
export const numberFormat = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)

/** Writes spans of time in a language, as `Intl.RelativeTimeFormat` does. */
export const relativeTimeFormat = kept(
  (language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options),
)
