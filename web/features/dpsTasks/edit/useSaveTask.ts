import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/format/dates.ts'
import type { RequestError } from '../../../shared/requestError.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useSaveTexts } from '../useSaveTexts.ts'
import { formFieldOf, taskInput, type TaskValues } from './taskValues.ts'
import type { DpsTaskFormMutation } from './__generated__/DpsTaskFormMutation.graphql.ts'

interface Options {
  id: string
  /** The version with which the form was opened. */
  version: number | null | undefined
  form: UseFormReturn<TaskValues>
  /** Called when a field is invalid, so that it can be made visible. */
  onInvalid: () => void
  onSaved: () => void
  /** Called when another user has saved first, because the data behind is outdated. */
  onStale: () => void
}

/** Saves a task: the checks, the texts (001/8), and the handling of conflicts. */
export function useSaveTask({ id, version, form, onInvalid, onSaved, onStale }: Options) {
  const { t } = useTranslation('dpsTasks')
  const { success, failure } = useSaveTexts()
  const [conflict, setConflict] = useState('')
  const conflictText = ({ code, params }: RequestError): string | null => {
    if (code !== 'CONFLICT') return null
    const { status, updatedBy, updatedDate } = params
    return updatedBy
      ? t(status === 'DONE' ? 'doneBy' : 'changedBy', {
          replace: { who: updatedBy, when: formatDateTime(updatedDate ?? null) },
        })
      : t('saveFailed')
  }
  const [run, isSending] = useAction<DpsTaskFormMutation>(
    graphql`
    mutation DpsTaskFormMutation($input: UpdateDpsTaskInput!) {
      updateDpsTask(input: $input) { dpsTask { id ...DpsTaskList_task ...DpsTaskForm_task } }
    }
  `,
    { success, failure: (error) => conflictText(error) ?? failure(error) },
  )

  const told = useRef<number | null>(null)
  const refuse = () => {
    onInvalid()
    told.current = toaster.error(t('notValid'))
  }
  /** Removes the error message once the input is valid: it would cover the next question. */
  const accept = () => {
    if (told.current !== null) toaster.dismiss(told.current)
    told.current = null
  }
  /** Validates before the confirmation: shows the error and focuses the first invalid field. */
  const check = () =>
    new Promise<boolean>((resolve) => {
      void form.handleSubmit(
        () => {
          accept()
          resolve(true)
        },
        () => {
          refuse()
          resolve(false)
        },
      )()
    })
  const save = async (isDraft: boolean) => {
    if (!(await check())) return
    try {
      await run(
        { input: taskInput(id, version, isDraft, form.getValues()) },
        {
          onFieldError: (field, message) => {
            const name = formFieldOf(field)
            if (name) form.setError(name, { type: 'server', message }, { shouldFocus: true })
            return name !== null
          },
        },
      )
    } catch (thrown) {
      const error = thrown as RequestError
      if (Object.keys(error.fields).length > 0) refuse()
      const text = conflictText(error)
      if (text !== null) {
        setConflict(text)
        onStale()
      }
      return
    }
    onSaved()
  }
  return { check, save, isSending, conflict }
}
