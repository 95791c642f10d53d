import { graphql, readInlineData } from 'relay-runtime'
import { draftOf, type FormDraft } from './draft.ts'
import type { storedForm_form$data, storedForm_form$key } from './__generated__/storedForm_form.graphql.ts'

/** A form as the server has it. */
export interface StoredForm {
  draft: FormDraft
  version: number
}

/** Reads the form outside of rendering: what the editor works on is its own. */
export const storedForm = (key: storedForm_form$key): storedForm_form$data =>
  readInlineData(
    graphql`
  fragment storedForm_form on InterviewForm @inline {
    name category isActive contents version
    requiredApprovals { statusGroupId isRequired approveStatusId rejectStatusId }
    attachment { path name }
  }
`,
    key,
  )

export const readStored = ({
  name,
  category,
  isActive,
  contents,
  version,
  requiredApprovals,
  attachment,
}: storedForm_form$data): StoredForm => ({
  version,
  draft: draftOf({
    name,
    category,
    isActive,
    contents,
    attachment: attachment && { path: attachment.path, name: attachment.name ?? null },
    approvals: requiredApprovals.map(({ statusGroupId, isRequired, approveStatusId, rejectStatusId }) => ({
      id_GroupStatus: statusGroupId,
      isRequired,
      yesStatusId: approveStatusId,
      noStatusId: rejectStatusId,
    })),
  }),
})
