import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { fold } from './text.ts'

const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * The number of guesses that a program can make before it is noticed. A password that falls within them is not
 * accepted.
 */
const fewGuesses = 1_000_000
/**
 * The number of characters that are checked. More would take longer, and a password of this length is strong anyway.
 */
const checkedLength = 64

/** How hard a password is to guess: a score of 0 to 4 for display, and whether it is too easy to be accepted. */
export interface PasswordStrength {
  score: number
  isGuessable: boolean
}

/**
 * Rates a password against common passwords, keyboard walks, dates and repeats, and against what is known about its
 * owner: user name, names, address, company.
 */
export function passwordStrength(
  password: string,
  about: readonly (string | null | undefined)[] = [],
): PasswordStrength {
  const texts = about.flatMap((text) => (text ? [text.toLowerCase(), fold(text)] : []))
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  const { score, guesses } = checker.check(password.slice(0, checkedLength), [...new Set(words)].slice(0, 50))
  return { score, isGuessable: guesses < fewGuesses }
}
