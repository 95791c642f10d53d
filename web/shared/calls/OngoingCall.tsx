import { Box } from '@chakra-ui/react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatTime } from '../format/dates.ts'
import { useSession } from '../session/session.ts'
import { StatusTag } from '../ui/StatusTag.tsx'
import { WatchedCalls } from './WatchCalls.tsx'
import { phaseColors } from './words.ts'
import type { OngoingCall_candidate$key } from './__generated__/OngoingCall_candidate.graphql.ts'

interface Props {
  candidate: OngoingCall_candidate$key
  /** In a row of a list: a line below the name. Otherwise a tag whose changes are announced. */
  isLine?: boolean
}

/**
 * Shows who is calling or talking with a candidate, and since when; renders nothing if nobody is. Updates live inside
 * WatchCalls.
 */
export default function OngoingCall({ candidate: key, isLine = false }: Props) {
  const { t } = useTranslation('shared')
  const { user } = useSession()
  const { id, ongoingCalls } = useFragment(
    graphql`
    fragment OngoingCall_candidate on Candidate {
      id
      ongoingCalls { id phase startedAt answeredAt user { userName fullName } }
    }
  `,
    key,
  )
  const watched = use(WatchedCalls)
  const calls = watched?.candidateIds.has(id)
    ? watched.calls.filter(({ candidate }) => candidate?.id === id)
    : (ongoingCalls ?? [])
  if (calls.length === 0 && isLine) return null
  return (
    <Box
      as="span"
      role={isLine ? undefined : 'status'}
      display={isLine ? 'block' : 'inline-flex'}
      flexWrap="wrap"
      gap="1"
      minWidth="0"
    >
      {calls.map((call) => {
        const name = call.user?.userName === user.userName ? t('callByYou') : (call.user?.fullName ?? '—')
        const time = formatTime(call.answeredAt ?? call.startedAt)
        const phase = t(`callPhases.${call.phase}`)
        const [text, title, color] = [
          `${phase} · ${name} · ${time}`,
          t('callSince', { replace: { phase, name, time } }),
          phaseColors[call.phase],
        ]
        return isLine ? (
          <Box
            as="span"
            key={call.id}
            title={title}
            display="block"
            truncate
            fontSize="11.5px"
            lineHeight="15px"
            color={`status.${color}.fg`}
          >
            {text}
          </Box>
        ) : (
          <span key={call.id} title={title}>
            <StatusTag color={color}>{text}</StatusTag>
          </span>
        )
      })}
    </Box>
  )
}
