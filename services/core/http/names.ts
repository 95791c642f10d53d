import { badInput } from './errors.ts'
import { maximum, required } from './fieldTexts.ts'

/**
 * Normalises a name for storage: composes it and removes surrounding and repeated spaces. Throws 400 (`name`) if it is
 * blank or longer than `longest`.
 */
export function nameOf(typed: string, longest: number): string {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name === '') throw badInput({ name: [required] })
  if ([...name].length > longest) throw badInput({ name: [maximum(longest)] })
  return name
}
