import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { RequestError } from '../../../shared/requestError.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { clearDraft, readDraft, useDraft } from '../../../shared/hooks/useDraft.ts'
import { inputOf, rebaseValues, valuesOf, type WorkflowValues } from './workflowValues.ts'
import type { useWorkflowFormMutation } from './__generated__/useWorkflowFormMutation.graphql.ts'
import type { useWorkflowFormQuery } from './__generated__/useWorkflowFormQuery.graphql.ts'

interface Edited {
  id: string
  databaseId: string
  values: WorkflowValues
}

/** The user who has saved a conflicting change, and the time. */
export interface Conflict {
  by: string
  at: string
}

/** The form of a workflow: its draft, saving, and conflicts with other users. */
export function useWorkflowForm({ id, databaseId, values: saved }: Edited) {
  const { t } = useTranslation('workflows')
  const { user } = useSession()
  const environment = useRelayEnvironment()
  const draftKey = `${user.userName}:workflow:${databaseId}`
  const form = useForm<WorkflowValues>({ defaultValues: saved })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { reset } = form
  // A draft is only valid for the version on which it is based.
  useEffect(() => {
    const draft = readDraft<WorkflowValues>(draftKey)
    if (draft?.version === saved.version) reset({ ...saved, ...draft }, { keepDefaultValues: true })
    else clearDraft(draftKey)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, [])
  useDraft(form, draftKey)

  const [save, isSaving] = useAction<useWorkflowFormMutation>(
    graphql`
    mutation useWorkflowFormMutation($input: UpdateWorkflowInput!) {
      updateWorkflow(input: $input) { workflow { ...WorkflowEditor_workflow ...workflowValues_workflow } }
    }
  `,
    { success: t('saved') },
  )

  const show = (values: WorkflowValues) => {
    clearDraft(draftKey)
    reset(values)
    setConflict(null)
  }
  const onFieldError = (field: string, message: string) => {
    const place = ({ name: 'name', departmentIds: 'departments' } as const)[field]
    if (place) form.setError(place, { type: 'server', message }, { shouldFocus: true })
    return place !== undefined
  }
  const send = async (values: WorkflowValues) => {
    try {
      const { updateWorkflow } = await save({ input: inputOf(id, values) }, { onFieldError })
      show(valuesOf(updateWorkflow.workflow))
    } catch (error) {
      if (error instanceof RequestError && error.code === 'CONFLICT')
        setConflict({ by: error.params.updatedBy ?? '', at: error.params.updatedDate ?? '' })
      else setConflict(null)
    }
  }
  /** Returns the saved workflow; null if it no longer exists. */
  const theirs = async () => {
    const answer = await fetchQuery<useWorkflowFormQuery>(
      environment,
      graphql`
      query useWorkflowFormQuery($id: ID!) @throwOnFieldError { workflow(databaseId: $id) { ...WorkflowEditor_workflow ...workflowValues_workflow } }
    `,
      { id: databaseId },
      { fetchPolicy: 'network-only' },
    ).toPromise()
    return answer?.workflow ? valuesOf(answer.workflow) : null
  }
  const takeTheirs = async () => {
    const found = await theirs().catch(() => null)
    if (found) show(found)
  }
  const saveMine = async () => {
    const found = await theirs().catch(() => null)
    if (found) await send(rebaseValues(found, form.getValues()))
  }
  return {
    form,
    isSaving,
    conflict,
    takeTheirs,
    saveMine,
    save: form.handleSubmit(send),
    discard: () => show(form.formState.defaultValues as WorkflowValues),
    closeConflict: () => setConflict(null),
  }
}
