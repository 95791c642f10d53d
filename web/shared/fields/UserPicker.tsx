/**
 * People of the company in a form, searched on the server a moment after the last key, without regard to accents and case.
 *
 *   <UserPicker control={control} name="owner" label={t('owner')} isRequired />
 *   <UsersPicker control={control} name="watchers" label={t('watchers')} />
 *
 * The form holds a PickedUser or null, or a list of them. Keys: ↓ opens and moves, Enter takes, Esc closes; emptying the box
 * of UserPicker takes its user away, the chips of UsersPicker have buttons.
 */
import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Combobox } from './Combobox.tsx'
import { ComboboxMany } from './ComboboxMany.tsx'
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

/** The search behind the pickers of users. */
export function useUserSearch() {
  const environment = useRelayEnvironment()
  return async (search: string): Promise<PickedUser[]> => {
    const answer = await fetchQuery<UserPickerQuery>(
      environment,
      graphql`
      query UserPickerQuery($search: String) {
        users(search: $search, first: 20) @required(action: THROW) { nodes { userName fullName } }
      }
    `,
      { search: search || null },
      { fetchPolicy: 'store-or-network' },
    ).toPromise()
    return answer?.users.nodes.map(userOption) ?? []
  }
}

interface Props<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
}

/** One user of the company; the field's value is a PickedUser or null. */
export function UserPicker<T extends FieldValues>({ control, name, label, hint, rules, isRequired }: Props<T>) {
  const { t } = useTranslation('shared')
  const load = useUserSearch()
  const { field, fieldState } = useController({
    control,
    name,
    rules: { ...rules, ...(isRequired && { required: t('required') }) },
  })
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          aria={aria}
          inputRef={field.ref}
          value={field.value ?? null}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('searchUsers')}
        />
      )}
    </Field>
  )
}

/** Several users of the company; the field's value is a list of PickedUser. */
export function UsersPicker<T extends FieldValues>({ control, name, label, hint, rules, isRequired }: Props<T>) {
  const { t } = useTranslation('shared')
  const load = useUserSearch()
  const validate = (list: readonly PickedUser[] | undefined) => !isRequired || Boolean(list?.length) || t('required')
  const { field, fieldState } = useController({ control, name, rules: { ...rules, validate } })
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <ComboboxMany
          aria={aria}
          inputRef={field.ref}
          values={field.value ?? []}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('searchUsers')}
        />
      )}
    </Field>
  )
}
