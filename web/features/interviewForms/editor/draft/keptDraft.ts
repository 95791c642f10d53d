import { contentsTextOf, draftOf, type DraftAttachment, type FormDraft } from './draft.ts'
import type { RequiredApproval } from '../../../../../common/forms/template.ts'
import { categoryOf } from '../../categories.ts'
import { keepDraft, readDraft } from '../../../../shared/hooks/useDraft.ts'

/** A draft in this browser. The contents are stored as text so that unchanged parts keep their format. */
interface Kept {
  version: number | null
  name: string
  category: unknown
  isActive: boolean
  contents: string
  approvals: readonly RequiredApproval[]
  attachment: DraftAttachment | null
}

/** Stores an unsaved form with the version on which it is based. */
export function keep(key: string, draft: FormDraft, version: number | null): void {
  const { name, category, isActive, approvals, attachment } = draft
  keepDraft(key, {
    version,
    name,
    category,
    isActive,
    contents: contentsTextOf(draft),
    approvals,
    attachment,
  } satisfies Kept)
}

/** Returns the unsaved form and the version on which it is based, or null if there is none. */
export function readKept(key: string): { draft: FormDraft; version: number | null } | null {
  const kept = readDraft<Kept>(key)
  if (!kept || typeof kept.contents !== 'string' || typeof kept.name !== 'string') return null
  return {
    draft: draftOf({ ...kept, category: categoryOf(kept.category), name: kept.name, contents: kept.contents }),
    version: kept.version ?? null,
  }
}
