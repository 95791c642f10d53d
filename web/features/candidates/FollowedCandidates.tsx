import { Box, Flex, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import CandidateStatusTag from '../../shared/candidates/CandidateStatusTag.tsx'
import FollowButton from '../../shared/candidates/FollowButton.tsx'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useSession } from '../../shared/session/session.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import type { DashboardCardProps } from '../../shared/shell.ts'
import { drawerPath, listPath, viewPath } from './paths.ts'
import type { FollowedCandidatesQuery } from './__generated__/FollowedCandidatesQuery.graphql.ts'

const CardLink = chakra(Link, {
  base: {
    color: 'accent.fg',
    fontWeight: '600',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    _hover: { textDecoration: 'underline' },
  },
})

/** A dashboard card of the candidates whom the user follows, most recently active first. */
export default function FollowedCandidates({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('candidates')
  const { can } = useSession()
  const {
    followedCandidates: { nodes, totalCount },
  } = useScreenQuery<FollowedCandidatesQuery>(
    graphql`
    query FollowedCandidatesQuery {
      followedCandidates(first: 6) @required(action: THROW) {
        totalCount
        nodes { id databaseId name lastActivityAt ...CandidateStatusTag_candidate ...FollowButton_candidate }
      }
    }
  `,
    {},
    { fetchKey: attempt },
  )
  if (nodes.length === 0) return <Box color="fg.muted">{t('followed.none')}</Box>
  return (
    <>
      <Box as="ul" listStyleType="none">
        {nodes.map((candidate) => (
          <Flex as="li" key={candidate.id} alignItems="center" columnGap="2" flexWrap="wrap" minHeight="8" minWidth="0">
            <FollowButton candidate={candidate} />
            <CardLink
              to={(can('Candidate:ReadCandidate') ? viewPath : drawerPath)(candidate.databaseId)}
              title={candidate.name}
            >
              {candidate.name}
            </CardLink>
            <CandidateStatusTag candidate={candidate} />
            <Box as="span" marginInlineStart="auto" color="fg.muted" fontSize="12px" whiteSpace="nowrap">
              {formatDateTime(candidate.lastActivityAt)}
            </Box>
          </Flex>
        ))}
      </Box>
      {totalCount > nodes.length && can('Candidate:ListCandidate') && (
        <CardLink to={`${listPath}?followed=1&sort=-lastActivity`}>{t('followed.all')}</CardLink>
      )}
    </>
  )
}
