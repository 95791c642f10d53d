import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { useState } from 'react'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useHeading } from '../../shared/hooks/useHeading.ts'
import { Button } from '../../shared/ui/Button.tsx'
import type { UnsubscribePageMutation } from './__generated__/UnsubscribePageMutation.graphql.ts'
import type { UnsubscribePageQuery } from './__generated__/UnsubscribePageQuery.graphql.ts'

/**
 * The page on which a candidate unsubscribes from a company's mass mails, or subscribes again. Opening it changes
 * nothing, because mail programs open links on their own.
 */
export default function UnsubscribePage() {
  const { t } = useTranslation('emailOptOuts')
  const heading = useHeading()
  const { token = '' } = useParams()
  const { emailOptOut: found } = useLazyLoadQuery<UnsubscribePageQuery>(
    graphql`
      query UnsubscribePageQuery($token: String!) {
        emailOptOut(token: $token) @required(action: THROW) { companyName mailHint isUnsubscribed }
      }
    `,
    { token },
    { fetchPolicy: 'network-only' },
  )
  const [isUnsubscribed, setUnsubscribed] = useState(found.isUnsubscribed)
  const [set, isSending] = useAction<UnsubscribePageMutation>(graphql`
    mutation UnsubscribePageMutation($input: SetEmailOptOutInput!) {
      setEmailOptOut(input: $input) { optOut { isUnsubscribed } }
    }
  `)
  const change = (to: boolean) =>
    void set({ input: { token, isUnsubscribed: to } }).then(
      ({ setEmailOptOut }) => setUnsubscribed(setEmailOptOut.optOut.isUnsubscribed),
      () => undefined, // The error has already been shown.
    )
  const words = { replace: { company: found.companyName, address: found.mailHint } }
  return (
    <Box display="grid" gap="4">
      <h1 tabIndex={-1} ref={heading}>
        {t('heading', words)}
      </h1>
      <p role="status">{t(isUnsubscribed ? 'ended' : 'question', words)}</p>
      <p>{t('personal', words)}</p>
      <Box>
        <Button
          kind={isUnsubscribed ? 'plain' : 'primary'}
          disabled={isSending}
          aria-busy={isSending}
          onClick={() => change(!isUnsubscribed)}
        >
          {t(isUnsubscribed ? 'again' : 'unsubscribe')}
        </Button>
      </Box>
    </Box>
  )
}
