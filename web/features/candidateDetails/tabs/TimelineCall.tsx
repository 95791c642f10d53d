import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import CallResultTag from '../../../shared/calls/CallResultTag.tsx'
import { minutesAndSeconds } from '../../../shared/calls/duration.ts'
import RecordingPlayer, { useCanHear } from '../../../shared/calls/RecordingPlayer.tsx'
import { outcomeKeys } from '../../../shared/calls/words.ts'
import type { TimelineCall_call$key } from './__generated__/TimelineCall_call.graphql.ts'

/** The outcome of a call, below its timeline entry. */
export default function TimelineCall({ call: key }: { call: TimelineCall_call$key }) {
  const { t } = useTranslation('calls')
  const canHear = useCanHear()
  const { id, name, phase, result, outcome, note, durationSeconds, hasRecording } = useFragment(
    graphql`
    fragment TimelineCall_call on Call { id name phase result outcome note durationSeconds hasRecording }
  `,
    key,
  )
  return (
    <Box marginBlockStart="1">
      <Flex gap="2" wrap="wrap" alignItems="center">
        <CallResultTag phase={phase} result={result} />
        {durationSeconds != null && (
          <Box as="span" fontVariantNumeric="tabular-nums" title={t('columns.duration')}>
            {minutesAndSeconds(durationSeconds)}
          </Box>
        )}
        {outcome && <span>{t(`outcomes.${outcomeKeys[outcome]}`)}</span>}
        {canHear && hasRecording && <RecordingPlayer callId={id} name={name} />}
      </Flex>
      {note && (
        <Box color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {note}
        </Box>
      )}
    </Box>
  )
}
