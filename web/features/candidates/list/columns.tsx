import { Flex } from '@chakra-ui/react'
import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import CallControl from '../../../shared/calls/CallControl.tsx'
import OngoingCall from '../../../shared/calls/OngoingCall.tsx'
import CandidateStatusTag from '../../../shared/candidates/CandidateStatusTag.tsx'
import FollowButton from '../../../shared/candidates/FollowButton.tsx'
import LabelTags from '../../../shared/candidates/LabelTags.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { phoneText } from '../../../shared/format/phones.ts'
import { formatAgo } from '../../../shared/format/timeAgo.ts'
import type { ListColumn } from '../../../shared/list/listTypes.ts'
import { FirstOfMany } from '../../../shared/table/FirstOfMany.tsx'
import CandidateMarks from '../CandidateMarks.tsx'
import { viewPath } from '../paths.ts'
import { CvMatch } from './CvMatches.tsx'
import { OpenPlacesCell } from './OpenPlaces.tsx'
import type { sorts } from './source.ts'
import type { CandidateList_candidate$data } from './__generated__/CandidateList_candidate.graphql.ts'

type Candidate = CandidateList_candidate$data
type Column = ListColumn<Candidate, keyof typeof sorts>

interface May {
  read: boolean
  call: boolean
  /** Whether the user may see candidates' stages in jobs. */
  places: boolean
}

/** Returns the columns of the candidate table in their order. */
export const candidateColumns = (t: TFunction<'candidates'>, may: May): Column[] => [
  {
    key: 'name',
    label: t('columns.name'),
    text: ({ name }) => name,
    sort: 'name',
    cell: (row) => <Name row={row} isLink={may.read} />,
  },
  { key: 'jobTitle', label: t('columns.jobTitle'), text: ({ jobTitle }) => jobTitle },
  { key: 'status', label: t('columns.status'), cell: (row) => <CandidateStatusTag candidate={row} /> },
  {
    key: 'phones',
    label: t('columns.phones'),
    text: ({ phones }) => phones.map(phoneText).join(', '),
    align: 'number',
    cell: ({ id, name, phones }) => (
      <>
        {may.call && phones[0] && <CallControl subject={{ candidateId: id, name }} phone={phones[0]} />}
        <FirstOfMany values={phones.map(phoneText)} />
      </>
    ),
  },
  {
    key: 'emails',
    label: t('columns.emails'),
    text: ({ emails }) => emails.join(', '),
    align: 'number',
    // Truncated addresses cannot be told apart.
    width: '290px',
    cell: ({ emails }) => <FirstOfMany values={emails} />,
  },
  {
    key: 'owner',
    label: t('columns.owner'),
    text: ({ owner }) => owner?.fullName,
    cell: ({ owner }) => owner?.userName ?? '—',
  },
  { key: 'channel', label: t('columns.channel'), text: ({ channel }) => channel?.name, isHiddenAtFirst: true },
  { key: 'jobRank', label: t('columns.jobRank'), text: ({ jobRank }) => jobRank, isHiddenAtFirst: true },
  { key: 'skills', label: t('columns.skills'), text: ({ skills }) => skills.join(', '), isHiddenAtFirst: true },
  {
    key: 'experience',
    label: t('columns.experience'),
    text: ({ experienceYears }) => experienceYears,
    sort: 'experienceYear',
    align: 'end',
  },
  {
    key: 'locations',
    label: t('columns.locations'),
    text: ({ desiredWorkLocations: places }) => places.join(', '),
    isHiddenAtFirst: true,
  },
  ...(may.places ? [placesColumn(t)] : []),
  { key: 'labels', label: t('columns.labels'), cell: (row) => <LabelTags candidate={row} /> },
  {
    key: 'created',
    label: t('columns.created'),
    text: ({ createdAt }) => formatDateTime(createdAt),
    sort: 'createdDate',
    align: 'number',
    isHiddenAtFirst: true,
    cell: ({ createdAt }) => formatAgo(createdAt),
  },
  {
    key: 'updated',
    label: t('columns.updated'),
    text: ({ updatedAt }) => formatDateTime(updatedAt),
    sort: 'updatedDate',
    align: 'number',
    isHiddenAtFirst: true,
    cell: ({ updatedAt }) => formatAgo(updatedAt),
  },
  {
    key: 'lastActivity',
    label: t('columns.lastActivity'),
    text: ({ lastActivityAt }) => formatDateTime(lastActivityAt),
    sort: 'lastActivity',
    align: 'number',
    cell: ({ lastActivityAt }) => formatAgo(lastActivityAt),
  },
]

const placesColumn = (t: TFunction<'candidates'>): Column => ({
  key: 'jobStage',
  label: t('columns.jobStage'),
  isHiddenAtFirst: true,
  width: '380px',
  cell: ({ id }) => <OpenPlacesCell candidateId={id} />,
})

/** The names of the columns in the export. */
export const exportNames: Readonly<Record<string, string>> = {
  name: 'name',
  jobTitle: 'jobTitle',
  status: 'statusId',
  phones: 'phones',
  emails: 'emails',
  owner: 'owner',
  channel: 'recChannelId',
  jobRank: 'jobRank',
  skills: 'skills',
  experience: 'experienceYear',
  locations: 'desiredWorkLocations',
  jobStage: 'jobStage',
  labels: 'labelIds',
  created: 'createdDate',
  updated: 'updatedDate',
  lastActivity: 'lastActivityDate',
}

function Name({ row, isLink }: { row: Candidate; isLink: boolean }) {
  const name = row.name || '—'
  return (
    <Flex as="span" alignItems="center" gap="1.5" minWidth="0">
      <FollowButton candidate={row} />
      <Flex as="span" direction="column" minWidth="0">
        {isLink ? (
          <Link to={viewPath(row.databaseId)} title={row.name} className="name">
            {name}
          </Link>
        ) : (
          <span title={row.name} className="name strong">
            {name}
          </span>
        )}
        <OngoingCall candidate={row} isLine />
        <CvMatch id={row.id} databaseId={row.databaseId} isLink={isLink} />
      </Flex>
      <CandidateMarks candidate={row} />
    </Flex>
  )
}
