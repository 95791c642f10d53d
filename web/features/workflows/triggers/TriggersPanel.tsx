import { Box, Flex } from '@chakra-ui/react'
import { FlaskConical, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { useCan } from '../../../shared/hooks/useCan.ts'
import type { StepValues } from '../editor/workflowValues.ts'
import { Panel } from '../Panel.tsx'
import { DryRunDialog } from './DryRunDialog.tsx'
import { TriggerDialog } from './form/TriggerDialog.tsx'
import { TriggerList } from './TriggerList.tsx'
import type { TriggersPanel_workflow$key } from './__generated__/TriggersPanel_workflow.graphql.ts'

interface Props {
  workflow: TriggersPanel_workflow$key
  /** The selected status with its form values; undefined if the workflow has no status. */
  step: StepValues | undefined
}

/** What happens when a candidate enters the selected status. Triggers are saved at once, separately from the form. */
export function TriggersPanel({ workflow: key, step }: Props) {
  const { t } = useTranslation('workflows')
  const can = useCan()
  const workflow = useFragment(
    graphql`
    fragment TriggersPanel_workflow on Workflow {
      id isActive
      steps { id name triggers { id } ...TriggerList_step }
    }
  `,
    key,
  )
  const [open, setOpen] = useState<'add' | 'try' | null>(null)
  const saved = workflow.steps.find(({ id }) => id === step?.stepId)
  const nameOf = (id: string) => workflow.steps.find((one) => one.id === id)?.name
  const others = workflow.steps.filter(({ id }) => id !== saved?.id)
  if (!step) return null
  return (
    <Panel id="workflow-triggers" title={t('whenEntering', { replace: { name: step.name } })}>
      {!saved && <Box color="fg.muted">{t('saveFirst')}</Box>}
      {saved && !workflow.isActive && (
        <Box
          role="note"
          color="status.orange.fg"
          bg="status.orange.bg"
          borderRadius="8px"
          padding="2"
          marginBlockEnd="3"
        >
          {t('inactiveNote')}
        </Box>
      )}
      {saved && saved.triggers.length === 0 && <Box color="fg.muted">{t('noTriggers')}</Box>}
      {saved && saved.triggers.length > 0 && (
        <TriggerList key={saved.id} step={saved} nameOf={nameOf} others={others} />
      )}
      {saved && (
        <Flex gap="2" flexWrap="wrap" marginBlockStart="3">
          {can('TriggerDialogAddMutation') && (
            <Button onClick={() => setOpen('add')}>
              <Plus size={14} aria-hidden />
              {t('addTrigger')}
            </Button>
          )}
          {can('DryRunDialogQuery') && (
            <Button onClick={() => setOpen('try')}>
              <FlaskConical size={14} aria-hidden />
              {t('tryOut')}
            </Button>
          )}
        </Flex>
      )}
      {saved && open === 'add' && (
        <TriggerDialog stepId={saved.id} stepName={saved.name} others={others} onClose={() => setOpen(null)} />
      )}
      {saved && open === 'try' && (
        <DryRunDialog workflowId={workflow.id} stepId={saved.id} stepName={saved.name} onClose={() => setOpen(null)} />
      )}
    </Panel>
  )
}
