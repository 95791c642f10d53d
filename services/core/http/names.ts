import { badInput } from './errors.ts'
import { maximum, required } from './fieldTexts.ts'

/** A name as it is stored: composed, without spaces around it or twice; throws 400 (`name`) for one that is blank or longer than `longest`. */
export function nameOf(typed: string, longest: number): string {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name === '') throw badInput({ name: [required] })
  if ([...name].length > longest) throw badInput({ name: [maximum(longest)] })
  return name
}
