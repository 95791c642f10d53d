import { fold } from '../../../common/text.ts'

/** A module with the keys of its permissions. */
export interface Module {
  readonly module: string
  /** What the company calls it. */
  readonly names?: { readonly en: string; readonly vi: string; readonly ja: string } | null
  /** false: its permissions count for nobody in the company. */
  readonly isActive?: boolean
  readonly permissions: readonly string[]
}

/** What a module is called in a language, else its code. */
export const nameOf = ({ module, names }: Module, language: string): string =>
  names?.[language as keyof typeof names] ?? module

/** What a key allows within its module. */
export const actionOf = (key: string) => key.slice(key.indexOf(':') + 1)

/** The modules with the keys that hold all words of a search; those of a module whose name holds them are all found. */
export function foundIn(modules: readonly Module[], search: string): readonly Module[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return modules
  return modules.flatMap((module) => {
    const names = Object.values(module.names ?? {}).join(' ')
    const found = module.permissions.filter((key) => words.every((word) => fold(`${key} ${names}`).includes(word)))
    return found.length > 0 ? [{ ...module, permissions: found }] : []
  })
}

/** How many of the keys are given: none, all, or some. */
export function shareOf(keys: readonly string[], given: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => given.has(key)).length
  return count === 0 ? 'none' : count === keys.length ? 'all' : 'some'
}
