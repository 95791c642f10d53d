/** The name of a feature in every spelling that its files use. */
export interface Names {
  /** `meetingPlaces`, the feature's own name. */
  plural: string
  /** `meetingPlace` */
  singular: string
}

/** The spellings of a name: camelCase, PascalCase, kebab-case, snake_case, in a sentence and at its beginning. */
function spellings(name: string): string[] {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
  const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`
  const sentence = words.join(' ')
  return [name, capital(name), words.join('-'), words.join('_'), sentence, capital(sentence)]
}

/** What the files of the template call their feature: two words, so that every spelling of it is another text. */
const templateNames: Names = { plural: 'sampleRecords', singular: 'sampleRecord' }

/** Puts a feature's names where the template has its own. */
export function renamer({ plural, singular }: Names): (text: string) => string {
  // The plural first: it begins with the singular.
  const from = [...spellings(templateNames.plural), ...spellings(templateNames.singular)]
  const to = [...spellings(plural), ...spellings(singular)]
  const pattern = new RegExp(from.join('|'), 'g')
  return (text) => text.replace(pattern, (found) => to[from.indexOf(found)]!)
}

/** The usual singular of an English plural; `--singular` says another one. */
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

/** The names of a new feature, by what was asked for; throws one sentence where no feature can be called so. */
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
