import { Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import type { WorkflowDialogMutation } from './__generated__/WorkflowDialogMutation.graphql.ts'
import type { WorkflowDialogQuery } from './__generated__/WorkflowDialogQuery.graphql.ts'

interface Props {
  jobId: string
  databaseId: string
  /** The id of the job's current workflow. */
  workflowId: string | null
  onClose: (isChanged: boolean) => void
}

/**
 * Changes the workflow of a job. For candidates whose stage the new workflow lacks, the user chooses another stage.
 */
export default function WorkflowDialog(props: Props) {
  const { t } = useTranslation('pipelines')
  const { workflowId, onClose } = props
  return (
    <Drawer
      place="center"
      width="520px"
      title={workflowId ? t('changeWorkflow') : t('chooseWorkflow')}
      onClose={() => onClose(false)}
    >
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody minHeight="240px" aria-busy />}>
          <WorkflowForm {...props} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function WorkflowForm({ jobId, databaseId, workflowId, onClose }: Props) {
  const { t } = useTranslation(['pipelines', 'shared'])
  const { job, pipelineWorkflows: all } = useLazyLoadQuery<WorkflowDialogQuery>(
    graphql`
      query WorkflowDialogQuery($id: ID!) {
        job(databaseId: $id) { stages { count rejectedCount step { id name key } } }
        pipelineWorkflows @required(action: THROW) { id name isActive steps { id name key } }
      }
    `,
    { id: databaseId },
    { fetchPolicy: 'store-and-network' },
  )
  const [chosen, setChosen] = useState('')
  const [targets, setTargets] = useState<Readonly<Record<string, string>>>({})
  const [isAsked, setAsked] = useState(false)
  const [save, isSaving] = useAction<WorkflowDialogMutation>(
    graphql`
      mutation WorkflowDialogMutation($input: SetJobWorkflowInput!) {
        setJobWorkflow(input: $input) {
          job { id workflow { id name steps { id databaseId name key color } } }
        }
      }
    `,
    {
      success: ({ setJobWorkflow }) =>
        t('workflowSaved', { replace: { name: setJobWorkflow.job?.workflow?.name ?? '' } }),
    },
  )
  const workflow = all.find(({ id }) => id === chosen)
  const steps = workflow?.steps ?? []
  const unmapped = (job?.stages ?? []).flatMap(({ step, count, rejectedCount }) =>
    step && workflow && !steps.some(({ key }) => key === step.key) ? [{ ...step, count: count + rejectedCount }] : [],
  )
  const required = t('required', { ns: 'shared' })
  const send = async () => {
    setAsked(true)
    if (!workflow || unmapped.some(({ id }) => !targets[id])) return
    const stages = unmapped.map(({ id }) => ({ fromId: id, toId: targets[id]! }))
    await save({ input: { jobId, workflowId: workflow.id, stages } }).then(
      () => onClose(true),
      () => {},
    )
  }
  return (
    <form
      noValidate
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <DrawerBody display="grid" gap="3" alignContent="start" minHeight="240px">
        <Field label={t('workflow')} isRequired error={isAsked && !workflow ? required : undefined}>
          {(aria) => (
            <NativeSelect
              {...aria}
              value={chosen}
              onChange={(event) => {
                setChosen(event.target.value)
                setTargets({})
              }}
            >
              <option value="">{t('noStages')}</option>
              {all
                .filter(({ id }) => id !== workflowId)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </NativeSelect>
          )}
        </Field>
        {unmapped.length > 0 && <Text>{t('mapHint')}</Text>}
        {unmapped.map(({ id, name, count }) => (
          <Field
            key={id}
            label={t('target', { replace: { stage: name, count } })}
            isRequired
            error={isAsked && !targets[id] ? required : undefined}
          >
            {(aria) => (
              <NativeSelect
                {...aria}
                value={targets[id] ?? ''}
                onChange={(event) => setTargets({ ...targets, [id]: event.target.value })}
              >
                <option value="">{t('noStages')}</option>
                {steps.map((step) => (
                  <option key={step.id} value={step.id}>
                    {step.name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" type="submit" disabled={isSaving} aria-busy={isSaving}>
          {workflowId ? t('changeWorkflow') : t('chooseWorkflow')}
        </Button>
      </DrawerFooter>
    </form>
  )
}
