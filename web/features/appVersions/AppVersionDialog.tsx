import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { Select, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { AppVersionDialog_version$key } from './__generated__/AppVersionDialog_version.graphql.ts'
import type { AppVersionDialogCreateMutation } from './__generated__/AppVersionDialogCreateMutation.graphql.ts'
import type { AppVersionDialogUpdateMutation } from './__generated__/AppVersionDialogUpdateMutation.graphql.ts'

const create = asMutation<AppVersionDialogCreateMutation>(graphql`
  mutation AppVersionDialogCreateMutation($input: CreateAppVersionInput!) {
    createAppVersion(input: $input) { appVersion { id ...AppVersionsPage_version } }
  }
`)
const update = asMutation<AppVersionDialogUpdateMutation>(graphql`
  mutation AppVersionDialogUpdateMutation($input: UpdateAppVersionInput!) {
    updateAppVersion(input: $input) { appVersion { id ...AppVersionsPage_version ...AppVersionDialog_version } }
  }
`)

interface Values {
  appId: string
  version: string
  isUpdateRequired: boolean
}
interface Props {
  /** Null for a new record. */
  version: AppVersionDialog_version$key | null
  /** The apps, the default app first. */
  apps: readonly string[]
  onClose: (isChanged: boolean) => void
}

/** The dialog for an app version: its app, its number, and whether users of older versions must update. */
export default function AppVersionDialog({ version: key, apps, onClose }: Props) {
  const { t } = useTranslation(['appVersions', 'list'])
  const record = useFragment(
    graphql`
    fragment AppVersionDialog_version on AppVersion { id databaseId appId version isUpdateRequired }
  `,
    key,
  )
  const save = ({ appId, version, isUpdateRequired }: Values) => {
    const fields = { appId, version: version.trim(), isUpdateRequired }
    return record ? saveBy(update, { input: { id: record.id, ...fields } }) : saveBy(create, { input: fields })
  }
  // A record keeps its app even if that app no longer exists.
  const known = record && !apps.includes(record.appId) ? [...apps, record.appId] : apps
  return (
    <EntityDialog<Values>
      title={`${t(record ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`appVersion:${record?.databaseId ?? 'new'}`}
      isNew={!record}
      values={{
        appId: record?.appId ?? apps[0] ?? '',
        version: record?.version ?? '',
        isUpdateRequired: record?.isUpdateRequired ?? false,
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <Select
            control={control}
            name="appId"
            label={t('appId')}
            isRequired
            options={known.map((value) => ({ value, label: value }))}
          />
          <TextField
            control={control}
            name="version"
            label={t('version')}
            hint={t('versionHint')}
            isRequired
            maxLength={40}
          />
          <SwitchField control={control} name="isUpdateRequired" label={t('updateRequired')} hint={t('updateHint')} />
        </>
      )}
    </EntityDialog>
  )
}
