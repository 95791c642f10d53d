import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { CopyButton } from '../../../../shared/clipboard/CopyButton.tsx'
import { useAction } from '../../../../shared/hooks/useAction.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../../shared/ui/ConfirmButton.tsx'
import type { LogAddressMutation } from './__generated__/LogAddressMutation.graphql.ts'

/** The BCC address with which mails from the user's own mail program are logged here as well. */
export default function LogAddress() {
  const { t } = useTranslation('candidateDetails')
  const [given, setGiven] = useState<{ address: string | null | undefined } | null>(null)
  const [give, isSending] = useAction<LogAddressMutation>(graphql`
    mutation LogAddressMutation($input: GiveEmailLogAddressInput!) {
      giveEmailLogAddress(input: $input) { address }
    }
  `)
  const ask = (isNew: boolean) =>
    void give({ input: { isNew } }).then(
      ({ giveEmailLogAddress }) => setGiven(giveEmailLogAddress),
      () => undefined, // The error has already been shown.
    )
  if (!given)
    return (
      <Button kind="quiet" justifySelf="start" disabled={isSending} aria-busy={isSending} onClick={() => ask(false)}>
        {t('messages.log.action')}
      </Button>
    )
  return (
    <Box
      role="group"
      aria-label={t('messages.log.title')}
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      padding="3"
    >
      {given.address ? (
        <>
          <Text marginBlockEnd="2">{t('messages.log.hint')}</Text>
          <Flex alignItems="center" gap="2" flexWrap="wrap">
            <chakra.b overflowWrap="anywhere" minWidth="0">
              {given.address}
            </chakra.b>
            <CopyButton text={given.address}>{t('messages.log.copy')}</CopyButton>
            <ConfirmButton
              size="small"
              question={t('messages.log.question')}
              disabled={isSending}
              onConfirm={() => ask(true)}
            >
              {t('messages.log.renew')}
            </ConfirmButton>
          </Flex>
        </>
      ) : (
        <Text color="fg.muted">{t('messages.log.off')}</Text>
      )}
    </Box>
  )
}
