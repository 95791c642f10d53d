import { Flex } from '@chakra-ui/react'
import { Columns3, Rows3, UserPlus, Workflow } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button.tsx'
import { useCan } from '../../shared/hooks/useCan.ts'
import { views } from './source.ts'

const WorkflowDialog = lazy(() => import('./dialogs/WorkflowDialog.tsx'))
const AddCandidatesDialog = lazy(() => import('./dialogs/AddCandidatesDialog.tsx'))

interface Props {
  id: string
  databaseId: string
  isRunning: boolean
  workflow: { readonly id: string; readonly name: string } | null
  show: (typeof views)[number]
  onShow: (show: (typeof views)[number]) => void
  onChanged: () => void
}

const icons = { board: Columns3, table: Rows3 }

/** The actions on the job's candidates in general, and the choice of view. */
export function PipelineActions({ id, databaseId, isRunning, workflow, show, onShow, onChanged }: Props) {
  const { t } = useTranslation('pipelines')
  const can = useCan()
  const [open, setOpen] = useState<'workflow' | 'add' | null>(null)
  const close = (isChanged: boolean) => {
    setOpen(null)
    if (isChanged) onChanged()
  }
  return (
    <>
      <Flex role="group" aria-label={t('views.label')} gap="1">
        {views.map((view) => {
          const Icon = icons[view]
          return (
            <Button
              key={view}
              aria-pressed={show === view}
              kind={show === view ? 'plain' : 'quiet'}
              onClick={() => onShow(view)}
            >
              <Icon size={16} aria-hidden />
              {t(`views.${view}`)}
            </Button>
          )
        })}
      </Flex>
      {can('WorkflowDialogMutation', isRunning) && (
        <Button onClick={() => setOpen('workflow')}>
          <Workflow size={16} aria-hidden />
          {workflow ? t('changeWorkflow') : t('chooseWorkflow')}
        </Button>
      )}
      {can('AddCandidatesDialogMutation', isRunning) && (
        <Button kind="primary" onClick={() => setOpen('add')}>
          <UserPlus size={16} aria-hidden />
          {t('add')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'workflow' && (
          <WorkflowDialog jobId={id} databaseId={databaseId} workflowId={workflow?.id ?? null} onClose={close} />
        )}
        {open === 'add' && <AddCandidatesDialog jobId={id} onClose={close} />}
      </Suspense>
    </>
  )
}
