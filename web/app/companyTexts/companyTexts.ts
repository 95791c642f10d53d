import { isPlainText, marksOf } from '../../../common/companyTexts.ts'

/**
 * A company's own words, by key as the translations service has them: `verifications:title` is a text of a namespace, one
 * without a namespace is of `common`; `menu.cv-verification` names an entry of the menu, `errorCodes.599` a failure.
 */
export type CompanyTexts = Readonly<Record<string, string>>

/** The word if it is plain text, as the services take it; undefined for every other. */
export const plain = (word: string): string | undefined => (isPlainText(word) ? word : undefined)

/** Whether a word is filled with nothing but what the bundled text is filled with. */
export const fitsMarks = (word: string, bundled: string): boolean => {
  const known = marksOf(bundled)
  return marksOf(word).every((mark) => known.includes(mark))
}

/** Keys that need no bundled text: names of menu entries, and failures that only the company's services know. */
export const isOpen = (key: string): boolean => /^menu\.[\w-]+$/.test(key)
const isCode = (namespace: string, path: string) => namespace === 'errorCodes' && /^[A-Za-z0-9][\w-]*$/.test(path)

/** Beginnings of keys as they were and as they are: companies may have kept words under the former ones. */
const renamed = [
  ['collectedCandidates:', 'inboundCandidates:'],
  ['rufs:', 'rufRecords:'],
  ['candidates:import.status.SUCCEED', 'candidates:import.status.SUCCEEDED'],
] as const

/** Namespace of a key, and the path of the text in it. */
function placeOf(key: string): [namespace: string, path: string] {
  if (key.startsWith('errorCodes.')) return ['errorCodes', key.slice('errorCodes.'.length)]
  const at = key.indexOf(':')
  return at < 0 ? ['common', key] : [key.slice(0, at), key.slice(at + 1)]
}

function todaysKey(key: string): string {
  const found = renamed.find(([former]) => key === former || (former.endsWith(':') && key.startsWith(former)))
  return found ? found[1] + key.slice(found[0].length) : key
}

/** The words by today's keys; where both are there, the word under today's key holds. */
const underTodaysKeys = (words: CompanyTexts): [key: string, word: string][] =>
  Object.entries(words).flatMap(([key, word]): [string, string][] => {
    const today = todaysKey(key)
    return today !== key && Object.hasOwn(words, today) ? [] : [[today, word]]
  })

/** The company's word for a key, if it has one that is plain text. */
export function wordFor(key: string, words: CompanyTexts): string | undefined {
  const word = new Map(underTodaysKeys(words)).get(key)
  return word === undefined ? undefined : plain(word)
}

/** The texts of a namespace with the company's words over them. Unknown keys and words that would not work are left out. */
export function overlaid<T extends object>(texts: T, namespace: string, words: CompanyTexts): T {
  const copy = structuredClone(texts)
  for (const [key, given] of underTodaysKeys(words)) {
    const [space, path] = placeOf(key)
    const word = plain(given)
    if (space !== namespace || word === undefined) continue
    const names = path.split('.')
    const last = names.pop()!
    let place: unknown = copy
    for (const name of names) place = isRecord(place) && Object.hasOwn(place, name) ? place[name] : undefined
    if (!isRecord(place)) continue
    const known = Object.hasOwn(place, last) ? place[last] : undefined
    const fits = typeof known === 'string' ? fitsMarks(word, known) : known === undefined && isCode(namespace, path)
    if (fits) place[last] = word
  }
  return copy
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
