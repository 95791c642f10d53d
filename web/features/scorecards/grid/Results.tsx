import { useTranslation } from 'react-i18next'
import { StatusTag, type StatusColor } from '../../../shared/ui/StatusTag.tsx'
import type { Person } from './people.ts'

const colors = { STRONG_YES: 'green', YES: 'green', NO: 'red', STRONG_NO: 'red' } as const satisfies Record<
  string,
  StatusColor
>

/** The results in a comparison, in their order. */
export const results = ['recommendation', 'points', 'percents', 'jobRank', 'summary'] as const
export type Result = (typeof results)[number]

/** Whether any person has this result. */
export const isThere = (result: Result, people: readonly Person[]): boolean =>
  people.some((person) => person[result] !== null && person[result] !== '')

/** A result of one person. */
export function ResultCell({ result, person }: { result: Result; person: Person }) {
  const { t } = useTranslation('scorecards')
  if (result === 'recommendation') {
    const { recommendation } = person
    return recommendation ? (
      <StatusTag color={colors[recommendation as keyof typeof colors] ?? 'neutral'}>
        {t(`recommendations.${recommendation as keyof typeof colors}`)}
      </StatusTag>
    ) : (
      <>—</>
    )
  }
  if (result === 'points')
    return (
      <>
        {person.points === null
          ? '—'
          : t('reached', { replace: { points: String(person.points), most: String(person.mostPoints ?? 0) } })}
      </>
    )
  return <>{person[result] === null || person[result] === '' ? '—' : String(person[result])}</>
}
