import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedRow } from '../../../../common/forms/comparison.ts'
import { formatDate } from '../../../shared/format/dates.ts'
import { AnswerCell } from './AnswerCell.tsx'
import type { Comparison, Person } from './people.ts'
import { isThere, ResultCell, results } from './Results.tsx'
import './grid.css'

interface Props {
  label: string
  people: Comparison['answered']
  forms: Comparison['forms']
}

/**
 * All answers side by side: a row for each question, a column for each person. The box can also be scrolled with the
 * arrow keys.
 */
export const Grid = memo(function Grid({ label, people, forms }: Props) {
  const { t } = useTranslation('scorecards')
  return (
    <div className="grid-box" role="region" aria-label={label} tabIndex={0}>
      <table className="grid" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('question')}</th>
            {people.map((person) => (
              <th key={person.requestDatabaseId} scope="col">
                <PersonHead person={person} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(
            (result) =>
              isThere(result, people) && (
                <tr key={result} className="grid-result">
                  <th scope="row">{t(`results.${result}`)}</th>
                  {people.map((person) => (
                    <td key={person.requestDatabaseId}>
                      <ResultCell result={result} person={person} />
                    </td>
                  ))}
                </tr>
              ),
          )}
        </tbody>
        {forms.map(({ formId, name, rows }) => (
          <tbody key={formId}>
            <tr className="grid-form">
              <th scope="rowgroup" colSpan={people.length + 1}>
                <span>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
})

/** The interviewer and the time of the answer. */
export function PersonHead({ person: { user, submittedAt, revision } }: { person: Person }) {
  const { t } = useTranslation('scorecards')
  return (
    <>
      {user?.fullName ?? '—'}
      <span className="grid-when">
        {[formatDate(submittedAt), (revision ?? 1) > 1 && t('amended')].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

const Row = memo(function Row({ row: { title, cells } }: { row: ComparedRow }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, at) => (
        <td key={at}>
          <AnswerCell cell={cell} />
        </td>
      ))}
    </tr>
  )
})
