import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../format/dates.ts'
import { useAnswerRows } from '../forms/useAnswerRows.ts'
import { Button } from '../ui/Button.tsx'
import { StatusTag } from '../ui/StatusTag.tsx'
import { ApprovalSteps } from '../verdicts/ApprovalSteps.tsx'
import { offerColors } from './colors.ts'
import { OfferDecision } from './OfferDecision.tsx'
import type { OfferReview_offer$key } from './__generated__/OfferReview_offer.graphql.ts'

const OfferDocument = lazy(() => import('./OfferDocument.tsx'))

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(120px, max-content) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0.5', sm: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', marginBlockEnd: { base: '1.5', sm: 0 } },
  },
})

interface Props {
  offer: OfferReview_offer$key
  /** Called when the offer has changed and must be read again. */
  onChanged: () => void
}

/** The contents of an offer, the state of its approval, and the form for the viewer's decision if it is their turn. */
export default function OfferReview({ offer: key, onChanged }: Props) {
  const { t } = useTranslation('offers')
  const [isShown, setShown] = useState(false)
  const offer = useFragment(
    graphql`
    fragment OfferReview_offer on Offer {
      id kind state version formName formContents answers validUntil reason recipient sentAt endedAt documentHash previewUrl
      document { name }
      createdBy { fullName userName } createdAt
      stepToDecide { id } insteadOf { fullName userName }
      rounds { number steps { id decision comment askedAt decidedAt approver { userName fullName } decidedBy { userName fullName } } }
    }
  `,
    key,
  )
  const rows = useAnswerRows(offer.formContents, offer.answers)
  const facts = [
    [t('facts.form'), offer.formName],
    [t('facts.madeBy'), offer.createdBy?.fullName ?? offer.createdBy?.userName],
    [t('facts.validUntil'), offer.validUntil && formatDateTime(offer.validUntil)],
    [t('facts.sent'), offer.sentAt && `${formatDateTime(offer.sentAt)} · ${offer.recipient}`],
    [t('facts.ended'), offer.endedAt && formatDateTime(offer.endedAt)],
    [t('facts.reason'), offer.reason],
    ...rows,
  ] as const
  return (
    <Box display="grid" gap="4">
      <Flex gap="2" wrap="wrap" alignItems="center">
        <StatusTag color={offerColors[offer.state]}>{t(`states.${offer.state}`)}</StatusTag>
        <Box color="fg.muted">{t(`kinds.${offer.kind}`)}</Box>
      </Flex>
      <Facts>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <Box key={label} display="contents">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
      </Facts>
      <Box>
        <Button onClick={() => setShown(!isShown)} aria-expanded={isShown}>
          {t(isShown ? 'hideDocument' : offer.document ? 'showDocument' : 'previewDocument')}
        </Button>
        {isShown && (
          <Box marginBlockStart="3">
            <Suspense fallback={<Box minHeight="480px" aria-busy />}>
              <OfferDocument key={offer.version} url={offer.previewUrl} name={offer.document?.name ?? offer.formName} />
            </Suspense>
            {offer.documentHash && (
              <Box fontSize="12px" color="fg.muted" overflowWrap="anywhere" marginBlockStart="2">
                SHA-256: {offer.documentHash}
              </Box>
            )}
          </Box>
        )}
      </Box>
      {offer.rounds.length > 0 && (
        <Box as="section" aria-label={t('approval')} display="grid" gap="3">
          <Heading as="h3" fontSize="14px" fontWeight="600">
            {t('approval')}
          </Heading>
          {offer.rounds.map(({ number, steps }) => (
            <Box key={number}>
              {offer.rounds.length > 1 && (
                <Box color="fg.muted" fontSize="12px" marginBlockEnd="1">
                  {t('round', { replace: { number: String(number) } })}
                </Box>
              )}
              <ApprovalSteps steps={steps} />
            </Box>
          ))}
        </Box>
      )}
      {offer.stepToDecide && (
        <>
          {offer.insteadOf && (
            <Box>{t('insteadOf', { replace: { name: offer.insteadOf.fullName || offer.insteadOf.userName } })}</Box>
          )}
          <OfferDecision
            key={offer.stepToDecide.id}
            stepId={offer.stepToDecide.id}
            version={offer.version}
            onDone={onChanged}
          />
        </>
      )}
    </Box>
  )
}
