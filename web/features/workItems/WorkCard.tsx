import { Box, Flex } from '@chakra-ui/react'
import { FileWarning, FolderCheck, Hand, Phone, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDateTime } from '../../shared/format/dates.ts'
import { formatCount } from '../../shared/format/numbers.ts'
import { phoneText } from '../../shared/format/phones.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import type { DashboardCardProps } from '../../shared/shell.ts'
import type { WorkCardQuery } from './__generated__/WorkCardQuery.graphql.ts'

/** The largest number that the services count. */
const mostCounted = 1000

interface Item {
  key: string
  Icon: LucideIcon
  text: string
  hint: string
  /** Null if the user may not open the page. */
  to: string | null | undefined
}

/** The work that waits for the user: rows to review, inbound candidates, calls to return, and imports with failures. */
export default function WorkCard({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('workItems')
  const { workList } = useScreenQuery<WorkCardQuery>(
    graphql`
      query WorkCardQuery {
        workList @required(action: THROW) {
          foldersToReview { folder { id databaseId name } count }
          inboundCandidateCount
          callsToReturn { id name phone startedAt candidate { databaseId } }
          failedImports { id databaseId fileName failedCount createdAt folder { databaseId name } }
        }
      }
    `,
    {},
    { fetchKey: attempt },
  )
  const { foldersToReview, inboundCandidateCount: inbound, callsToReturn, failedImports } = workList
  const shown = (count: number) => (count < mostCounted ? formatCount(count) : `${formatCount(mostCounted)}+`)
  const items: Item[] = [
    ...foldersToReview.flatMap(({ folder, count }) =>
      folder
        ? {
            key: folder.id,
            Icon: FolderCheck,
            text: t('review', { count, replace: { shown: shown(count) } }),
            hint: folder.name,
            to: `/cv-verification?folder=${folder.databaseId}&status=NEW`,
          }
        : [],
    ),
    ...(inbound
      ? [
          {
            key: 'inbound',
            Icon: Hand,
            text: t('review', { count: inbound, replace: { shown: shown(inbound) } }),
            hint: t('inbound'),
            to: '/collect-candidate?status=NEW',
          },
        ]
      : []),
    ...(callsToReturn ?? []).map(({ id, name, phone, startedAt, candidate }) => ({
      key: id,
      Icon: Phone,
      text: t('callBack', { replace: { name } }),
      hint: `${phoneText(phone)} · ${formatDateTime(startedAt)}`,
      to: candidate && `/candidates/view/${candidate.databaseId}`,
    })),
    ...failedImports.map(({ id, databaseId, fileName, failedCount, createdAt, folder }) => ({
      key: id,
      Icon: FileWarning,
      text: t('failed', { count: failedCount ?? 0, replace: { shown: formatCount(failedCount ?? 0) } }),
      hint: [fileName, folder?.name, createdAt && formatDateTime(createdAt)].filter(Boolean).join(' · '),
      to: folder && `/cv-verification?folder=${folder.databaseId}&import=${databaseId}`,
    })),
  ]
  if (items.length === 0) return <p>{t('none')}</p>
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="2.5">
      {items.map(({ key, Icon, text, hint, to }) => (
        <li key={key}>
          <Flex gap="2.5" alignItems="flex-start">
            <Box color="fg.muted" paddingBlockStart="0.5">
              <Icon size={16} aria-hidden />
            </Box>
            <Box minWidth="0" overflowWrap="anywhere">
              <Box fontWeight="600">{to ? <Link to={to}>{text}</Link> : text}</Box>
              <Box color="fg.muted" fontSize="12px">
                {hint}
              </Box>
            </Box>
          </Flex>
        </li>
      ))}
    </Box>
  )
}
