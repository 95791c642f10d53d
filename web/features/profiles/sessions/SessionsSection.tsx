import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { deviceOf } from './device.ts'
import type { SessionsSection_sessions$key } from './__generated__/SessionsSection_sessions.graphql.ts'
import type { SessionsSectionEndMutation } from './__generated__/SessionsSectionEndMutation.graphql.ts'

interface Props {
  sessions: SessionsSection_sessions$key
  onChanged: () => void
}

/** The browsers in which the user is signed in; each of them, or all others, can be signed out here. */
export function SessionsSection({ sessions: key, onChanged }: Props) {
  const { t } = useTranslation('profiles')
  const mayEnd = useCan()('SessionsSectionEndMutation')
  const sessions = useFragment(
    graphql`
    fragment SessionsSection_sessions on Session @relay(plural: true) @throwOnFieldError {
      key agent address createdAt lastUsedAt isCurrent
    }
  `,
    key,
  )
  const [end, isEnding] = useAction<SessionsSectionEndMutation>(
    graphql`
    mutation SessionsSectionEndMutation($input: EndSessionsInput!) { endSessions(input: $input) { sessions { key } } }
  `,
    { success: t('sessionEnded') },
  )
  const endAll = (keys: string[]) => void end({ input: { keys } }).then(onChanged, onChanged)
  const inOrder = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map((session) => session.key)
  if (sessions.length === 0) return <Text color="fg.muted">{t('noSessions')}</Text>
  return (
    <Box display="grid" gap="3">
      <Text color="fg.muted">{t('sessionsHint')}</Text>
      <chakra.ul listStyleType="none" margin="0" padding="0" display="grid" gap="2">
        {inOrder.map((session) => {
          const { name, isPhone } = deviceOf(session.agent)
          const Icon = isPhone ? Smartphone : Monitor
          const device = name || t('unknownDevice')
          return (
            <Flex
              as="li"
              key={session.key}
              gap="3"
              alignItems="center"
              wrap="wrap"
              padding="3"
              border="1px solid"
              borderColor="border"
              borderRadius="10px"
            >
              <Icon size={20} aria-hidden />
              <Box flex="1 1 200px" minWidth="0">
                <Flex gap="2" wrap="wrap" alignItems="center">
                  <Text fontWeight="600" overflowWrap="anywhere">
                    {device}
                  </Text>
                  {session.isCurrent && <StatusTag color="green">{t('thisSession')}</StatusTag>}
                </Flex>
                <Text color="fg.muted" fontSize="13px" overflowWrap="anywhere">
                  {t('sessionUsed', {
                    replace: { address: session.address, date: formatDateTime(session.lastUsedAt) },
                  })}
                </Text>
                <Text color="fg.muted" fontSize="13px">
                  {t('sessionSince', { replace: { date: formatDateTime(session.createdAt) } })}
                </Text>
              </Box>
              {mayEnd && !session.isCurrent && (
                <Button
                  size="small"
                  disabled={isEnding}
                  aria-label={t('endSessionOf', { replace: { device } })}
                  onClick={() => endAll([session.key])}
                >
                  {t('endSession')}
                </Button>
              )}
            </Flex>
          )
        })}
      </chakra.ul>
      {mayEnd && others.length > 1 && (
        <Box>
          <ConfirmButton question={t('endOthersQuestion')} disabled={isEnding} onConfirm={() => endAll(others)}>
            {t('endOthers')}
          </ConfirmButton>
        </Box>
      )}
    </Box>
  )
}
