import { fold } from '../../../common/text.ts'

/** A module with its permission keys. */
export interface Module {
  readonly module: string
  /** The names that the company has given the module. */
  readonly names?: { readonly en: string; readonly vi: string; readonly ja: string } | null
  /** false: its permissions apply to nobody in the company. */
  readonly isActive?: boolean
  readonly permissions: readonly string[]
}

/** Returns the name of a module in a language, or its code. */
export const nameOf = ({ module, names }: Module, language: string): string =>
  names?.[language as keyof typeof names] ?? module

/** Returns the action of a permission key, without its module. */
export const actionOf = (key: string) => key.slice(key.indexOf(':') + 1)

/**
 * Returns the modules with the permission keys that contain all search terms; if a module's name contains them, all of
 * its keys.
 */
export function foundIn(modules: readonly Module[], search: string): readonly Module[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return modules
  return modules.flatMap((module) => {
    const names = Object.values(module.names ?? {}).join(' ')
    const found = module.permissions.filter((key) => words.every((word) => fold(`${key} ${names}`).includes(word)))
    return found.length > 0 ? [{ ...module, permissions: found }] : []
  })
}

/** Returns whether none, some or all of the keys are granted. */
export function shareOf(keys: readonly string[], given: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => given.has(key)).length
  return count === 0 ? 'none' : count === keys.length ? 'all' : 'some'
}
