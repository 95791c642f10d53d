import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { DepartmentsPicker, type PickedDepartment } from '../../../shared/fields/DepartmentPicker.tsx'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { editPath } from '../paths.ts'
import type { CreateFormMutation } from './__generated__/CreateFormMutation.graphql.ts'

interface Values {
  name: string
  departments: readonly PickedDepartment[]
}

interface Props {
  /** Renders the frame around the fields; `isSending` is true while the form is being sent. */
  children: (fields: ReactNode, isSending: boolean) => ReactNode
}

/** The name and departments of a new workflow, which is opened in the editor once it is created (000/2.7). */
export function CreateForm({ children }: Props) {
  const { t } = useTranslation('workflows')
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: { name: '', departments: [] } })
  const [create, isSending] = useAction<CreateFormMutation>(
    graphql`
    mutation CreateFormMutation($input: CreateWorkflowInput!) {
      createWorkflow(input: $input) { workflow { id databaseId } }
    }
  `,
    {
      success: t('added'),
      failure: (error) => (error.code === 'BAD_INPUT' ? getErrorTextOr(error, t('saveFailed')) : null),
    },
  )
  const onFieldError = (field: string, message: string) => {
    if (field !== 'name' && field !== 'departmentIds') return false
    form.setError(field === 'name' ? 'name' : 'departments', { type: 'server', message }, { shouldFocus: true })
    return true
  }
  const send = form.handleSubmit(async ({ name, departments }) => {
    try {
      const { createWorkflow } = await create(
        { input: { name: name.trim(), departmentIds: departments.map(({ value }) => value) } },
        { onFieldError },
      )
      await navigate(editPath(createWorkflow.workflow.databaseId))
    } catch {
      // The error has already been shown.
    }
  })
  const fields = (
    <>
      <TextField control={form.control} name="name" label={t('name')} isRequired maxLength={250} />
      <DepartmentsPicker control={form.control} name="departments" label={t('department')} isRequired />
    </>
  )
  return (
    <form noValidate onSubmit={(event) => void send(event)} style={{ display: 'contents' }}>
      {children(fields, isSending)}
    </form>
  )
}
