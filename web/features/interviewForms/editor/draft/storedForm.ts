import { graphql, readInlineData } from 'relay-runtime'
import { draftOf, type FormDraft } from './draft.ts'
import type { storedForm_form$data, storedForm_form$key } from './__generated__/storedForm_form.graphql.ts'

/** A form as it is stored on the server. */
export interface StoredForm {
  draft: FormDraft
  version: number
  /** The parts that the editor does not show. */
  unread: Unread
}

/** Stored parts of a form that cannot be shown. */
export interface Unread {
  /** The parts that are replaced on saving. */
  parts: readonly { part: 'CONTENTS' | 'APPROVALS' | 'ATTACHMENT'; text: string }[]
  /** The entries of the contents that are preserved. */
  entries: readonly string[]
}

export const nothingUnread: Unread = { parts: [], entries: [] }

/** Reads the form outside of rendering, because the editor works on its own copy. */
export const storedForm = (key: storedForm_form$key): storedForm_form$data =>
  readInlineData(
    graphql`
  fragment storedForm_form on InterviewForm @inline {
    name category isActive contents version leftOutEntries
    unreadParts { part text }
    requiredApprovals { statusGroupDatabaseId isRequired approveStatusDatabaseId rejectStatusDatabaseId }
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
  unreadParts,
  leftOutEntries,
}: storedForm_form$data): StoredForm => ({
  version,
  unread: { parts: unreadParts, entries: leftOutEntries },
  draft: draftOf({
    name,
    category,
    isActive,
    contents,
    attachment: attachment && { path: attachment.path, name: attachment.name ?? null },
    approvals: requiredApprovals.map(
      ({ statusGroupDatabaseId, isRequired, approveStatusDatabaseId, rejectStatusDatabaseId }) => ({
        id_GroupStatus: statusGroupDatabaseId,
        isRequired,
        yesStatusId: approveStatusDatabaseId,
        noStatusId: rejectStatusDatabaseId,
      }),
    ),
  }),
})
