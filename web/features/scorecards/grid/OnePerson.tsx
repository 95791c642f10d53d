import { Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { AnswerCell } from './AnswerCell.tsx'
import type { Comparison } from './people.ts'
import { isThere, ResultCell, results } from './Results.tsx'
import './grid.css'

interface Props {
  people: Comparison['answered']
  forms: Comparison['forms']
  /** The id of the request that is shown; the first one if no request has this id. */
  shown: string
  onShow: (requestId: string) => void
}

/** The answers of one person at a time, for narrow screens. */
export function OnePerson({ people, forms, shown, onShow }: Props) {
  const { t } = useTranslation('scorecards')
  const at = Math.max(
    0,
    people.findIndex(({ requestDatabaseId }) => requestDatabaseId === shown),
  )
  const person = people[at]!
  const step = (by: -1 | 1) => onShow(people[at + by]!.requestDatabaseId)
  return (
    <section aria-label={person.user?.fullName ?? t('person')}>
      <Flex gap="2" alignItems="center" marginBlockEnd="4">
        <IconButton label={t('previous')} disabled={at === 0} onClick={() => step(-1)}>
          <ChevronLeft size={16} aria-hidden />
        </IconButton>
        <NativeSelect
          aria-label={t('person')}
          value={person.requestDatabaseId}
          onChange={(event) => onShow(event.target.value)}
        >
          {people.map(({ requestDatabaseId, user }) => (
            <option key={requestDatabaseId} value={requestDatabaseId}>
              {user?.fullName ?? '—'}
            </option>
          ))}
        </NativeSelect>
        <IconButton label={t('next')} disabled={at === people.length - 1} onClick={() => step(1)}>
          <ChevronRight size={16} aria-hidden />
        </IconButton>
      </Flex>
      <dl className="grid-list">
        {results.map(
          (result) =>
            isThere(result, [person]) && (
              <div key={result}>
                <dt>{t(`results.${result}`)}</dt>
                <dd>
                  <ResultCell result={result} person={person} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {forms.map(
        ({ formId, name, rows }) =>
          rows.some(({ cells }) => cells[at]) && (
            <section key={formId}>
              <h2>{name}</h2>
              <dl className="grid-list">
                {rows.map(
                  ({ key, title, cells }) =>
                    cells[at] && (
                      <div key={key}>
                        <dt>{title}</dt>
                        <dd>
                          <AnswerCell cell={cells[at]} />
                        </dd>
                      </div>
                    ),
                )}
              </dl>
            </section>
          ),
      )}
    </section>
  )
}
