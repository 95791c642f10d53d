import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Select } from '../../shared/fields/textFields.tsx'
import { useAction } from '../../shared/hooks/useAction.ts'
import { asMutation } from '../../shared/list/typed.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/ui/Drawer.tsx'
import SecretDialog, { type Secret } from './SecretDialog.tsx'
import type { RotateDialog_client$key } from './__generated__/RotateDialog_client.graphql.ts'
import type { RotateDialogMutation } from './__generated__/RotateDialogMutation.graphql.ts'

const rotate = asMutation<RotateDialogMutation>(graphql`
  mutation RotateDialogMutation($input: RotateMachineClientSecretInput!) {
    rotateMachineClientSecret(input: $input) { machineClient { id ...MachineClientsPage_client } secret }
  }
`)

/** For how many hours the previous secret remains valid, so that the program can be switched without interruption. */
const overlaps = { day: 24, week: 168, hour: 1, none: 0 } as const
const choices = Object.keys(overlaps) as (keyof typeof overlaps)[]

/** Replaces a program's secret, after asking how long the previous one remains valid. */
export default function RotateDialog({
  client: key,
  onClose,
}: {
  client: RotateDialog_client$key
  onClose: (isChanged: boolean) => void
}) {
  const { t } = useTranslation(['machineClients', 'shared'])
  const client = useFragment(
    graphql`
    fragment RotateDialog_client on MachineClient { id name clientId scopes }
  `,
    key,
  )
  const { control, handleSubmit } = useForm({ defaultValues: { overlap: choices[0] } })
  const [run, isRunning] = useAction<RotateDialogMutation>(rotate)
  const [secret, setSecret] = useState<Secret | null>(null)
  const submit = handleSubmit(async ({ overlap }) => {
    const answer = await run({ input: { id: client.id, overlapHours: overlaps[overlap ?? 'day'] } }).catch(() => null)
    if (!answer) return
    const { clientId, scopes } = client
    setSecret({
      clientId,
      secret: answer.rotateMachineClientSecret.secret,
      isExploring: scopes.includes('EXPLORE'),
      isProvisioning: scopes.includes('SCIM'),
    })
  })
  if (secret) return <SecretDialog {...secret} onClose={() => onClose(true)} />
  return (
    <Drawer place="center" width="460px" title={t('rotate')} onClose={() => onClose(false)}>
      <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start">
          <Text>{t('rotateQuestion', { replace: { name: client.name } })}</Text>
          <Select
            control={control}
            name="overlap"
            label={t('overlap')}
            hint={t('overlapHint')}
            isRequired
            options={choices.map((value) => ({ value, label: t(`overlaps.${value}`) }))}
          />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isRunning} aria-busy={isRunning}>
            {t('rotate')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
