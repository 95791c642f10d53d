import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useUndo } from '../../../shared/hooks/useUndo.ts'
import { draftOf, readPhoto } from '../form/candidateInput.ts'
import type { CandidateValues } from '../form/candidateValues.ts'
import { useSend } from '../../../shared/hooks/useSend.ts'
import type { useMergeMutation } from './__generated__/useMergeMutation.graphql.ts'
import type { useMergeUndoMutation } from './__generated__/useMergeUndoMutation.graphql.ts'
import type { Duplicate } from './useDuplicates.ts'

/**
 * Merges a draft, or the saved candidate `sourceId`, into a candidate and offers to undo it. `onUndone` is called with
 * a draft that is no longer part of the candidate.
 */
export function useMerge(onUndone: (values: CandidateValues) => unknown) {
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
      : {
          draft: draftOf(values),
          photo: await readPhoto(values),
          cvPath: values.cvPath || null,
          folderIds: values.folders.map(({ value }) => value),
        }
    const {
      mergeCandidates: { mergeId },
    } = await merge({ input: { targetId, version, fields, ...source } })
    offerUndo(t('merged', { replace: { name } }), async () => {
      try {
        await undo({ input: { mergeId } })
      } catch {
        // The action has already shown the error.
        return
      }
      if (!sourceId) await onUndone(values)
    })
  }
}
