import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { errorText } from '../../../../shared/format/errorText.ts'
import { useSend } from '../../../../shared/hooks/useSend.ts'
import { RequestError } from '../../../../shared/requestError.ts'
import { toaster } from '../../../../shared/ui/toaster.tsx'
import { contentsTextOf, type FormDraft } from './draft.ts'
import { readStored, storedForm, type StoredForm } from './storedForm.ts'
import type { useSaveFormCreateMutation } from './__generated__/useSaveFormCreateMutation.graphql.ts'
import type { useSaveFormQuery } from './__generated__/useSaveFormQuery.graphql.ts'
import type { useSaveFormUpdateMutation } from './__generated__/useSaveFormUpdateMutation.graphql.ts'

const createMutation = graphql`
  mutation useSaveFormCreateMutation($input: CreateInterviewFormInput!) { createInterviewForm(input: $input) { interviewForm { id } } }
`
const updateMutation = graphql`
  mutation useSaveFormUpdateMutation($input: UpdateInterviewFormInput!) {
    updateInterviewForm(input: $input) { interviewForm { id version ...storedForm_form } }
  }
`
const freshQuery = graphql`
  query useSaveFormQuery($id: ID!) { interviewForm(databaseId: $id) { ...storedForm_form } }
`

const inputOf = (draft: FormDraft) => ({
  name: draft.name.trim(),
  category: draft.category,
  isActive: draft.isActive,
  contents: contentsTextOf(draft),
  attachmentPath: draft.attachment?.path ?? '',
  requiredApprovals: draft.approvals.map((approval) => ({
    statusGroupDatabaseId: approval.id_GroupStatus,
    isRequired: approval.isRequired,
    approveStatusDatabaseId: approval.yesStatusId,
    rejectStatusDatabaseId: approval.noStatusId,
  })),
})

/** A conflict with another user who has saved the form. */
export interface Conflict {
  by: string
  at: string
  theirs: StoredForm
}

interface Options {
  /** Null for a new form. */
  form: { id: string; databaseId: string } | null
  onCreated: () => void
  onUpdated: (stored: StoredForm) => void
}

/**
 * Saves a draft and reports the result. If another user has changed the form, the user is asked which version to keep.
 */
export function useSaveForm({ form, onCreated, onUpdated }: Options) {
  const { t } = useTranslation('interviewForms')
  const environment = useRelayEnvironment()
  const create = useSend<useSaveFormCreateMutation>(createMutation)
  const update = useSend<useSaveFormUpdateMutation>(updateMutation)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [fields, setFields] = useState<Readonly<Record<string, string[]>>>({})

  const fail = async (thrown: unknown) => {
    const error = thrown instanceof RequestError ? thrown : new RequestError('INTERNAL', '')
    // A 401 already leads to the sign-in page; the draft is preserved.
    if (error.code === 'UNAUTHENTICATED') return
    if (error.code === 'CONFLICT' && form) {
      const answer = await fetchQuery<useSaveFormQuery>(
        environment,
        freshQuery,
        { id: form.databaseId },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .catch(() => null)
      if (answer?.interviewForm) {
        return setConflict({
          by: error.params.updatedBy ?? '',
          at: error.params.updatedDate ?? '',
          theirs: readStored(storedForm(answer.interviewForm)),
        })
      }
    }
    setFields(error.fields)
    const reasons = Object.values(error.fields).flat()
    toaster.error(
      [
        t('editor.saveFailed'),
        reasons.length > 0 ? reasons.join(' ') : error.code === 'REFUSED' ? '' : errorText(error),
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  const save = async (draft: FormDraft, version: number) => {
    setSaving(true)
    setFields({})
    try {
      if (form) {
        const { updateInterviewForm } = await update({ input: { id: form.id, version, ...inputOf(draft) } })
        setConflict(null)
        toaster.success(t('editor.saved'))
        onUpdated(readStored(storedForm(updateInterviewForm.interviewForm)))
      } else {
        await create({ input: inputOf(draft) })
        toaster.success(t('editor.saved'))
        onCreated()
      }
    } catch (error) {
      await fail(error)
    } finally {
      setSaving(false)
    }
  }
  return {
    save,
    isSaving,
    conflict,
    closeConflict: () => setConflict(null),
    attachmentError: fields.attachmentPath?.join(' '),
  }
}
