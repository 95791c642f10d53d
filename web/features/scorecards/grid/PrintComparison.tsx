import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { AnswerCell } from './AnswerCell.tsx'
import { PersonHead } from './Grid.tsx'
import type { Comparison } from './people.ts'
import { isThere, ResultCell, results } from './Results.tsx'
import '../../../shared/paper.css'
import './grid.css'

interface Props extends Pick<Comparison, 'answered' | 'forms'> {
  title: string
  subtitle: string
  onClose: () => void
}

/** The comparison for print on A4: each question with all answers below it, however many there are. */
export function PrintComparison({ title, subtitle, answered, forms, onClose }: Props) {
  const { t } = useTranslation(['scorecards', 'forms', 'shared'])
  return (
    <Drawer place="center" width="75vw" title={t('print', { ns: 'forms' })} onClose={onClose}>
      <DrawerBody tabIndex={0} role="region" aria-label={title} bg="bg.muted">
        <article className="paper light comparison-paper" aria-label={title}>
          <h2>{title}</h2>
          <p>{subtitle}</p>
          {results.map(
            (result) =>
              isThere(result, answered) && (
                <section key={result}>
                  <h4>{t(`results.${result}`)}</h4>
                  <dl className="grid-list">
                    {answered.map((person) => (
                      <div key={person.requestDatabaseId}>
                        <dt>
                          <PersonHead person={person} />
                        </dt>
                        <dd>
                          <ResultCell result={result} person={person} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </section>
              ),
          )}
          {forms.map(({ formId, name, rows }) => (
            <section key={formId}>
              <h3>{name}</h3>
              {rows.map(({ key, title: question, cells }) => (
                <section key={key} className="comparison-question">
                  <h4>{question}</h4>
                  <dl className="grid-list">
                    {cells.map(
                      (cell, at) =>
                        cell && (
                          <div key={answered[at]!.requestDatabaseId}>
                            <dt>{answered[at]!.user?.fullName ?? '—'}</dt>
                            <dd>
                              <AnswerCell cell={cell} />
                            </dd>
                          </div>
                        ),
                    )}
                  </dl>
                </section>
              ))}
            </section>
          ))}
        </article>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" onClick={() => window.print()}>
          <Printer size={14} aria-hidden />
          {t('print', { ns: 'forms' })}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
