import { chakra } from '@chakra-ui/react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { ComboboxMany } from '../../../shared/fields/ComboboxMany.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { useUserIds, userOption } from '../../../shared/fields/UserPicker.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { fold } from '../../../../common/text.ts'
import type { FolderValues } from './folderValues.ts'
import type { FolderShareUsersQuery } from './__generated__/FolderShareUsersQuery.graphql.ts'

const shownUsers = 20

/** A choice of several users who manage talents, never the current user (001/6; decision D-92). */
export default function FolderShareUsers({
  control,
  isDisabled,
}: {
  control: Control<FolderValues>
  isDisabled: boolean
}) {
  const { t } = useTranslation(['verifications', 'shared'])
  const { user } = useSession()
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name: 'sharedUsers' })
  useUserIds(field.value, field.onChange)
  const load = async (search: string) => {
    const answer = await fetchQuery<FolderShareUsersQuery>(
      environment,
      graphql`
      query FolderShareUsersQuery {
        usersByPermission(permission: "TalentManagement:TalentManagement") @required(action: THROW) { id userName fullName }
      }
    `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).toPromise()
    const words = fold(search).split(/\s+/).filter(Boolean)
    return (answer?.usersByPermission ?? [])
      .filter(({ userName, fullName }) => {
        const text = fold(`${userName} ${fullName}`)
        return userName !== user.userName && words.every((word) => text.includes(word))
      })
      .slice(0, shownUsers)
      .map(userOption)
  }
  return (
    <chakra.fieldset
      disabled={isDisabled}
      border="0"
      margin="0"
      padding="0"
      minWidth="0"
      opacity={isDisabled ? 0.6 : 1}
    >
      <Field
        label={t('folderForm.shareUsers')}
        error={fieldState.error?.message}
        hint={isDisabled ? t('folderForm.sharedWithAllAlready') : undefined}
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
