import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useHeading } from '../../shared/hooks/useHeading.ts'
import { QuestionDialog } from '../../shared/list/dialogs/QuestionDialog.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import type { ConsentPageMutation } from './__generated__/ConsentPageMutation.graphql.ts'
import type { ConsentPageQuery } from './__generated__/ConsentPageQuery.graphql.ts'

/**
 * The page on which a candidate agrees or disagrees that a vendor has sent their CV. Opening it changes nothing,
 * because mail programs open links on their own.
 */
export default function ConsentPage() {
  const { t } = useTranslation('vendorConsents')
  const heading = useHeading()
  const { token = '' } = useParams()
  const { vendorConsent: found } = useLazyLoadQuery<ConsentPageQuery>(
    graphql`
      query ConsentPageQuery($token: String!) {
        vendorConsent(token: $token) @required(action: THROW) { companyName vendorName candidateName jobTitle isGiven }
      }
    `,
    { token },
    { fetchPolicy: 'network-only' },
  )
  const [isGiven, setGiven] = useState(found.isGiven ?? null)
  const [isAsked, setAsked] = useState(false)
  const [set, isSending] = useAction<ConsentPageMutation>(graphql`
    mutation ConsentPageMutation($input: SetVendorConsentInput!) {
      setVendorConsent(input: $input) { consent { isGiven } }
    }
  `)
  const say = (answer: boolean) =>
    void set({ input: { token, isGiven: answer } }).then(
      ({ setVendorConsent }) => {
        setGiven(setVendorConsent.consent.isGiven ?? null)
        setAsked(false)
      },
      () => setAsked(false), // The error has already been shown.
    )
  const { companyName: company, vendorName: vendor, candidateName: candidate, jobTitle: job } = found
  const words = { replace: { company, vendor, candidate, job } }
  return (
    <Box display="grid" gap="4">
      <h1 tabIndex={-1} ref={heading}>
        {t('heading', words)}
      </h1>
      <p>{t('sent', words)}</p>
      <p role="status">{t(isGiven === null ? 'question' : isGiven ? 'given' : 'refused', words)}</p>
      {isGiven !== false && (
        <Flex gap="3" flexWrap="wrap">
          {isGiven === null && (
            <Button kind="primary" disabled={isSending} aria-busy={isSending} onClick={() => say(true)}>
              {t('agree')}
            </Button>
          )}
          <Button disabled={isSending} onClick={() => setAsked(true)}>
            {t(isGiven === null ? 'disagree' : 'takeBack')}
          </Button>
        </Flex>
      )}
      {isAsked && (
        <QuestionDialog
          title={t('disagree')}
          question={t('sure', words)}
          hint={t('forGood')}
          isDanger
          isRunning={isSending}
          onConfirm={() => say(false)}
          onClose={() => setAsked(false)}
        />
      )}
    </Box>
  )
}
