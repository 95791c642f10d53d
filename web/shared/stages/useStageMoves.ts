import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { useAction } from '../hooks/useAction.ts'
import { useUndo } from '../hooks/useUndo.ts'
import { toaster } from '../ui/toaster.tsx'
import type { useStageMovesMoveMutation } from './__generated__/useStageMovesMoveMutation.graphql.ts'
import type { useStageMovesRestoreMutation } from './__generated__/useStageMovesRestoreMutation.graphql.ts'
import type { useStageMovesUndoMutation } from './__generated__/useStageMovesUndoMutation.graphql.ts'

/** A candidate of a job, as used by actions. */
export interface StagePerson {
  /** The global id of the candidate's entry in the job. */
  id: string
  /** The global id of the candidate. */
  candidateId: string
  name: string
  /** The stage in which the user sees the candidate (global id of the step); null if there is none yet. */
  stageId: string | null
  isRejected: boolean
}

/** A stage with its name. */
export interface Stage {
  id: string
  databaseId: string
  name: string
  key: string
  color: string
}

/** The maximum number of candidates per call. */
const most = 100
const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_part, at) => all.slice(at * most, (at + 1) * most))

/** Returns the candidates with the stages in which the user sees them, as mutation input. */
export const toCandidateInputs = (people: readonly StagePerson[]) =>
  people.map(({ candidateId, stageId }) => ({ candidateId, fromStageId: stageId }))

/** Returns an optimistic update that shows candidates in a stage until the response arrives. */
const standIn = (people: readonly StagePerson[], stage: Stage) => (store: RecordSourceSelectorProxy) => {
  const step = store.get(stage.id)
  if (!step) return
  for (const { id } of people) {
    store
      .get(id)
      ?.setLinkedRecord(step, 'stage')
      .setValue(new Date().toISOString(), 'stageSince')
      .setValue(0, 'daysInStage')
  }
}

/**
 * Moves candidates of a job, reports the result for each, and offers to undo it. `onGone` is called if a candidate is
 * no longer in the job.
 */
export function useStageMoves(jobId: string, onGone: () => void) {
  const { t } = useTranslation('stages')
  const offerUndo = useUndo()
  const [runMove] = useAction<useStageMovesMoveMutation>(graphql`
    mutation useStageMovesMoveMutation($input: MoveJobCandidatesInput!) {
      moveJobCandidates(input: $input) {
        actionId
        results { outcome candidateId by { fullName } step { id name } jobCandidate {
          id stageSince daysInStage isRejected rejectReason rejectNote stage { id } stageBy { fullName }
        } }
        job { id status totalCount submittedCount offerCount onboardCount openingsRemaining }
      }
    }
  `)
  const [runUndo] = useAction<useStageMovesUndoMutation>(graphql`
    mutation useStageMovesUndoMutation($input: UndoJobCandidateMoveInput!) {
      undoJobCandidateMove(input: $input) {
        emailCount
        results { outcome candidateId by { fullName } step { id name } jobCandidate {
          id stageSince daysInStage isRejected rejectReason rejectNote stage { id } stageBy { fullName }
        } }
        job { id status totalCount submittedCount offerCount onboardCount openingsRemaining }
      }
    }
  `)
  const [runRestore] = useAction<useStageMovesRestoreMutation>(graphql`
    mutation useStageMovesRestoreMutation($input: RestoreJobCandidatesInput!) {
      restoreJobCandidates(input: $input) {
        results { outcome candidateId by { fullName } step { id name } jobCandidate {
          id stageSince daysInStage isRejected rejectReason rejectNote stage { id } stageBy { fullName }
        } }
        job { id status totalCount submittedCount offerCount onboardCount openingsRemaining }
      }
    }
  `)

  /** Reports the candidates for whom the action failed. Returns the number for whom it succeeded. */
  const tell = (results: readonly MoveResult[], people: readonly StagePerson[]): number => {
    for (const { outcome, candidateId, by, step } of results) {
      const name = people.find((person) => person.candidateId === candidateId)?.name ?? ''
      if (outcome === 'CONFLICT')
        toaster.warning(
          step
            ? t('conflict', { replace: { name, stage: step.name, by: by?.fullName ?? '' } })
            : t('conflictNowhere', { replace: { name } }),
        )
      if (outcome === 'REJECTED') toaster.warning(t('isRejected', { replace: { name } }))
      if (outcome === 'GONE') toaster.warning(t('gone', { replace: { name } }))
    }
    if (results.some(({ outcome }) => outcome === 'GONE')) onGone()
    return results.filter(({ outcome }) => outcome === 'DONE').length
  }
  const undo = async (actionIds: readonly string[], people: readonly StagePerson[]) => {
    let [done, emails] = [0, 0]
    for (const actionId of actionIds) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they were done
      const { undoJobCandidateMove: answer } = await runUndo({ input: { jobId, actionId } })
      done += tell(answer.results, people)
      emails += answer.emailCount
    }
    if (done > 0) toaster.success(t('undone', { count: done }))
    if (done > 0 && emails > 0) toaster.warning(t('emailsStay', { count: emails }))
  }
  /** Offers to undo actions. */
  const offer = (text: string, actionIds: readonly string[], people: readonly StagePerson[]) =>
    offerUndo(text, () => void undo(actionIds, people).catch(() => {}))

  return {
    tell,
    offer,
    async move(people: readonly StagePerson[], stage: Stage): Promise<void> {
      const movers = people.filter(({ stageId }) => stageId !== stage.id)
      if (movers.length === 0) return
      const actionIds: string[] = []
      let done = 0
      for (const part of parts(movers)) {
        // The error has been reported, and the optimistic update is reverted.
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a failure stops the rest
        const answer = await runMove(
          { input: { jobId, stageId: stage.id, candidates: toCandidateInputs(part) } },
          {
            optimistic: standIn(
              part.filter(({ isRejected }) => !isRejected),
              stage,
            ),
          },
        ).catch(() => null)
        if (!answer) break
        actionIds.push(answer.moveJobCandidates.actionId)
        done += tell(answer.moveJobCandidates.results, part)
      }
      if (done > 0)
        offer(
          movers.length === 1
            ? t('movedOne', { replace: { name: movers[0]!.name, stage: stage.name } })
            : t('moved', { count: done, replace: { count: done, stage: stage.name } }),
          actionIds,
          movers,
        )
    },
    async restore(people: readonly StagePerson[]): Promise<void> {
      for (const part of parts(people.filter(({ isRejected }) => isRejected))) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a failure stops the rest
        const answer = await runRestore({
          input: { jobId, candidateIds: part.map(({ candidateId }) => candidateId) },
        }).catch(() => null)
        if (!answer) return
        const done = tell(answer.restoreJobCandidates.results, part)
        if (done > 0) toaster.success(t('restored', { count: done }))
      }
    },
  }
}
export type StageMoves = ReturnType<typeof useStageMoves>

interface MoveResult {
  readonly outcome: string
  readonly candidateId: string
  readonly by: { readonly fullName: string } | null | undefined
  readonly step: { readonly id: string; readonly name: string } | null | undefined
}
