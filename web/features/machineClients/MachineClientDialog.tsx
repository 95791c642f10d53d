import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy, type Save } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { PermissionField } from '../../shared/permissions/PermissionField.tsx'
import type { Module } from '../../shared/permissions/permissions.ts'
import { useSession } from '../../shared/session/session.ts'
import SecretDialog, { type Secret } from './SecretDialog.tsx'
import type { MachineClientDialog_client$key } from './__generated__/MachineClientDialog_client.graphql.ts'
import type { MachineClientDialogCreateMutation } from './__generated__/MachineClientDialogCreateMutation.graphql.ts'
import type { MachineClientDialogUpdateMutation } from './__generated__/MachineClientDialogUpdateMutation.graphql.ts'

const create = asMutation<MachineClientDialogCreateMutation>(graphql`
  mutation MachineClientDialogCreateMutation($input: CreateMachineClientInput!) {
    createMachineClient(input: $input) { machineClient { id clientId ...MachineClientsPage_client } secret }
  }
`)
const update = asMutation<MachineClientDialogUpdateMutation>(graphql`
  mutation MachineClientDialogUpdateMutation($input: UpdateMachineClientInput!) {
    updateMachineClient(input: $input) { machineClient { id ...MachineClientsPage_client ...MachineClientDialog_client } }
  }
`)

interface Values {
  name: string
  description: string
  isExploring: boolean
  isProvisioning: boolean
  permissions: readonly string[]
}
interface Props {
  /** Null for a new record. */
  client: MachineClientDialog_client$key | null
  modules: readonly Module[]
  onClose: (isChanged: boolean) => void
}

/** The dialog for a program: its name and its permissions. The secret of a new one is shown once. */
export default function MachineClientDialog({ client: key, modules, onClose }: Props) {
  const { t } = useTranslation(['machineClients', 'list'])
  const { can } = useSession()
  const client = useFragment(
    graphql`
    fragment MachineClientDialog_client on MachineClient {
      id databaseId name description permissions scopes version
    }
  `,
    key,
  )
  const made = useRef<Secret | null>(null)
  const [secret, setSecret] = useState<Secret | null>(null)
  const save = ({ name, description, isExploring, isProvisioning, permissions }: Values, isForced: boolean): Save => {
    const input = {
      name: name.trim(),
      description: description.trim(),
      permissions,
      scopes: [...(isExploring ? (['EXPLORE'] as const) : []), ...(isProvisioning ? (['SCIM'] as const) : [])],
    }
    if (client)
      return saveBy(update, { input: { id: client.id, ...input, ...(!isForced && { version: client.version }) } })
    return async (send, texts, options) => {
      const { createMachineClient } = await send<MachineClientDialogCreateMutation>(create, { input }, texts, options)
      const { machineClient, secret: shownOnce } = createMachineClient
      made.current = { clientId: machineClient.clientId, secret: shownOnce, isExploring, isProvisioning }
    }
  }
  if (secret) return <SecretDialog {...secret} onClose={() => onClose(true)} />
  const before: readonly string[] = client?.permissions ?? []
  return (
    <EntityDialog<Values>
      title={`${t(client ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`machineClient:${client?.databaseId ?? 'new'}`}
      isNew={!client}
      values={{
        name: client?.name ?? '',
        description: client?.description ?? '',
        isExploring: client?.scopes.includes('EXPLORE') ?? false,
        isProvisioning: client?.scopes.includes('SCIM') ?? false,
        permissions: before,
      }}
      save={save}
      onClose={(isChanged) => (made.current ? setSecret(made.current) : onClose(isChanged))}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} hint={t('nameHint')} isRequired maxLength={100} />
          <TextArea control={control} name="description" label={t('description')} maxLength={500} rows={2} />
          <SwitchField control={control} name="isExploring" label={t('exploring')} hint={t('exploringHint')} />
          <SwitchField control={control} name="isProvisioning" label={t('provisioning')} hint={t('provisioningHint')} />
          <PermissionField
            control={control}
            name="permissions"
            label={t('permissions')}
            modules={modules}
            before={before}
            // Users cannot grant a permission that they do not hold, but they can remove one that was granted before.
            maySwitch={(permission) => before.includes(permission) || can(permission as Parameters<typeof can>[0])}
          />
        </>
      )}
    </EntityDialog>
  )
}
