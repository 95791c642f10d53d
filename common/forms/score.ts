import { chosenOf, type Answers } from './answers.ts'
import { shownOf } from './conditions.ts'
import { fieldKey, hasOptions, optionsOf, takesMany, type FieldOption, type FormField } from './fields.ts'

/** The points and percents of the chosen options, and the highest possible values. */
export interface Score {
  points: number
  mostPoints: number
  percents: number
  mostPercents: number
}

const getHighestScore = (options: readonly FieldOption[], member: 'point' | 'percent', isMany: boolean): number => {
  const values = options.map((option) => option[member] ?? 0)
  return isMany ? values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0) : Math.max(0, ...values)
}

/** Removes the rounding errors of adding decimal fractions. */
const tidy = (number: number) => Math.round(number * 1e6) / 1e6

/**
 * Adds up the points and percents of the chosen options. Returns null if no option of the form has any. Hidden fields
 * do not count.
 */
export function scoreOf(fields: readonly FormField[], answers: Answers): Score | null {
  const sum: Score = { points: 0, mostPoints: 0, percents: 0, mostPercents: 0 }
  let isScored = false
  const shown = shownOf(fields, answers)
  for (const [at, field] of fields.entries()) {
    if (!shown[at] || !hasOptions(field)) continue
    const options = optionsOf(field)
    isScored ||= options.some(({ point, percent }) => point !== undefined || percent !== undefined)
    const chosen = new Set(chosenOf(answers[fieldKey(field, at)]?.value))
    for (const { value, point = 0, percent = 0 } of options) {
      if (!chosen.delete(value)) continue
      sum.points += point
      sum.percents += percent
    }
    sum.mostPoints += getHighestScore(options, 'point', takesMany(field))
    sum.mostPercents += getHighestScore(options, 'percent', takesMany(field))
  }
  return isScored
    ? {
        points: tidy(sum.points),
        mostPoints: tidy(sum.mostPoints),
        percents: tidy(sum.percents),
        mostPercents: tidy(sum.mostPercents),
      }
    : null
}
