import { chakra } from '@chakra-ui/react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { ComboboxMany } from '../../../shared/fields/ComboboxMany.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { useUserIds, userOption } from '../../../shared/fields/UserPicker.tsx'
import type { FolderValues } from './folderValues.ts'
import type { ShareUsersFieldQuery } from './__generated__/ShareUsersFieldQuery.graphql.ts'

/**
 * A choice of several users, searched on the server among those with whom a folder can be shared; never the current
 * user.
 */
export default function ShareUsersField({
  control,
  isDisabled,
}: {
  control: Control<FolderValues>
  isDisabled: boolean
}) {
  const { t } = useTranslation(['talentFolders', 'shared'])
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name: 'sharedUsers' })
  useUserIds(field.value, field.onChange)
  const load = async (search: string) => {
    const answer = await fetchQuery<ShareUsersFieldQuery>(
      environment,
      graphql`
      query ShareUsersFieldQuery($query: String) {
        talentFolderShareableUsers(query: $query) @required(action: THROW) { id userName fullName }
      }
    `,
      { query: search || null },
    ).toPromise()
    return answer?.talentFolderShareableUsers.map(userOption) ?? []
  }
  return (
    // A fieldset disables everything in it, also for the keyboard and assistive technology.
    <chakra.fieldset
      disabled={isDisabled}
      border="0"
      margin="0"
      padding="0"
      minWidth="0"
      opacity={isDisabled ? 0.6 : 1}
    >
      <Field
        label={t('shareUsers')}
        error={fieldState.error?.message}
        hint={isDisabled ? t('sharedWithAllAlready') : undefined}
      >
        {(aria) => (
          <ComboboxMany
            aria={aria}
            inputRef={field.ref}
            values={field.value}
            load={load}
            onBlur={field.onBlur}
            onChange={field.onChange}
            placeholder={t('searchUsers', { ns: 'shared' })}
          />
        )}
      </Field>
    </chakra.fieldset>
  )
}
