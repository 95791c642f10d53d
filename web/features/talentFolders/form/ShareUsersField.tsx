import { Flex, chakra } from '@chakra-ui/react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Chip } from '../../../shared/fields/Chip.tsx'
import { Combobox } from '../../../shared/fields/Combobox.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { userOption } from '../../../shared/fields/UserPicker.tsx'
import type { FolderValues } from './folderValues.ts'
import type { ShareUsersFieldQuery } from './__generated__/ShareUsersFieldQuery.graphql.ts'

/** Several users, searched on the server among those whom a folder can be shared with; never the current user. */
export default function ShareUsersField({ control, isDisabled }: { control: Control<FolderValues>; isDisabled: boolean }) {
  const { t } = useTranslation(['talentFolders', 'shared'])
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name: 'sharedUsers' })
  const load = async (search: string) => {
    const answer = await fetchQuery<ShareUsersFieldQuery>(environment, graphql`
      query ShareUsersFieldQuery($search: String) {
        talentFolderShareableUsers(search: $search) { userName fullName }
      }
    `, { search: search || null }).toPromise()
    const chosen = new Set(field.value.map(({ value }) => value))
    return answer?.talentFolderShareableUsers.map(userOption).filter(({ value }) => !chosen.has(value)) ?? []
  }
  return (
    // A fieldset switches off everything in it, for the keyboard and for assistive technology too.
    <chakra.fieldset disabled={isDisabled} border="0" margin="0" padding="0" minWidth="0" opacity={isDisabled ? 0.6 : 1}>
      <Field label={t('shareUsers')} error={fieldState.error?.message} hint={isDisabled ? t('sharedWithAllAlready') : undefined}>
        {(aria) => (
          <>
            {field.value.length > 0 && (
              <Flex wrap="wrap" gap="1" marginBlockEnd="1.5">
                {field.value.map((user) => (
                  <Chip key={user.value} label={user.label} onRemove={() => field.onChange(field.value.filter((other) => other !== user))} />
                ))}
              </Flex>
            )}
            <Combobox
              aria={aria} inputRef={field.ref} value={null} load={load} onBlur={field.onBlur} placeholder={t('searchUsers', { ns: 'shared' })}
              onChange={(user) => { if (user) field.onChange([...field.value, user]) }}
            />
          </>
        )}
      </Field>
    </chakra.fieldset>
  )
}
