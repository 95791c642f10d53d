import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useUndo } from '../../../shared/hooks/useUndo.ts'
import { draftOf } from '../form/candidateInput.ts'
import type { CandidateValues } from '../form/candidateValues.ts'
import { useSend } from '../../../shared/hooks/useSend.ts'
import type { useMergeMutation } from './__generated__/useMergeMutation.graphql.ts'
import type { useMergeUndoMutation } from './__generated__/useMergeUndoMutation.graphql.ts'
import type { Duplicate } from './useDuplicates.ts'

/** Completes a candidate by a draft, or by the saved candidate `sourceId`; offers to take it back. */
export function useMerge() {
  const { t } = useTranslation('candidateForms')
  const offerUndo = useUndo()
  const merge = useSend<useMergeMutation>(graphql`
    mutation useMergeMutation($input: MergeCandidatesInput!) {
      mergeCandidates(input: $input) { mergeId candidate { id version ...candidateValues_candidate } }
    }
  `)
  const [undo] = useAction<useMergeUndoMutation>(
    graphql`
    mutation useMergeUndoMutation($input: UndoCandidateMergeInput!) {
      undoCandidateMerge(input: $input) { candidate { id version ...candidateValues_candidate } }
    }
  `,
    { success: t('mergeUndone') },
  )
  return async (target: Duplicate, values: CandidateValues, fields: string[], sourceId?: string): Promise<void> => {
    const {
      id: targetId,
      values: { version, name },
    } = target
    const source = sourceId
      ? { sourceId }
      : { draft: draftOf(values), cvPath: values.cvPath || null, folderIds: values.folders.map(({ value }) => value) }
    const {
      mergeCandidates: { mergeId },
    } = await merge({ input: { targetId, version, fields, ...source } })
    // A failure of undoing has been told by its action.
    offerUndo(t('merged', { replace: { name } }), () => undo({ input: { mergeId } }).catch(() => {}))
  }
}
