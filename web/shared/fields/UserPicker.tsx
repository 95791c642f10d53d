import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './textFields.tsx'
import type { UserPickerQuery } from './__generated__/UserPickerQuery.graphql.ts'

/** What the form holds: the user name, and the text to show for it. */
export interface PickedUser {
  value: string
  label: string
}

/** `lan.pt — Phạm Thị Lan`, as people are shown in pickers. */
export const userOption = (user: { userName: string; fullName: string }): PickedUser => ({
  value: user.userName,
  label: user.fullName && user.fullName !== user.userName ? `${user.userName} — ${user.fullName}` : user.userName,
})

/** One user of the company, searched on the server; the field's value is a PickedUser or null. */
export function UserPicker<T extends FieldValues>({ control, name, label, hint, rules }: FieldProps<T>) {
  const { t } = useTranslation('shared')
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name, rules })
  const load = async (search: string) => {
    const answer = await fetchQuery<UserPickerQuery>(environment, graphql`
      query UserPickerQuery($search: String) {
        users(search: $search, first: 20) { nodes { userName fullName } }
      }
    `, { search: search || null }, { fetchPolicy: 'store-or-network' }).toPromise()
    return answer?.users.nodes.map(userOption) ?? []
  }
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          aria={aria} inputRef={field.ref} value={field.value ?? null} onChange={field.onChange} onBlur={field.onBlur} load={load}
          placeholder={t('searchUsers')}
        />
      )}
    </Field>
  )
}
