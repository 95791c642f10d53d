import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { Input } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { useAction } from '../../shared/hooks/useAction.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { LetterView, Receipt, type SubmittedAnswer, type Letter } from './LetterView.tsx'
import { useHeading } from '../../shared/hooks/useHeading.ts'
import type { ConfirmPageCodeMutation } from './__generated__/ConfirmPageCodeMutation.graphql.ts'
import type { ConfirmPageOpenMutation } from './__generated__/ConfirmPageOpenMutation.graphql.ts'
import type { ConfirmPageQuery } from './__generated__/ConfirmPageQuery.graphql.ts'

/** The offer that the code has unlocked, and the proof of it. */
interface Opened {
  proof: string
  letter: Letter
}

/** The page on which a candidate unlocks an offer with a mailed code, reads it, and accepts or declines it. */
export default function ConfirmPage() {
  // Without a token the address shows the page of expired links.
  const { token = 'none' } = useParams()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [receipt, setReceipt] = useState<SubmittedAnswer | null>(null)
  // The link has been used: reading it again would report that it no longer exists.
  if (receipt) return <Receipt receipt={receipt} />
  if (opened) return <LetterView token={token} {...opened} onAnswered={setReceipt} />
  return <CodeForm token={token} onOpened={setOpened} />
}

interface CodeFormProps {
  token: string
  onOpened: (opened: Opened) => void
}

/** Asks for the code. Nothing of the offer is loaded at this point. */
function CodeForm({ token, onOpened }: CodeFormProps) {
  const { t } = useTranslation('offerLetters')
  const heading = useHeading()
  const [hasAsked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { offerLink: link } = useLazyLoadQuery<ConfirmPageQuery>(
    graphql`
      query ConfirmPageQuery($token: String!) {
        offerLink(token: $token) @required(action: THROW) { companyName mailHint isLocked }
      }
    `,
    { token },
    { fetchPolicy: 'network-only' },
  )
  const [isLocked, setLocked] = useState(link.isLocked)
  const [ask, isAsking] = useAction<ConfirmPageCodeMutation>(
    graphql`
    mutation ConfirmPageCodeMutation($input: SendOfferCodeInput!) {
      sendOfferCode(input: $input) { waitSeconds }
    }
  `,
    { success: t('codeSent') },
  )
  const [open, isOpening] = useAction<ConfirmPageOpenMutation>(graphql`
    mutation ConfirmPageOpenMutation($input: OpenOfferInput!) {
      openOffer(input: $input) {
        result triesLeft key
        letter {
          companyName candidateName jobTitle validUntil version
          document { name contentType hash content }
        }
      }
    }
  `)
  const askForCode = () =>
    void ask({ input: { token } }).then(
      () => setAsked(true),
      () => undefined,
    )
  const tryCode = async () => {
    if (!/^\s*(\d\s*){6}$/.test(code)) return setProblem(t('sixDigits'))
    const answer = await open({ input: { token, code } }).catch(() => null)
    if (!answer) return
    const { result, triesLeft, key, letter } = answer.openOffer
    if (result === 'OPENED' && key && letter) return onOpened({ proof: key, letter })
    setCode('')
    setLocked(result === 'LOCKED')
    setProblem(result === 'EXPIRED' ? t('codeExpired') : t('codeWrong', { count: triesLeft }))
  }
  return (
    <Box display="grid" gap="4">
      <h1 tabIndex={-1} ref={heading}>
        {t('offerOf', { replace: { company: link.companyName } })}
      </h1>
      {isLocked ? (
        <p role="alert">{t('locked', { replace: { company: link.companyName } })}</p>
      ) : (
        <>
          <p>{t('codeGoesTo', { replace: { address: link.mailHint } })}</p>
          <Box>
            <Button kind={hasAsked ? 'plain' : 'primary'} disabled={isAsking} aria-busy={isAsking} onClick={askForCode}>
              {t(hasAsked ? 'sendAnother' : 'sendCode')}
            </Button>
          </Box>
          {hasAsked && (
            <Box
              as="form"
              display="grid"
              gap="3"
              maxWidth="320px"
              onSubmit={(event) => {
                event.preventDefault()
                void tryCode()
              }}
            >
              <Field label={t('code')} hint={t('codeHint')} error={problem ?? undefined} isRequired>
                {(aria) => (
                  <Input
                    {...aria}
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    maxLength={20}
                    value={code}
                    onChange={({ target }) => {
                      setCode(target.value)
                      setProblem(null)
                    }}
                  />
                )}
              </Field>
              <Box>
                <Button kind="primary" type="submit" disabled={isOpening} aria-busy={isOpening}>
                  {t('open')}
                </Button>
              </Box>
            </Box>
          )}
        </>
      )}
    </Box>
  )
}
