import { Box, Flex } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Button } from '../ui/Button.tsx'
import { useSession } from '../session/session.ts'
import type { RecordingPlayerQuery } from './__generated__/RecordingPlayerQuery.graphql.ts'

interface Props {
  /** The global id of the call. */
  callId: string
  /** The name of the person who was called; it distinguishes the players of a list. */
  name: string
  /** The CSS width of the player. */
  width?: string
}

/** Whether the user may listen to recordings. */
export const useCanHear = (): boolean => useSession().can('Phonenet:GetURLRecording')

/** The recording of a call. It is fetched with the token when it is requested, so that no link to it exists. */
export default function RecordingPlayer({ callId, name, width = '260px' }: Props) {
  const { t } = useTranslation('calls')
  const { request } = useSession()
  const environment = useRelayEnvironment()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [url, setUrl] = useState<string | null>(null)
  const player = useRef<HTMLAudioElement>(null)
  // The user who pressed the button continues with the keys of the player.
  useEffect(() => player.current?.focus(), [url])
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  const load = async () => {
    setState('loading')
    try {
      const found = await fetchQuery<RecordingPlayerQuery>(
        environment,
        graphql`
        query RecordingPlayerQuery($id: ID!) { node(id: $id) { ... on Call { recording { downloadUrl } } } }
      `,
        { id: callId },
      ).toPromise()
      const address = found?.node?.recording?.downloadUrl
      if (!address) return setState('failed')
      const response = await request(address)
      setUrl(URL.createObjectURL(await response.blob()))
    } catch {
      setState('failed')
    }
  }
  const label = t('recording.of', { replace: { name } })
  if (url) {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- there is no transcript of the call
    return <audio ref={player} src={url} controls autoPlay aria-label={label} style={{ height: '32px', width }} />
  }
  return (
    <Flex as="span" alignItems="center" gap="2" flexWrap="wrap">
      <Button
        size="small"
        disabled={state === 'loading'}
        aria-busy={state === 'loading'}
        aria-label={label}
        onClick={() => void load()}
      >
        <Play size={14} aria-hidden />
        {t('recording.play')}
      </Button>
      {state === 'failed' && (
        <Box as="span" role="alert" color="status.red.fg">
          {t('recording.failed')}
        </Box>
      )}
    </Flex>
  )
}
