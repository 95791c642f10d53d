import { contentsTextOf, draftOf, type DraftAttachment, type FormDraft } from './draft.ts'
import type { RequiredApproval } from '../../../../../common/forms/template.ts'
import { categoryOf } from '../../categories.ts'
import { keepDraft, readDraft } from '../../../../shared/hooks/useDraft.ts'

/** A draft in this browser: contents as text, so that what nobody touched keeps its form. */
interface Kept {
  version: number | null
  name: string
  category: unknown
  isActive: boolean
  contents: string
  approvals: readonly RequiredApproval[]
  attachment: DraftAttachment | null
}

/** Keeps an unsaved form, with the version that it started from. */
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

/** The form that was not saved, and the version that it started from; null when there is none. */
export function readKept(key: string): { draft: FormDraft; version: number | null } | null {
  const kept = readDraft<Kept>(key)
  if (!kept || typeof kept.contents !== 'string' || typeof kept.name !== 'string') return null
  return {
    draft: draftOf({ ...kept, category: categoryOf(kept.category), name: kept.name, contents: kept.contents }),
    version: kept.version ?? null,
  }
}
