import { Box, chakra } from '@chakra-ui/react'
import {
  Bell,
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  CircleUserRound,
  ClipboardCheck,
  ClipboardClock,
  ClipboardX,
  FileCheck,
  FileX,
  Folder,
  Globe,
  GlobeLock,
  ListChecks,
  MessageSquareText,
  MoveRight,
  FileCheck2,
  FileClock,
  FileLock2,
  FileSignature,
  FileX2,
  MailOpen,
  MailQuestionMark,
  MailX,
  NotebookPen,
  Star,
  Tag,
  UserX,
  Workflow,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { isOwnPath } from '../../../common/ownPath.ts'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { setCount, showRead } from './store.ts'
import { timeAgo } from '../../shared/format/timeAgo.ts'
import { wordingOf } from './wording.ts'
import type { NotificationRow_notification$key } from './__generated__/NotificationRow_notification.graphql.ts'
import type { NotificationRowReadMutation } from './__generated__/NotificationRowReadMutation.graphql.ts'

const icons: Readonly<Record<string, typeof Bell>> = {
  IMPORT_SUCCEEDED: FileCheck,
  CVS_READ: FileCheck,
  IMPORT_FAILED: FileX,
  CANDIDATE_ASSIGNED: CircleUserRound,
  CANDIDATE_TO_FOLLOW: Star,
  CANDIDATE_MOVED: MoveRight,
  CANDIDATE_REJECTED: UserX,
  CANDIDATE_STATUS_CHANGED: Tag,
  CANDIDATE_REPLIED: MailOpen,
  CANDIDATE_MAIL_FAILED: MailX,
  MAIL_FITS_NOBODY: MailQuestionMark,
  NOTE_SHARED: NotebookPen,
  FOLDER_SHARED: Folder,
  STATUS_ENTERED: Workflow,
  FEEDBACK_ASKED: MessageSquareText,
  DPS_TASK_ASSIGNED: ListChecks,
  INTERVIEW_PLANNED: CalendarPlus,
  INTERVIEW_MOVED: CalendarClock,
  INTERVIEW_CANCELLED: CalendarX,
  JOB_TEAM_JOINED: BriefcaseBusiness,
  JOB_PUBLISHED: Globe,
  JOB_PUBLICATION_REFUSED: GlobeLock,
  JOB_APPROVAL_ASKED: ClipboardClock,
  JOB_APPROVED: ClipboardCheck,
  JOB_APPROVAL_REFUSED: ClipboardX,
  OFFER_APPROVAL_ASKED: FileSignature,
  OFFER_APPROVED: FileCheck2,
  OFFER_REFUSED: FileX2,
  OFFER_ACCEPTED: FileCheck2,
  OFFER_DECLINED: FileX2,
  OFFER_EXPIRED: FileClock,
  OFFER_LOCKED: FileLock2,
  INTERVIEW_BOOKED: CalendarCheck,
  INTERVIEW_DECLINED: CalendarX,
  INTERVIEW_SOON: CalendarClock,
}

const Line = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    width: '100%',
    paddingBlock: '2.5',
    paddingInline: '4',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  },
})

/** Whether the path leads to a page of this product; other links are not followed. */
const isInside = (path: string | null | undefined): path is string => isOwnPath(path ?? '')

interface Props {
  notification: NotificationRow_notification$key
  onFollow: () => void
}

/** A notification: a click marks it as read and opens what it links to. */
export default function NotificationRow({ notification: key, onFollow }: Props) {
  const { t, i18n } = useTranslation('notifications')
  const notification = useFragment(
    graphql`
    fragment NotificationRow_notification on Notification {
      id kind kindName path isRead createdAt
      params { name value }
      actor { userName fullName }
    }
  `,
    key,
  )
  const [read] = useAction<NotificationRowReadMutation>(graphql`
    mutation NotificationRowReadMutation($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) { notifications { id isRead } unreadCount }
    }
  `)
  const { id, kind, path, isRead, createdAt, actor } = notification
  const mark = () => {
    if (isRead) return
    void read(
      { input: { ids: [id] } },
      {
        optimistic: (store) => showRead(store, id),
        updater: (store) => setCount(store, store.getRootField('markNotificationsRead')?.getValue('unreadCount')),
      },
    ).catch(() => {})
  }
  const Icon = icons[kind] ?? Bell
  const content = (
    <>
      <Box color={kind === 'IMPORT_FAILED' ? 'status.red.fg' : 'fg.muted'} paddingBlockStart="2px">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <chakra.span display="block" fontWeight={isRead ? '400' : '600'}>
          {wordingOf(t, notification)}
        </chakra.span>
        <chakra.span display="block" fontSize="12px" color="fg.muted">
          {actor && `${actor.fullName} · `}
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {timeAgo(i18n.language, createdAt) ?? t('now')}
          </time>
        </chakra.span>
      </Box>
      {!isRead && (
        <Box width="8px" height="8px" marginBlockStart="6px" borderRadius="full" bg="accent" flexShrink={0}>
          <span className="visually-hidden">{t('isUnread')}</span>
        </Box>
      )}
    </>
  )
  if (!isInside(path))
    return (
      <Line asChild>
        <button type="button" onClick={mark}>
          {content}
        </button>
      </Line>
    )
  const follow = () => {
    mark()
    onFollow()
  }
  return (
    <Line asChild>
      <Link to={path} onClick={follow}>
        {content}
      </Link>
    </Line>
  )
}
