import { Flex, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { ColorTag } from '../../../shared/candidates/ColorTag.tsx'
import type { PlaceLine_place$key } from './__generated__/PlaceLine_place.graphql.ts'

/** A candidate's place in one job: the job's title, the stage and the time in it. */
export function PlaceLine({ place: key }: { place: PlaceLine_place$key }) {
  const { t } = useTranslation('candidates')
  const { job, stage, daysInStage } = useFragment(
    graphql`
      fragment PlaceLine_place on JobCandidate { job { title } stage { name color } daysInStage }
    `,
    key,
  )
  const days = t('daysInStage', { count: daysInStage })
  return (
    <Flex as="span" display="inline-flex" alignItems="center" gap="1.5" minWidth="0" maxWidth="100%">
      <chakra.span overflow="hidden" textOverflow="ellipsis" title={job?.title}>
        {job?.title ?? '—'}
      </chakra.span>
      {stage && <ColorTag color={stage.color}>{stage.name}</ColorTag>}
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        {days}
      </chakra.span>
    </Flex>
  )
}
