import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { useApplicationLines } from '../../../shared/applications/useApplicationLines.ts'
import type { useApplicationLines_application$key } from '../../../shared/applications/__generated__/useApplicationLines_application.graphql.ts'
import { formatDate, formatDateTime } from '../../../shared/format/dates.ts'
import { phoneText } from '../../../shared/format/phones.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { CvNews } from './CvNews.tsx'
import { Card, Facts } from './parts.tsx'
import Resume from './Resume.tsx'
import type { ProfileTabFieldsQuery } from './__generated__/ProfileTabFieldsQuery.graphql.ts'
import type { ProfileTab_candidate$key } from './__generated__/ProfileTab_candidate.graphql.ts'

/** The stored record: contacts, details, company fields and folders, with the resume beside them. */
export default function ProfileTab({ candidate: key }: { candidate: ProfileTab_candidate$key }) {
  const { t } = useTranslation('candidateDetails')
  const candidate = useFragment(
    graphql`
    fragment ProfileTab_candidate on Candidate {
      databaseId canEdit cv { path }
      phones emails birthday gender address website messengers nationalities source jobRank experienceYears desiredWorkLocations onboardDate createdAt updatedAt
      owner { fullName }
      createdBy { fullName }
      channel { name }
      extensions { key value }
      folders { remark folder { id databaseId name } }
      applications { id ...useApplicationLines_application }
      ...Resume_candidate
    }
  `,
    key,
  )
  const { candidateExtensionFields } = useScreenQuery<ProfileTabFieldsQuery>(
    graphql`
    query ProfileTabFieldsQuery { candidateExtensionFields @catch(to: NULL) { key label type } }
  `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const { website } = candidate
  const isAddress = /^https?:\/\//i.test(website ?? '')
  const rows: [string, ReactNode][] = [
    [t('fields.phones'), candidate.phones.map(phoneText).join('\n')],
    [t('fields.emails'), candidate.emails.join('\n')],
    [
      t('fields.website'),
      website && isAddress ? (
        <a key="website" href={website} target="_blank" rel="noopener noreferrer">
          {website}
        </a>
      ) : (
        website
      ),
    ],
    [t('fields.messengers'), candidate.messengers.join('\n')],
    [t('fields.address'), candidate.address],
    [t('fields.birthday'), candidate.birthday && formatDate(candidate.birthday)],
    [t('fields.gender'), candidate.gender === 'UNKNOWN' ? '' : t(`genders.${candidate.gender}`)],
    [t('fields.nationalities'), candidate.nationalities.join(', ')],
  ]
  const details: [string, ReactNode][] = [
    [t('fields.owner'), candidate.owner?.fullName],
    [t('fields.recChannelId'), candidate.channel?.name],
    [t('fields.source'), candidate.source],
    [t('fields.jobRank'), candidate.jobRank],
    [t('fields.experienceYear'), candidate.experienceYears],
    [t('fields.desiredWorkLocations'), candidate.desiredWorkLocations.join(', ')],
    [t('fields.onboardDate'), candidate.onboardDate && formatDate(candidate.onboardDate)],
    ...candidate.extensions.map(({ key: name, value }): [string, ReactNode] => {
      const field = candidateExtensionFields?.find((one) => one.key === name)
      return [
        field?.label ?? name,
        field?.type === 'SWITCH'
          ? t(value === 'true' ? 'yes' : 'no')
          : field?.type === 'DATE_PICKER'
            ? formatDate(value)
            : value,
      ]
    }),
    [t('fields.createdBy'), candidate.createdBy?.fullName],
    [t('fields.createdAt'), formatDateTime(candidate.createdAt)],
    [t('fields.updatedAt'), formatDateTime(candidate.updatedAt)],
  ]
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      alignItems="start"
    >
      {candidate.canEdit && candidate.cv && <CvNews id={candidate.databaseId} />}
      <Box display="grid" gap="4" minWidth="0">
        <Card title={t('contact')}>
          <FactRows rows={rows} />
        </Card>
        <Card title={t('details')}>
          <FactRows rows={details} />
        </Card>
        {candidate.applications?.map((application) => (
          <Application key={application.id} application={application} />
        ))}
        {candidate.folders && candidate.folders.length > 0 && (
          <Card title={t('folders')}>
            <Flex as="ul" direction="column" gap="1.5" listStyleType="none">
              {candidate.folders.flatMap(({ folder, remark }) =>
                folder
                  ? [
                      <li key={folder.id}>
                        <Link to={`/candidates/talent-management/view/${folder.databaseId}`}>{folder.name}</Link>
                        {remark && (
                          <Box as="span" color="fg.muted">
                            {' '}
                            · {remark}
                          </Box>
                        )}
                      </li>,
                    ]
                  : [],
              )}
            </Flex>
          </Card>
        )}
      </Box>
      <Resume candidate={candidate} />
    </Box>
  )
}

/** What the candidate submitted on the public site. */
function Application({ application }: { application: useApplicationLines_application$key }) {
  const { t } = useTranslation('applications')
  return (
    <Card title={t('title')}>
      <FactRows rows={useApplicationLines(application)} />
    </Card>
  )
}

/** Rows of facts; rows without a value are left out. */
function FactRows({ rows }: { rows: readonly [string, ReactNode][] }) {
  const said = rows.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <Facts>
      {said.map(([label, value], index) => [<dt key={`t${index}`}>{label}</dt>, <dd key={`d${index}`}>{value}</dd>])}
    </Facts>
  )
}
