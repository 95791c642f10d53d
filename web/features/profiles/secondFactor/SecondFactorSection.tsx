import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { ProofDialog, type Purpose } from './ProofDialog.tsx'
import { SetUpDialog, type NewSecret } from './SetUpDialog.tsx'
import type { SecondFactorSection_state$key } from './__generated__/SecondFactorSection_state.graphql.ts'
import type { SecondFactorSectionSetUpMutation } from './__generated__/SecondFactorSectionSetUpMutation.graphql.ts'

interface Props {
  state: SecondFactorSection_state$key
  onChanged: () => void
}

type Open =
  | { kind: 'setUp'; secret: NewSecret }
  | { kind: 'proof'; purpose: Purpose }
  | { kind: 'codes'; codes: readonly string[] }

/** Whether sign-in requires a code, and the user's options to change that (002/2.14). */
export function SecondFactorSection({ state: key, onChanged }: Props) {
  const { t } = useTranslation('profiles')
  const can = useCan()
  const [open, setOpen] = useState<Open | null>(null)
  const { isEnabled, recoveryCodesLeft, offer, dueAt } = useFragment(
    graphql`
    fragment SecondFactorSection_state on SecondFactor @throwOnFieldError {
      isEnabled recoveryCodesLeft offer dueAt
    }
  `,
    key,
  )
  const [begin, isBeginning] = useAction<SecondFactorSectionSetUpMutation>(graphql`
    mutation SecondFactorSectionSetUpMutation($input: SetUpAuthenticatorInput!) {
      setUpAuthenticator(input: $input) { sharedKey authenticatorUri }
    }
  `)
  const close = () => {
    setOpen(null)
    onChanged()
  }
  const setUp = () =>
    void begin({ input: {} }).then(
      ({ setUpAuthenticator: secret }) => setOpen({ kind: 'setUp', secret }),
      // The error has already been shown. After a reset, the previous authenticator has been removed anyway.
      close,
    )
  const proved = (purpose: Purpose, codes: readonly string[]) => {
    if (purpose === 'codes') setOpen({ kind: 'codes', codes })
    else if (purpose === 'reset') setUp()
    else close()
  }
  if (offer !== 'HERE')
    return <Text color="fg.muted">{t(offer === 'ELSEWHERE' ? 'factorElsewhere' : 'factorOff')}</Text>
  const ask = (purpose: Purpose) => () => setOpen({ kind: 'proof', purpose })
  return (
    <Box display="grid" gap="3">
      <Flex gap="2" alignItems="center" wrap="wrap">
        <StatusTag color={isEnabled ? 'green' : 'neutral'}>{t(isEnabled ? 'factorIsOn' : 'factorIsOff')}</StatusTag>
        {isEnabled && (
          <Text color={recoveryCodesLeft < 3 ? 'status.red.fg' : 'fg.muted'}>
            {t('codesLeft', { count: recoveryCodesLeft })}
          </Text>
        )}
      </Flex>
      <Text color="fg.muted">{t(isEnabled ? 'factorOnHint' : 'factorHint')}</Text>
      {dueAt && (
        <Text>{isEnabled ? t('factorRequired') : t('factorDue', { replace: { date: formatDateTime(dueAt) } })}</Text>
      )}
      <Flex gap="2" wrap="wrap">
        {can('SecondFactorSectionSetUpMutation', !isEnabled) && (
          <Button kind="primary" disabled={isBeginning} aria-busy={isBeginning} onClick={setUp}>
            {t('setUp')}
          </Button>
        )}
        {can('ProofDialogCodesMutation', isEnabled) && <Button onClick={ask('codes')}>{t('newCodes')}</Button>}
        {can('ProofDialogResetMutation', isEnabled) && <Button onClick={ask('reset')}>{t('otherApp')}</Button>}
        {can('ProofDialogDisableMutation', isEnabled && !dueAt) && (
          <Button onClick={ask('disable')}>{t('turnOff')}</Button>
        )}
      </Flex>
      {open?.kind === 'setUp' && (
        <SetUpDialog secret={open.secret} onClose={close} onConfirmed={(codes) => setOpen({ kind: 'codes', codes })} />
      )}
      {open?.kind === 'proof' && (
        <ProofDialog
          key={open.purpose}
          purpose={open.purpose}
          onClose={() => setOpen(null)}
          onProved={(codes) => proved(open.purpose, codes)}
        />
      )}
      {open?.kind === 'codes' && <CodesDialog codes={open.codes} onClose={close} />}
    </Box>
  )
}
