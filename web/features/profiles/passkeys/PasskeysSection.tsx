import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { hasPasskeys } from './browser.ts'
import type { PasskeysSection_passkeys$key } from './__generated__/PasskeysSection_passkeys.graphql.ts'
import type { PasskeysSectionRemoveMutation } from './__generated__/PasskeysSectionRemoveMutation.graphql.ts'

interface Props {
  passkeys: PasskeysSection_passkeys$key
  onChanged: () => void
}

/** The passkeys with which the user signs in without a password; another one can be added here. */
export function PasskeysSection({ passkeys: key, onChanged }: Props) {
  const { t } = useTranslation('profiles')
  const can = useCan()
  const [isAdding, setAdding] = useState(false)
  const { isOffered, list } = useFragment(
    graphql`
    fragment PasskeysSection_passkeys on Passkeys @throwOnFieldError {
      isOffered list { key name createdAt lastUsedAt }
    }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<PasskeysSectionRemoveMutation>(
    graphql`
    mutation PasskeysSectionRemoveMutation($input: RemovePasskeyInput!) { removePasskey(input: $input) { passkeys { isOffered } } }
  `,
    { success: t('passkeyRemoved') },
  )
  if (!isOffered) return <Text color="fg.muted">{t('passkeysElsewhere')}</Text>
  return (
    <Box display="grid" gap="3">
      <Text color="fg.muted">{t('passkeysHint')}</Text>
      {list.length === 0 && <Text>{t('noPasskeys')}</Text>}
      <chakra.ul listStyleType="none" margin="0" padding="0" display="grid" gap="2" hidden={list.length === 0}>
        {list.map((passkey) => (
          <Flex
            as="li"
            key={passkey.key}
            gap="3"
            alignItems="center"
            wrap="wrap"
            padding="3"
            border="1px solid"
            borderColor="border"
            borderRadius="10px"
          >
            <Fingerprint size={20} aria-hidden />
            <Box flex="1 1 200px" minWidth="0">
              <Text fontWeight="600" overflowWrap="anywhere">
                {passkey.name}
              </Text>
              <Text color="fg.muted" fontSize="13px">
                {t('passkeySince', { replace: { date: formatDateTime(passkey.createdAt) } })} ·{' '}
                {passkey.lastUsedAt
                  ? t('passkeyUsed', { replace: { date: formatDateTime(passkey.lastUsedAt) } })
                  : t('passkeyNew')}
              </Text>
            </Box>
            {can('PasskeysSectionRemoveMutation') && (
              <ConfirmButton
                size="small"
                aria-label={t('removePasskeyOf', { replace: { name: passkey.name } })}
                question={t('removePasskeyQuestion')}
                disabled={isRemoving}
                onConfirm={() => void remove({ input: { key: passkey.key } }).then(onChanged, onChanged)}
              >
                {t('removePasskey')}
              </ConfirmButton>
            )}
          </Flex>
        ))}
      </chakra.ul>
      {can('PasskeyDialogAddMutation') && (
        <Flex gap="3" alignItems="center" wrap="wrap">
          <Button disabled={!hasPasskeys()} onClick={() => setAdding(true)}>
            {t('addPasskey')}
          </Button>
          {!hasPasskeys() && <Text color="fg.muted">{t('noPasskeySupport')}</Text>}
        </Flex>
      )}
      {isAdding && (
        <PasskeyDialog
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false)
            onChanged()
          }}
        />
      )}
    </Box>
  )
}
