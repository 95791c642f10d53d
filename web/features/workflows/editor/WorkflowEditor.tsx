import { Box, Flex, Grid, Heading } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConflictDialog } from '../../../shared/ui/ConflictDialog.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { DepartmentsPicker } from '../../../shared/fields/DepartmentPicker.tsx'
import { SwitchField } from '../../../shared/fields/SwitchField.tsx'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { textParam, useUrlState } from '../../../shared/hooks/urlState.ts'
import { useUnsavedGuard } from '../../../shared/hooks/useUnsavedGuard.tsx'
import { KitsPanel } from '../kits/KitsPanel.tsx'
import { Panel } from '../Panel.tsx'
import { RunLog } from '../triggers/RunLog.tsx'
import { TriggersPanel } from '../triggers/TriggersPanel.tsx'
import { StatusList } from './StatusList.tsx'
import { useWorkflowForm } from './useWorkflowForm.ts'
import { valuesOf } from './workflowValues.ts'
import type { AddStatusMenu_query$key } from './__generated__/AddStatusMenu_query.graphql.ts'
import type { WorkflowEditor_workflow$key } from './__generated__/WorkflowEditor_workflow.graphql.ts'

const shape = { status: textParam }

/** The settings, the statuses in order, the triggers of the selected status, and the log (decision D-11). */
export function WorkflowEditor({
  workflow: key,
  catalogue,
}: {
  workflow: WorkflowEditor_workflow$key
  catalogue: AddStatusMenu_query$key
}) {
  const { t } = useTranslation('workflows')
  const workflow = useFragment(
    graphql`
    fragment WorkflowEditor_workflow on Workflow @throwOnFieldError { id databaseId steps { id triggers { id } ...KitsPanel_step } ...workflowValues_workflow ...TriggersPanel_workflow }
  `,
    key,
  )
  const { form, isSaving, conflict, save, discard, takeTheirs, saveMine, closeConflict } = useWorkflowForm({
    id: workflow.id,
    databaseId: workflow.databaseId,
    values: valuesOf(workflow),
  })
  const { isDirty, defaultValues } = form.formState
  const guard = useUnsavedGuard(() => isDirty, discard, ['status', 'logPage'])
  const [{ status }, set] = useUrlState(shape)
  const steps = useWatch({ control: form.control, name: 'steps' })
  const chosen = steps.find((step) => step.key === status) ?? steps[0]
  const saved = workflow.steps.find(({ id }) => id === chosen?.stepId)
  const triggerCounts = new Map(workflow.steps.map(({ id, triggers }) => [id, triggers.length]))
  const select = (stepKey: string) => {
    set({ status: stepKey }, { replace: true })
    // The triggers are beside the list on wide screens, and below it on narrow ones.
    setTimeout(() => document.getElementById('workflow-triggers')?.focus())
  }
  return (
    <>
      <Flex alignItems="center" gap="2" flexWrap="wrap" marginBlockEnd="3">
        <Heading
          as="h1"
          tabIndex={-1}
          outline="none"
          fontSize="19px"
          lineHeight="26px"
          marginInlineEnd="auto"
          minWidth="0"
          overflowWrap="anywhere"
        >
          {defaultValues?.name}
        </Heading>
        {isDirty && (
          <Box role="status" color="fg.muted" fontSize="12px">
            {t('unsaved')}
          </Box>
        )}
        {isDirty && <Button onClick={discard}>{t('discard')}</Button>}
        <Button kind="primary" disabled={isSaving} aria-busy={isSaving} onClick={() => void save()}>
          {t('save')}
        </Button>
      </Flex>
      <Panel id="workflow-settings" title={t('settings')}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          columnGap="4"
          rowGap="4"
          alignItems="start"
        >
          <TextField control={form.control} name="name" label={t('name')} isRequired maxLength={250} />
          <DepartmentsPicker control={form.control} name="departments" label={t('departments')} isRequired />
          <SwitchField control={form.control} name="isActive" label={t('active')} hint={t('activeHint')} />
        </Grid>
      </Panel>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        marginBlock="4"
        alignItems="start"
      >
        <StatusList
          form={form}
          catalogue={catalogue}
          triggerCounts={triggerCounts}
          selected={chosen?.key}
          onSelect={select}
        />
        <Box position={{ lg: 'sticky' }} top="4" minWidth="0" display="grid" gap="4">
          <TriggersPanel workflow={workflow} step={chosen} />
          {saved && <KitsPanel key={saved.id} step={saved} />}
        </Box>
      </Grid>
      <RunLog workflowId={workflow.id} />
      {guard.dialog}
      {conflict && (
        <ConflictDialog
          title={t('conflict.title')}
          theirs={t('conflict.theirs')}
          mine={t('conflict.mine')}
          text={
            conflict.by
              ? t('conflict.text', { replace: { by: conflict.by, at: formatDateTime(conflict.at) } })
              : t('conflict.unnamed')
          }
          isSending={isSaving}
          onTheirs={() => void takeTheirs()}
          onMine={() => void saveMine()}
          onClose={closeConflict}
        />
      )}
    </>
  )
}
