import { Text, chakra } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { formatCount } from '../format/numbers.ts'
import { useHeading } from '../hooks/useHeading.ts'
import { Button } from '../ui/Button.tsx'
import { DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import EmailPreview from './EmailPreview.tsx'
import type { RecipientsQuery } from './__generated__/RecipientsQuery.graphql.ts'

/** The maximum number of names shown of candidates who do not receive the e-mail. */
const mostNames = 50

/** A recipient: global id and name. */
export interface Addressee {
  readonly id: string
  readonly name: string
}

interface Props {
  people: readonly Addressee[]
  letter: RecipientsQuery['variables']
  isSending: boolean
  onBack: () => void
  onSend: () => void
}

/**
 * Who receives an e-mail to many candidates, and who does not and why; each e-mail can be previewed before it is sent.
 */
export function Recipients(props: Props) {
  const { t } = useTranslation('candidateEmails')
  const back = (
    <DrawerFooter>
      <Button onClick={props.onBack}>{t('back')}</Button>
    </DrawerFooter>
  )
  const fallback = (
    <>
      <DrawerBody minHeight="200px" aria-busy />
      {back}
    </>
  )
  return (
    <ErrorBoundary>
      <Suspense fallback={fallback}>
        <Checked {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Checked({ people, letter, isSending, onBack, onSend }: Props) {
  const { t } = useTranslation('candidateEmails')
  const heading = useHeading()
  const [isShown, setShown] = useState(false)
  const {
    candidateEmailsPlan: { readyCount, skipped },
  } = useLazyLoadQuery<RecipientsQuery>(
    graphql`
      query RecipientsQuery($candidateIds: [ID!]!, $jobId: ID, $subject: String!, $contents: String!) {
        candidateEmailsPlan(candidateIds: $candidateIds, jobId: $jobId, subject: $subject, contents: $contents)
        @required(action: THROW) { readyCount skipped { candidateId reason missingTokens } }
      }
    `,
    letter,
    { fetchPolicy: 'network-only' },
  )
  const left = new Set(skipped.map(({ candidateId }) => candidateId))
  const ready = people.filter(({ id }) => !left.has(id))
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? id
  const count = (of: number) => ({ count: of, replace: { count: formatCount(of) } })
  return (
    <>
      <DrawerBody display="grid" gap="4" alignContent="start" minHeight="200px" overflowWrap="anywhere">
        <Text as="h3" fontWeight="600" tabIndex={-1} ref={heading}>
          {readyCount > 0 ? t('ready', count(readyCount)) : t('nobody')}
        </Text>
        {skipped.length > 0 && (
          <div role="note">
            <Text marginBlockEnd="2">{t('skipped', count(skipped.length))}</Text>
            <chakra.ul paddingInlineStart="5" listStyleType="disc">
              {skipped.slice(0, mostNames).map(({ candidateId, reason, missingTokens }) => (
                <li key={candidateId}>
                  <b>{nameOf(candidateId)}</b>:{' '}
                  {t(`reasons.${reason}`, { replace: { tokens: missingTokens.join(', ') } })}
                </li>
              ))}
            </chakra.ul>
            {skipped.length > mostNames && <Text color="fg.muted">{t('more', count(skipped.length - mostNames))}</Text>}
          </div>
        )}
        <Text color="fg.muted" fontSize="12px">
          {t('hint')}
        </Text>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onBack}>{t('back')}</Button>
        {ready.length > 0 && <Button onClick={() => setShown(true)}>{t('preview')}</Button>}
        <Button kind="primary" disabled={isSending || readyCount === 0} aria-busy={isSending} onClick={onSend}>
          {t('send', count(readyCount))}
        </Button>
      </DrawerFooter>
      {isShown && (
        <EmailPreview
          people={ready}
          letter={{ jobId: letter.jobId ?? null, subject: letter.subject, contents: letter.contents }}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}
