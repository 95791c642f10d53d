import { Box } from '@chakra-ui/react'
import dayjs from 'dayjs'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSession } from '../session.ts'
import { StatusTag } from '../StatusTag.tsx'
import { WatchedCalls } from './WatchCalls.tsx'
import { phaseColors } from './words.ts'
import type { OngoingCall_candidate$key } from './__generated__/OngoingCall_candidate.graphql.ts'

interface Props {
  candidate: OngoingCall_candidate$key
  /** Changes are said aloud: on the page of the candidate, not in each row of a list. */
  isAnnounced?: boolean
}

/** Who is calling or talking with a candidate, and since when; nothing while nobody does. Live inside of WatchCalls. */
export default function OngoingCall({ candidate: key, isAnnounced = false }: Props) {
  const { t } = useTranslation('shared')
  const { user } = useSession()
  const { id, ongoingCalls } = useFragment(graphql`
    fragment OngoingCall_candidate on Candidate {
      id
      ongoingCalls { id phase startedAt answeredAt userName user { fullName } }
    }
  `, key)
  const watched = use(WatchedCalls)
  const calls = watched?.candidateIds.has(id) ? watched.calls.filter(({ candidateId }) => candidateId === id) : ongoingCalls ?? []
  if (calls.length === 0 && !isAnnounced) return null
  return (
    <Box as="span" role={isAnnounced ? 'status' : undefined} display="inline-flex" flexWrap="wrap" gap="1">
      {calls.map((call) => {
        const name = call.userName === user.userName ? t('callByYou') : call.user?.fullName ?? call.userName
        const time = dayjs(call.answeredAt ?? call.startedAt).format('hh:mm a')
        const phase = t(`callPhases.${call.phase}`)
        return (
          <span key={call.id} title={t('callSince', { replace: { phase, name, time } })}>
            <StatusTag color={phaseColors[call.phase]}>{`${phase} · ${name} · ${time}`}</StatusTag>
          </span>
        )
      })}
    </Box>
  )
}
