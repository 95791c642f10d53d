import { Box, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { NumberField, Select, TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import ModuleIcon from '../../shared/images/ModuleIcon.tsx'
import { languages, textIn, type ModuleValues } from './moduleValues.ts'
import type { ModuleDialog_module$key } from './__generated__/ModuleDialog_module.graphql.ts'
import type { ModuleDialogCreateMutation } from './__generated__/ModuleDialogCreateMutation.graphql.ts'
import type { ModuleDialogUpdateMutation } from './__generated__/ModuleDialogUpdateMutation.graphql.ts'
import type { ModuleDialogVersionQuery } from './__generated__/ModuleDialogVersionQuery.graphql.ts'

const create = asMutation<ModuleDialogCreateMutation>(graphql`
  mutation ModuleDialogCreateMutation($input: CreateModuleInput!) {
    createModule(input: $input) { module { id ...ModulesPage_module } }
  }
`)
const update = asMutation<ModuleDialogUpdateMutation>(graphql`
  mutation ModuleDialogUpdateMutation($input: UpdateModuleInput!) {
    updateModule(input: $input) { module { id ...ModulesPage_module ...ModuleDialog_module } }
  }
`)
const versionQuery = graphql`
  query ModuleDialogVersionQuery($id: ID!) {
    node(id: $id) @required(action: THROW) { ... on Module { version } }
  }
`
const empty = { en: '', vi: '', ja: '' }

interface Props {
  /** Null for a new record, which belongs to the company. */
  record: ModuleDialog_module$key | null
  /** The icons that the module can have. */
  icons: readonly { readonly name: string; readonly icon: string }[]
  onClose: (isChanged: boolean) => void
}

/**
 * The dialog for a module: its name and purpose in each language, its icon, its position, and the link of a company
 * module.
 */
export default function ModuleDialog({ record: key, icons, onClose }: Props) {
  const { t, i18n } = useTranslation(['modules', 'list'])
  const environment = useRelayEnvironment()
  const module = useFragment(
    graphql`
    fragment ModuleDialog_module on Module @throwOnFieldError {
      id databaseId version names { en vi ja } descriptions { en vi ja } icon link place isOwn
    }
  `,
    key,
  )
  const isOwn = module?.isOwn ?? true
  const choices = icons.map(({ name, icon }) => ({ value: icon, label: name }))
  // A module keeps its icon even if that is no longer in the list.
  if (module?.icon && !icons.some(({ icon }) => icon === module.icon))
    choices.push({ value: module.icon, label: module.icon.replaceAll('-', ' ') })
  const save = async ({ names, descriptions, icon, link, place }: ModuleValues, overwrites: boolean) => {
    const input = {
      names: { ...names },
      descriptions: { ...descriptions },
      icon: icon || null,
      link: link.trim() || null,
      place: place.trim() === '' ? null : Number(place),
    }
    if (!module) return saveBy(create, { input })
    // Overwriting another user's change requires the current version.
    const now = overwrites
      ? await fetchQuery<ModuleDialogVersionQuery>(environment, versionQuery, { id: module.id })
          .toPromise()
          .catch(() => undefined)
      : undefined
    return saveBy(update, { input: { ...input, id: module.id, version: now?.node.version ?? module.version } })
  }
  return (
    <EntityDialog<ModuleValues>
      title={
        module
          ? `${t('edit', { ns: 'list' })}: ${textIn(module.names, i18n.language)}`
          : `${t('create', { ns: 'list' })}: ${t('module')}`
      }
      draft={`module:${module?.databaseId ?? 'new'}`}
      isNew={!module}
      values={{
        names: { ...empty, ...module?.names },
        descriptions: { ...empty, ...module?.descriptions },
        icon: module?.icon ?? '',
        link: module?.link ?? '',
        place: module ? String(module.place) : '',
      }}
      fields={{ names: 'names.en' }}
      save={save}
      onClose={onClose}
    >
      {({ control, watch }) => (
        <>
          <Text color="fg.muted">{t(isOwn ? 'ownHint' : 'productHint')}</Text>
          {languages.map((language) => (
            <Box key={language} as="fieldset" display="grid" gap="2">
              <Text as="legend" fontWeight="600" marginBlockEnd="2">
                {t(`languages.${language}`)}
              </Text>
              <TextField control={control} name={`names.${language}`} label={t('name')} maxLength={100} />
              <TextArea
                control={control}
                name={`descriptions.${language}`}
                label={t('description')}
                maxLength={500}
                rows={2}
              />
            </Box>
          ))}
          {isOwn && <TextField control={control} name="link" label={t('link')} hint={t('linkHint')} maxLength={2000} />}
          <Select control={control} name="icon" label={t('icon')} options={choices} />
          <Box minHeight="5" aria-hidden>
            <ModuleIcon name={watch('icon')} size={20} />
          </Box>
          <NumberField
            control={control}
            name="place"
            label={t('place')}
            hint={t('placeHint')}
            min={1}
            max={100_000}
            isWhole
          />
        </>
      )}
    </EntityDialog>
  )
}
