import { Box } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { TextArea } from '../../../../shared/fields/textFields.tsx'
import { useAction } from '../../../../shared/hooks/useAction.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../../shared/ui/Drawer.tsx'
import type { WithdrawDialogMutation } from './__generated__/WithdrawDialogMutation.graphql.ts'

interface Props {
  id: string
  isSent: boolean
  onClose: (isChanged: boolean) => void
}

/** Withdraws an offer, with a reason that only the company sees. */
export default function WithdrawDialog({ id, isSent, onClose }: Props) {
  const { t } = useTranslation('offers')
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '' } })
  const [withdraw, isSending] = useAction<WithdrawDialogMutation>(
    graphql`
    mutation WithdrawDialogMutation($input: WithdrawOfferInput!) {
      withdrawOffer(input: $input) { offer { id ...OfferCard_offer } candidate { id lastActivityAt ...TimelineTab_candidate } }
    }
  `,
    { success: t('withdrawn') },
  )
  const send = handleSubmit(async ({ reason }) => {
    const done = await withdraw({ input: { id, reason: reason.trim() || null } }).catch(() => null)
    onClose(done !== null)
  })
  return (
    <Drawer place="center" width="480px" title={t('withdrawTitle')} onClose={() => onClose(false)}>
      <form noValidate onSubmit={(event) => void send(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="3" alignContent="start">
          {isSent && <Box>{t('withdrawSent')}</Box>}
          <TextArea
            control={control}
            name="reason"
            label={t('withdrawReason')}
            hint={t('withdrawReasonHint')}
            maxLength={1000}
          />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button kind="danger" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('withdraw')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
