import { isPlainText, findPlaceholders } from '../../../common/companyTexts.ts'

/**
 * A company's own texts by key, in the form of the translations service: `verifications:title` is a text of a
 * namespace, and a key without a namespace belongs to `common`; `menu.cv-verification` names a menu entry,
 * `errorCodes.599` a failure.
 */
export type CompanyTexts = Readonly<Record<string, string>>

/** Returns the text if it is plain text, which is all that the services accept; otherwise undefined. */
export const toPlainText = (word: string): string | undefined => (isPlainText(word) ? word : undefined)

/** Whether a text uses no placeholders other than those of the bundled text. */
export const hasKnownPlaceholders = (word: string, bundled: string): boolean => {
  const known = findPlaceholders(bundled)
  return findPlaceholders(word).every((mark) => known.includes(mark))
}

/** Whether a key needs no bundled text. These are the names of menu entries. */
export const isMenuKey = (key: string): boolean => /^menu\.[\w-]+$/.test(key)
const isCode = (namespace: string, path: string) => namespace === 'errorCodes' && /^[A-Za-z0-9][\w-]*$/.test(path)

/** Former and current prefixes of keys: companies may have stored texts under the former ones. */
const renamed = [
  ['collectedCandidates:', 'inboundCandidates:'],
  ['rufs:', 'rufRecords:'],
  ['candidates:import.status.SUCCEED', 'candidates:import.status.SUCCEEDED'],
] as const

/** Returns the namespace of a key, and the path of the text in it. */
function splitKey(key: string): [namespace: string, path: string] {
  if (key.startsWith('errorCodes.')) return ['errorCodes', key.slice('errorCodes.'.length)]
  const at = key.indexOf(':')
  return at < 0 ? ['common', key] : [key.slice(0, at), key.slice(at + 1)]
}

function todaysKey(key: string): string {
  const found = renamed.find(([former]) => key === former || (former.endsWith(':') && key.startsWith(former)))
  return found ? found[1] + key.slice(found[0].length) : key
}

/** Returns the texts under their current keys. If both keys exist, the text under the current key takes precedence. */
const underTodaysKeys = (words: CompanyTexts): [key: string, word: string][] =>
  Object.entries(words).flatMap(([key, word]): [string, string][] => {
    const today = todaysKey(key)
    return today !== key && Object.hasOwn(words, today) ? [] : [[today, word]]
  })

/** Returns the company's text for a key, if it has one and it is plain text. */
export function getCompanyText(key: string, words: CompanyTexts): string | undefined {
  const word = new Map(underTodaysKeys(words)).get(key)
  return word === undefined ? undefined : toPlainText(word)
}

/** Returns the texts of a namespace, overridden with the company's. Unknown keys and unusable texts are left out. */
export function overrideTexts<T extends object>(texts: T, namespace: string, words: CompanyTexts): T {
  const copy = structuredClone(texts)
  for (const [key, given] of underTodaysKeys(words)) {
    const [space, path] = splitKey(key)
    const word = toPlainText(given)
    if (space !== namespace || word === undefined) continue
    const names = path.split('.')
    const last = names.pop()!
    let place: unknown = copy
    for (const name of names) place = isRecord(place) && Object.hasOwn(place, name) ? place[name] : undefined
    if (!isRecord(place)) continue
    const known = Object.hasOwn(place, last) ? place[last] : undefined
    const fits =
      typeof known === 'string' ? hasKnownPlaceholders(word, known) : known === undefined && isCode(namespace, path)
    if (fits) place[last] = word
  }
  return copy
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
