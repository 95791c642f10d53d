import {
  ArrowRight,
  CalendarClock,
  CalendarPlus,
  Eye,
  MessageSquareText,
  RotateCcw,
  Scale,
  Trash2,
  UserX,
} from 'lucide-react'
import { Suspense, createElement, lazy, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import { useSession } from '../../shared/session/session.ts'
import { useStageMoves, type Stage, type StageMoves, type StagePerson } from '../../shared/stages/useStageMoves.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import type { RowAction } from '../../shared/table/RowMenu.tsx'
import type { useActionsRemoveMutation } from './__generated__/useActionsRemoveMutation.graphql.ts'

const AskFeedbackDialog = lazy(() => import('../../shared/feedback/AskFeedbackDialog.tsx'))
const WriteToManyDialog = lazy(() => import('../../shared/candidateEmails/WriteToManyDialog.tsx'))
const RejectDialog = lazy(() => import('../../shared/stages/RejectDialog.tsx'))

const BookingLinkDialog = lazy(() => import('./dialogs/BookingLinkDialog.tsx'))

const removal = asMutation<useActionsRemoveMutation>(graphql`
  mutation useActionsRemoveMutation($input: RemoveCandidatesFromJobInput!) {
    removeCandidatesFromJob(input: $input) { candidates { id } }
  }
`)

/** A candidate of the job whose page can be opened. */
export interface PipelinePerson extends StagePerson {
  candidateDatabaseId: string
}

export interface PipelineJob {
  id: string
  databaseId: string
  title: string
  isRunning: boolean
}

interface Actions {
  moves: StageMoves
  /** Returns the actions on a candidate. */
  actionsOf: (person: PipelinePerson) => RowAction[]
  reject: (people: readonly StagePerson[]) => void
  /** Requests feedback on the people from colleagues. */
  askFeedback: (people: readonly StagePerson[]) => void
  /** Writes a mail to each of the people. */
  write: (people: readonly StagePerson[]) => void
  /** The open dialog. */
  dialog: ReactNode
}

const icon = (of: typeof Eye) => createElement(of, { size: 16, 'aria-hidden': true })

/** The actions that both views offer for a job's candidates. */
export function useActions(job: PipelineJob, stages: readonly Stage[], onChanged: () => void): Actions {
  const { t } = useTranslation(['pipelines', 'stages', 'feedback'])
  const can = useCan()
  const { can: holds } = useSession()
  const navigate = useNavigate()
  const moves = useStageMoves(job.id, onChanged)
  const [rejecting, setRejecting] = useState<readonly StagePerson[]>([])
  const [asking, setAsking] = useState<readonly StagePerson[]>([])
  const [writing, setWriting] = useState<readonly StagePerson[]>([])
  const [removing, setRemoving] = useState<StagePerson | null>(null)
  const [inviting, setInviting] = useState<StagePerson | null>(null)
  const actionsOf = (person: PipelinePerson): RowAction[] => [
    ...(holds('Candidate:ReadCandidate')
      ? [
          {
            label: t('open'),
            icon: icon(Eye),
            run: () => void navigate(`/candidates/view/${person.candidateDatabaseId}`),
          },
        ]
      : []),
    {
      label: t('compareFeedback'),
      icon: icon(Scale),
      run: () => void navigate(`/scorecards/${job.databaseId}/${person.candidateDatabaseId}`),
    },
    ...(job.isRunning && !person.isRejected
      ? [
          {
            label: t('planInterview'),
            icon: icon(CalendarPlus),
            run: () =>
              void navigate(`/interviews/create?job=${job.databaseId}&candidate=${person.candidateDatabaseId}`),
          },
          ...stages
            .filter(({ id }) => id !== person.stageId)
            .map((stage) => ({
              label: t('moveTo', { ns: 'stages', replace: { stage: stage.name } }),
              icon: icon(ArrowRight),
              run: () => void moves.move([person], stage),
            })),
          ...(can('BookingLinkDialogMutation')
            ? [{ label: t('bookingLink.action'), icon: icon(CalendarClock), run: () => setInviting(person) }]
            : []),
          { label: t('reject', { ns: 'stages' }), icon: icon(UserX), run: () => setRejecting([person]) },
        ]
      : []),
    ...(person.isRejected
      ? [{ label: t('restore', { ns: 'stages' }), icon: icon(RotateCcw), run: () => void moves.restore([person]) }]
      : []),
    ...(can('AskFeedbackDialogMutation')
      ? [{ label: t('ask', { ns: 'feedback' }), icon: icon(MessageSquareText), run: () => setAsking([person]) }]
      : []),
    ...(can('useActionsRemoveMutation')
      ? [{ label: t('remove'), icon: icon(Trash2), run: () => setRemoving(person) }]
      : []),
  ]
  const dialog = (
    <Suspense fallback={null}>
      {rejecting.length > 0 && (
        <RejectDialog
          jobId={job.id}
          people={rejecting}
          moves={moves}
          onClose={(isDone) => {
            setRejecting([])
            if (isDone) onChanged()
          }}
        />
      )}
      {inviting && (
        <BookingLinkDialog
          jobId={job.id}
          person={inviting}
          onClose={(isDone) => {
            setInviting(null)
            if (isDone) toaster.success(t('bookingLink.sent', { replace: { name: inviting.name } }))
          }}
        />
      )}
      {asking.length > 0 && (
        <AskFeedbackDialog
          jobId={job.id}
          people={asking}
          onClose={(isDone) => {
            setAsking([])
            if (isDone) onChanged()
          }}
        />
      )}
      {writing.length > 0 && (
        <WriteToManyDialog
          jobId={job.id}
          people={writing.map(({ candidateId: id, name }) => ({ id, name }))}
          onClose={() => setWriting([])}
        />
      )}
      {removing && (
        <DeleteDialog
          mutation={removal}
          variables={{ input: { jobId: job.id, ids: [removing.candidateId] } }}
          name={removing.name}
          hint={t('removeQuestion', { replace: { name: removing.name } })}
          onClose={(isChanged) => {
            setRemoving(null)
            if (isChanged) onChanged()
          }}
        />
      )}
    </Suspense>
  )
  return { moves, actionsOf, reject: setRejecting, askFeedback: setAsking, write: setWriting, dialog }
}
