import { Box, Flex } from '@chakra-ui/react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Multiline } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { saveFile } from '../../shared/saveFile.ts'
import '../../shared/pdf/pdf.css'
import { Button } from '../../shared/ui/Button.tsx'
import { useHeading } from '../../shared/hooks/useHeading.ts'
import type { ConfirmPageOpenMutation$data } from './__generated__/ConfirmPageOpenMutation.graphql.ts'
import type { LetterViewMutation, LetterViewMutation$data } from './__generated__/LetterViewMutation.graphql.ts'

const PdfDocument = lazy(() => import('../../shared/pdf/PdfDocument.tsx'))

/** The offer that the code has unlocked. */
export type Letter = NonNullable<NonNullable<ConfirmPageOpenMutation$data['openOffer']>['letter']>
export type SubmittedAnswer = NonNullable<LetterViewMutation$data['answerOffer']>['receipt']
type Answer = 'ACCEPT' | 'DECLINE'

/** Returns a base64 file as a blob. */
const blobOf = (content: string, type: string) =>
  new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type })

interface Props {
  token: string
  /** The proof that the code was correct. */
  proof: string
  letter: Letter
  onAnswered: (receipt: SubmittedAnswer) => void
}

/** The offer and the candidate's answer, which is first chosen and then confirmed. */
export function LetterView({ token, proof, letter, onAnswered }: Props) {
  const { t } = useTranslation('offerLetters')
  const heading = useHeading()
  const [chosen, setChosen] = useState<Answer | null>(null)
  const { companyName, jobTitle, validUntil, version, document } = letter
  const file = useMemo(() => blobOf(document.content, document.contentType), [document])
  const save = () => saveFile(file, document.name)
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <h1 tabIndex={-1} ref={heading}>
        {t('offerOf', { replace: { company: companyName } })}
      </h1>
      <p>{t('about', { replace: { name: letter.candidateName, job: jobTitle, until: formatDateTime(validUntil) } })}</p>
      {document.contentType === 'application/pdf' && (
        <Box className="viewer" height="min(70dvh, 760px)">
          <Suspense fallback={<Box height="100%" aria-busy />}>
            <PdfDocument file={file} name={document.name} words={undefined} onSave={save} onFault={() => {}} />
          </Suspense>
        </Box>
      )}
      <Flex gap="3" alignItems="center" wrap="wrap">
        <Button onClick={save}>{t('download')}</Button>
        <Box fontSize="12px" color="fg.muted" overflowWrap="anywhere">
          SHA-256: {document.hash}
        </Box>
      </Flex>
      {chosen ? (
        <Confirm
          key={chosen}
          answer={chosen}
          input={{ token, key: proof, version }}
          onAnswered={onAnswered}
          onBack={() => setChosen(null)}
        />
      ) : (
        <Flex gap="3" wrap="wrap">
          <Button kind="primary" onClick={() => setChosen('ACCEPT')}>
            {t('accept')}
          </Button>
          <Button onClick={() => setChosen('DECLINE')}>{t('decline')}</Button>
        </Flex>
      )}
    </Box>
  )
}

interface ConfirmProps {
  answer: Answer
  input: { token: string; key: string; version: number }
  onAnswered: (receipt: SubmittedAnswer) => void
  onBack: () => void
}

/** The second step: a single click never submits an answer. */
function Confirm({ answer, input, onAnswered, onBack }: ConfirmProps) {
  const { t } = useTranslation('offerLetters')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [send, isSending] = useAction<LetterViewMutation>(graphql`
    mutation LetterViewMutation($input: AnswerOfferInput!) {
      answerOffer(input: $input) { receipt { answer companyName jobTitle answeredAt documentName hash } }
    }
  `)
  const confirm = async () => {
    if (answer === 'DECLINE' && !reason.trim()) return setProblem(t('sayWhy'))
    const given = await send({ input: { ...input, answer, reason: reason.trim() || null } }).catch(() => null)
    if (given) onAnswered(given.answerOffer.receipt)
  }
  return (
    <Box role="group" aria-label={t(`ask.${answer}`)} display="grid" gap="3">
      <p>
        <strong>{t(`ask.${answer}`)}</strong>
      </p>
      {answer === 'DECLINE' && (
        <Field label={t('reason')} error={problem ?? undefined} isRequired>
          {(aria) => (
            <Multiline
              {...aria}
              rows={3}
              maxLength={1000}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value)
                setProblem(null)
              }}
            />
          )}
        </Field>
      )}
      <Flex gap="3" wrap="wrap">
        <Button
          kind={answer === 'ACCEPT' ? 'primary' : 'danger'}
          disabled={isSending}
          aria-busy={isSending}
          onClick={() => void confirm()}
        >
          {t(`yes.${answer}`)}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </Flex>
    </Box>
  )
}

/** The submitted answer, with its time and offer. */
export function Receipt({ receipt }: { receipt: SubmittedAnswer }) {
  const { t } = useTranslation('offerLetters')
  const heading = useHeading()
  const { companyName, jobTitle, answeredAt, documentName, hash } = receipt
  return (
    <Box display="grid" gap="4">
      <h1 tabIndex={-1} ref={heading}>
        {t(receipt.answer === 'ACCEPT' ? 'accepted' : 'declined')}
      </h1>
      <p>{t('receipt', { replace: { company: companyName, job: jobTitle, at: formatDateTime(answeredAt) } })}</p>
      <p>{t('mailComes')}</p>
      <Box fontSize="12px" color="fg.muted" overflowWrap="anywhere">
        {documentName}
        <br />
        SHA-256: {hash}
      </Box>
    </Box>
  )
}
