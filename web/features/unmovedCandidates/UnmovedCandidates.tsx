import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { NativeSelect } from '../../shared/fields/controls.tsx'
import { useUrlState } from '../../shared/hooks/urlState.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import type { DashboardCardProps } from '../../shared/shell.ts'
import type { UnmovedCandidatesQuery } from './__generated__/UnmovedCandidatesQuery.graphql.ts'
import { shape, shownCount, spans } from './source.ts'

/** Candidates of the user's open jobs whose stage has not changed for a number of days, longest waiting first. */
export default function UnmovedCandidates({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('unmovedCandidates')
  const [{ unmoved: days }, setUrl] = useUrlState(shape)
  const {
    myUnmovedCandidates: { nodes, totalCount },
  } = useScreenQuery<UnmovedCandidatesQuery>(
    graphql`
    query UnmovedCandidatesQuery($days: Int!, $count: Int!) {
      myUnmovedCandidates(minDaysInStage: $days, first: $count) @required(action: THROW) {
        nodes {
          id
          candidateName
          daysInStage
          stage { name }
          job { databaseId title }
        }
        totalCount
      }
    }
  `,
    { days, count: shownCount },
    { fetchKey: attempt },
  )
  const hidden = (totalCount ?? nodes.length) - nodes.length
  return (
    <>
      <Flex
        as="label"
        alignItems="center"
        gap="2"
        marginBlockEnd="3"
        color="fg.muted"
        fontSize="12.5px"
        flexWrap="wrap"
      >
        {t('span')}
        <NativeSelect
          width="auto"
          value={days}
          onChange={(event) => setUrl({ unmoved: Number(event.target.value) }, { replace: true })}
        >
          {spans.map((span) => (
            <option key={span} value={span}>
              {t('days', { count: span })}
            </option>
          ))}
        </NativeSelect>
      </Flex>
      {nodes.length === 0 ? (
        <Box as="p" color="fg.muted">
          {t('noneUnmoved', { count: days })}
        </Box>
      ) : (
        <Box as="ul" listStyleType="none" display="grid" gap="2">
          {nodes.map(({ id, candidateName, daysInStage, stage, job }) => (
            <Box as="li" key={id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
              <Box flex="1 1 160px" minWidth="0" overflowWrap="anywhere">
                <Box fontWeight="500">
                  {job ? (
                    <Link to={`/jobs/interview/${job.databaseId}?keyword=${encodeURIComponent(candidateName)}`}>
                      {candidateName}
                    </Link>
                  ) : (
                    candidateName
                  )}
                </Box>
                <Box fontSize="12px" color="fg.muted">
                  {[job?.title, stage?.name].filter(Boolean).join(' · ')}
                </Box>
              </Box>
              <Box fontSize="12px" color="fg.muted" fontVariantNumeric="tabular-nums">
                {t('days', { count: daysInStage })}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {hidden > 0 && (
        <Box marginBlockStart="2" color="fg.muted" fontSize="12.5px">
          {t('more', { count: hidden })}
        </Box>
      )}
    </>
  )
}
