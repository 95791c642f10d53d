import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { fold } from './text.ts'

const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Guesses that a program makes before anybody notices: a password that falls within them is none. */
const fewGuesses = 1_000_000
/** Characters that are looked at: the time grows with them, and as many are strong anyway. */
const looked = 64

/** How hard a password is to guess: 0 to 4 as people are shown it, and whether it is too easy to be taken. */
export interface PasswordStrength {
  score: number
  isGuessable: boolean
}

/**
 * Judges a password by common ones, keyboard walks, dates and repeats, and by what everybody knows of its owner: user name, names,
 * address, company.
 */
export function passwordStrength(
  password: string,
  about: readonly (string | null | undefined)[] = [],
): PasswordStrength {
  const texts = about.flatMap((text) => (text ? [text.toLowerCase(), fold(text)] : []))
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  const { score, guesses } = checker.check(password.slice(0, looked), [...new Set(words)].slice(0, 50))
  return { score, isGuessable: guesses < fewGuesses }
}
