import { useTranslation } from 'react-i18next'
import { useCan } from '../../shared/hooks/useCan.ts'
import { NativeSelect } from '../../shared/fields/controls.tsx'
import type { Stage, StagePerson } from '../../shared/stages/useStageMoves.ts'
import { Button } from '../../shared/ui/Button.tsx'

interface Props {
  people: readonly StagePerson[]
  /** Empty if candidates can no longer be moved. */
  stages: readonly Stage[]
  onMove: (people: readonly StagePerson[], stage: Stage) => void
  onReject: (people: readonly StagePerson[]) => void
  /** Requests feedback on the people from colleagues. */
  onAsk: (people: readonly StagePerson[]) => void
  /** Writes a mail to each of the people. */
  onWrite: (people: readonly StagePerson[]) => void
}

const mostTogether = 100

/** The actions on the selected candidates. */
export function BulkActions({ people, stages, onMove, onReject, onAsk, onWrite }: Props) {
  const { t } = useTranslation(['pipelines', 'stages', 'feedback', 'shared'])
  const can = useCan()
  const write = can('WriteToManyDialogMutation') && (
    <Button aria-haspopup="dialog" onClick={() => onWrite(people)}>
      {t('candidate.write', { ns: 'shared' })}
    </Button>
  )
  if (stages.length === 0) return write || null
  const isTooMany = people.length > mostTogether
  return (
    <>
      <NativeSelect
        aria-label={t('moveChosen')}
        width="auto"
        value=""
        onChange={(event) => {
          const stage = stages.find(({ id }) => id === event.target.value)
          if (stage) onMove(people, stage)
        }}
      >
        <option value="">{t('moveChosen')}</option>
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <Button
        disabled={isTooMany}
        title={isTooMany ? t('tooMany', { replace: { count: mostTogether } }) : undefined}
        onClick={() => onReject(people.filter(({ isRejected }) => !isRejected))}
      >
        {t('reject', { ns: 'stages' })}
      </Button>
      {can('AskFeedbackDialogMutation') && (
        <Button
          disabled={isTooMany}
          title={isTooMany ? t('tooMany', { replace: { count: mostTogether } }) : undefined}
          onClick={() => onAsk(people)}
        >
          {t('ask', { ns: 'feedback' })}
        </Button>
      )}
      {write}
    </>
  )
}
