import {
  Archive,
  ArchiveRestore,
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  Copy,
  Flame,
  FlameKindling,
  Globe,
  GlobeLock,
  PanelRight,
  Pencil,
  Trash2,
  Users,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { DeleteDialog } from '../../../shared/list/dialogs/DeleteDialog.tsx'
import type { RowAction } from '../../../shared/list/listTypes.ts'
import { asMutation } from '../../../shared/list/typed.ts'
import { useSession } from '../../../shared/session/session.ts'
import { copyPath, editPath, pipelinePath } from '../paths.ts'
import CloseJobDialog from './CloseJobDialog.tsx'
import type { actionsArchiveMutation } from './__generated__/actionsArchiveMutation.graphql.ts'
import type { actionsDeleteMutation } from './__generated__/actionsDeleteMutation.graphql.ts'
import type { actionsHotMutation } from './__generated__/actionsHotMutation.graphql.ts'
import type { actionsPublishMutation } from './__generated__/actionsPublishMutation.graphql.ts'
import type { actionsStatusMutation } from './__generated__/actionsStatusMutation.graphql.ts'
import type { actionsUnpublishMutation } from './__generated__/actionsUnpublishMutation.graphql.ts'
import type { JobsPage_job$data as Job } from './__generated__/JobsPage_job.graphql.ts'
import type { JobsPageQuery } from './__generated__/JobsPageQuery.graphql.ts'

type Node = JobsPageQuery['response']['jobs']['nodes'][number]
type Action = RowAction<Node, Job, JobsPageQuery['response']>

const remove = asMutation<actionsDeleteMutation>(graphql`
  mutation actionsDeleteMutation($input: DeleteJobInput!) { deleteJob(input: $input) { deletedJobId } }
`)

/** Returns the actions on a job of the list; `onChanged` lets the list reload its rows. */
export function useJobActions(onChanged: () => void): { list: Action[]; dialog: ReactNode } {
  const { t } = useTranslation(['jobs', 'list'])
  const session = useSession()
  const [closing, setClosing] = useState<Job | null>(null)
  const [setStatus] = useAction<actionsStatusMutation>(
    graphql`
    mutation actionsStatusMutation($input: ChangeJobStatusInput!) { changeJobStatus(input: $input) { job { id status } } }
  `,
    { success: t('updated', { ns: 'list' }) },
  )
  const [publish] = useAction<actionsPublishMutation>(
    graphql`
    mutation actionsPublishMutation($input: PublishJobInput!) { publishJob(input: $input) { job { id publicationStatus } } }
  `,
    { success: t('done.publishAsked') },
  )
  const [unpublish] = useAction<actionsUnpublishMutation>(
    graphql`
    mutation actionsUnpublishMutation($input: UnpublishJobInput!) { unpublishJob(input: $input) { job { id publicationStatus } } }
  `,
    { success: t('done.unpublished') },
  )
  const [setHot] = useAction<actionsHotMutation>(
    graphql`
    mutation actionsHotMutation($input: SetJobHotInput!) { setJobHot(input: $input) { job { id highlights } } }
  `,
    { success: t('updated', { ns: 'list' }) },
  )
  const [archive] = useAction<actionsArchiveMutation>(
    graphql`
    mutation actionsArchiveMutation($input: ArchiveJobInput!) { archiveJob(input: $input) { job { id isArchived } } }
  `,
    { success: t('updated', { ns: 'list' }) },
  )
  /** Errors have already been shown; the rows are reloaded in either case. */
  const then = (run: Promise<unknown>) => void run.then(onChanged, onChanged)
  const may = (is: (job: Job) => boolean) => (job: Job) => !job.isArchived && is(job)
  const list: Action[] = [
    { label: t('actions.read'), icon: PanelRight, isDefault: true, opensDrawer: true },
    ...(session.can('JobRequest:InterviewManage')
      ? [
          {
            label: t('actions.view'),
            icon: Users,
            to: ({ databaseId }: Job) => pipelinePath(databaseId),
            opensNewTab: true,
          },
        ]
      : []),
    ...(session.can('JobRequest:UpdateJobRequest')
      ? [{ label: t('actions.edit'), icon: Pencil, to: ({ databaseId }: Job) => editPath(databaseId) }]
      : []),
    ...(session.can('JobRequest:CreateJobRequest')
      ? [{ label: t('actions.copy'), icon: Copy, isInMenu: true, to: ({ databaseId }: Job) => copyPath(databaseId) }]
      : []),
    {
      label: t('actions.publish'),
      icon: Globe,
      isInMenu: true,
      operation: 'actionsPublishMutation',
      appliesTo: may(
        ({ status, publicationStatus }) =>
          status === 'OPEN' && (!publicationStatus || publicationStatus === 'REJECTED'),
      ),
      run: ({ id }) => then(publish({ input: { id } })),
    },
    {
      label: t('actions.unpublish'),
      icon: GlobeLock,
      isInMenu: true,
      operation: 'actionsUnpublishMutation',
      appliesTo: ({ publicationStatus }) => Boolean(publicationStatus),
      run: ({ id }) => then(unpublish({ input: { id } })),
    },
    {
      label: t('actions.hot'),
      icon: Flame,
      isInMenu: true,
      operation: 'actionsHotMutation',
      appliesTo: may(({ highlights }) => !highlights.includes('HOT')),
      run: ({ id }) => then(setHot({ input: { id, isHot: true } })),
    },
    {
      label: t('actions.notHot'),
      icon: FlameKindling,
      isInMenu: true,
      operation: 'actionsHotMutation',
      appliesTo: ({ highlights }) => highlights.includes('HOT'),
      run: ({ id }) => then(setHot({ input: { id, isHot: false } })),
    },
    {
      label: t('actions.open'),
      icon: CirclePlay,
      isInMenu: true,
      operation: 'actionsStatusMutation',
      appliesTo: may(({ status, approvalStatus }) => status !== 'OPEN' && approvalStatus !== 'PENDING'),
      run: ({ id }) => then(setStatus({ input: { id, status: 'OPEN' } })),
    },
    {
      label: t('actions.hold'),
      icon: CirclePause,
      isInMenu: true,
      operation: 'actionsStatusMutation',
      appliesTo: may(({ status }) => status === 'OPEN'),
      run: ({ id }) => then(setStatus({ input: { id, status: 'ON_HOLD' } })),
    },
    {
      label: t('actions.fill'),
      icon: CircleCheck,
      isInMenu: true,
      operation: 'actionsStatusMutation',
      appliesTo: may(
        ({ status, approvalStatus }) => (status === 'OPEN' || status === 'ON_HOLD') && approvalStatus !== 'PENDING',
      ),
      run: ({ id }) => then(setStatus({ input: { id, status: 'FILLED' } })),
    },
    {
      label: t('actions.close'),
      icon: CircleX,
      isInMenu: true,
      operation: 'actionsStatusMutation',
      appliesTo: may(({ status }) => status !== 'CLOSED'),
      run: setClosing,
    },
    {
      label: t('actions.archive'),
      icon: Archive,
      isInMenu: true,
      operation: 'actionsArchiveMutation',
      appliesTo: may(({ status }) => status === 'CLOSED' || status === 'FILLED'),
      run: ({ id }) => then(archive({ input: { id, isArchived: true } })),
    },
    {
      label: t('actions.restore'),
      icon: ArchiveRestore,
      isInMenu: true,
      operation: 'actionsArchiveMutation',
      appliesTo: ({ isArchived }) => isArchived,
      run: ({ id }) => then(archive({ input: { id, isArchived: false } })),
    },
    {
      label: t('delete', { ns: 'list' }),
      icon: Trash2,
      isInMenu: true,
      operation: 'actionsDeleteMutation',
      dialog: ({ row: { id, title }, close }) => (
        <DeleteDialog mutation={remove} variables={{ input: { id } }} name={title} onClose={close} />
      ),
    },
  ]
  const dialog = closing && (
    <CloseJobDialog
      job={closing}
      onClose={() => {
        setClosing(null)
        onChanged()
      }}
    />
  )
  return { list, dialog }
}
