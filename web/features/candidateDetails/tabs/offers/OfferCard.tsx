import { Box, Flex, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAction } from '../../../../shared/hooks/useAction.ts'
import { useCan } from '../../../../shared/hooks/useCan.ts'
import OfferReview from '../../../../shared/offers/OfferReview.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../../shared/ui/ConfirmButton.tsx'
import { OfferForm } from './OfferForm.tsx'
import SubmitDialog from './SubmitDialog.tsx'
import WithdrawDialog from './WithdrawDialog.tsx'
import type { OfferCard_offer$key } from './__generated__/OfferCard_offer.graphql.ts'
import type { OfferCardSendMutation } from './__generated__/OfferCardSendMutation.graphql.ts'
import type { OfferCardUpdateMutation } from './__generated__/OfferCardUpdateMutation.graphql.ts'

interface Props {
  offer: OfferCard_offer$key
  /** The candidate's first e-mail address. */
  email: string | null
  onChanged: () => void
}

const open: readonly string[] = ['DRAFT', 'PENDING', 'REJECTED', 'APPROVED', 'SENT']

/** An offer, and the actions that its state allows. */
export default function OfferCard({ offer: key, email, onChanged }: Props) {
  const { t } = useTranslation('offers')
  const may = useCan()
  const [shown, setShown] = useState<'edit' | 'submit' | 'withdraw' | null>(null)
  const offer = useFragment(
    graphql`
    fragment OfferCard_offer on Offer {
      id version kind state formName formContents answers subject message validUntil isApprovalRequired jobTitle
      ...OfferReview_offer
      ...SubmitDialog_offer
    }
  `,
    key,
  )
  const { id, version, state, kind } = offer
  const [update, isUpdating] = useAction<OfferCardUpdateMutation>(
    graphql`
    mutation OfferCardUpdateMutation($input: UpdateOfferInput!) {
      updateOffer(input: $input) { offer { id ...OfferCard_offer } }
    }
  `,
    { success: t('saved') },
  )
  const [send, isSending] = useAction<OfferCardSendMutation>(
    graphql`
    mutation OfferCardSendMutation($input: SendOfferInput!) {
      sendOffer(input: $input) { offer { id ...OfferCard_offer } candidate { id lastActivityAt ...TimelineTab_candidate ...JobsTab_candidate } }
    }
  `,
    { success: t('onItsWay') },
  )
  const isOpen = open.includes(state)
  const isLetter = kind === 'OFFER_LETTER'
  const close = () => setShown(null)
  const done = (isChanged: boolean) => {
    close()
    if (isChanged) onChanged()
  }
  const sendIt = () => void send({ input: { id, version } }).then(onChanged, onChanged)
  const editButton = { size: 'small', disabled: isUpdating } as const
  return (
    <Box
      as="article"
      aria-labelledby={`offer-${id}`}
      display="grid"
      gap="4"
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      padding={{ base: '3', md: '4' }}
    >
      <Heading as="h3" id={`offer-${id}`} fontSize="15px" fontWeight="600" overflowWrap="anywhere">
        {offer.jobTitle}
      </Heading>
      {shown === 'edit' ? (
        <OfferForm
          contents={offer.formContents}
          isLetter={isLetter}
          given={{
            answers: offer.answers,
            subject: offer.subject,
            message: offer.message,
            validUntil: offer.validUntil ?? null,
          }}
          isSending={isUpdating}
          onCancel={close}
          onSave={(values, onFieldError) =>
            update({ input: { id, version, ...values } }, { onFieldError }).then(
              () => true,
              () => false,
            )
          }
          onSaved={() => done(true)}
        />
      ) : (
        <>
          <OfferReview offer={offer} onChanged={onChanged} />
          {isOpen && (
            <Flex gap="2" flexWrap="wrap">
              {(state === 'DRAFT' || state === 'REJECTED') && may('SubmitDialogMutation') && (
                <Button kind="primary" onClick={() => setShown('submit')}>
                  {t(offer.isApprovalRequired ? 'submit' : 'submitFree')}
                </Button>
              )}
              {isLetter && (state === 'APPROVED' || state === 'SENT') && may('OfferCardSendMutation') && email && (
                <ConfirmButton
                  kind={state === 'APPROVED' ? 'primary' : 'plain'}
                  disabled={isSending}
                  question={t(state === 'APPROVED' ? 'sendQuestion' : 'sendAgainQuestion', { replace: { email } })}
                  onConfirm={sendIt}
                >
                  {t(state === 'APPROVED' ? 'send' : 'sendAgain')}
                </ConfirmButton>
              )}
              {may('OfferCardUpdateMutation') &&
                (state === 'SENT' || state === 'PENDING' ? (
                  <ConfirmButton
                    {...editButton}
                    question={state === 'SENT' ? t('editSent') : undefined}
                    onConfirm={() => setShown('edit')}
                  >
                    {t('edit')}
                  </ConfirmButton>
                ) : (
                  <Button {...editButton} onClick={() => setShown('edit')}>
                    {t('edit')}
                  </Button>
                ))}
              {may('WithdrawDialogMutation') && (
                <Button kind="danger" size="small" onClick={() => setShown('withdraw')}>
                  {t('withdraw')}
                </Button>
              )}
            </Flex>
          )}
          {isLetter && (state === 'APPROVED' || state === 'SENT') && !email && (
            <Box color="fg.muted">{t('noEmail')}</Box>
          )}
        </>
      )}
      {shown === 'submit' && <SubmitDialog offer={offer} onClose={done} />}
      {shown === 'withdraw' && <WithdrawDialog id={id} isSent={state === 'SENT'} onClose={done} />}
    </Box>
  )
}
