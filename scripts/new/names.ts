/** The name of a feature in every form that its files use. */
export interface Names {
  /** `meetingPlaces`, the name of the feature. */
  plural: string
  /** `meetingPlace` */
  singular: string
}

/**
 * Returns the spellings of a name: camelCase, PascalCase, kebab-case, snake_case, as words, and as words with a
 * capital.
 */
function spellings(name: string): string[] {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
  const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`
  const sentence = words.join(' ')
  return [name, capital(name), words.join('-'), words.join('_'), sentence, capital(sentence)]
}

/**
 * The names that the template uses for its feature. They consist of two words, so every spelling is a different text.
 */
const templateNames: Names = { plural: 'sampleRecords', singular: 'sampleRecord' }

/** Returns a function that replaces the template's names by those of a feature. */
export function renamer({ plural, singular }: Names): (text: string) => string {
  // The plural comes first because it begins with the singular.
  const from = [...spellings(templateNames.plural), ...spellings(templateNames.singular)]
  const to = [...spellings(plural), ...spellings(singular)]
  const pattern = new RegExp(from.join('|'), 'g')
  return (text) => text.replace(pattern, (found) => to[from.indexOf(found)]!)
}

/** Returns the usual singular of an English plural. `--singular` overrides it. */
export function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  return plural.replace(/(?<=ss|x|ch|sh|zz|us)es$|s$/, '')
}

function isReserved(word: string): boolean {
  try {
    new Function(`'use strict'; let ${word}`)
    return false
  } catch {
    return true
  }
}

/** Returns the names of a new feature. Throws an error with one sentence if the name is not allowed. */
export function namesOf(plural = '', singular = singularOf(plural)): Names {
  if (!/^[a-z][A-Za-z]+s$/.test(plural)) {
    throw new Error(`A feature is a plural noun in camelCase, such as things or meetingPlaces: "${plural}" is none.`)
  }
  if (!/^[a-z][A-Za-z]+$/.test(singular) || singular === plural) {
    throw new Error(`--singular names one of ${plural} in camelCase: "${singular}" does not.`)
  }
  const reserved = [plural, singular].find(isReserved)
  if (reserved) throw new Error(`${reserved} is a word of JavaScript: give the feature another name.`)
  return { plural, singular }
}
