/**
 * Form fields for users of the company, searched on the server a moment after the last keystroke, ignoring accents and
 * case.
 *
 *   <UserPicker control={control} name="owner" label={t('owner')} isRequired />
 *   <UsersPicker control={control} name="watchers" label={t('watchers')} />
 *
 * The form value is a PickedUser or null, or a list of them. Keys: ↓ opens and moves, Enter chooses, Esc closes;
 * emptying the box of UserPicker removes its user, and the chips of UsersPicker have buttons to remove them.
 */
import { useEffect, useEffectEvent } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Combobox } from './Combobox.tsx'
import { ComboboxMany } from './ComboboxMany.tsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './textFields.tsx'
import type { UserPickerIdQuery } from './__generated__/UserPickerIdQuery.graphql.ts'
import type { UserPickerQuery } from './__generated__/UserPickerQuery.graphql.ts'

/** The form value: the user name, which drafts and addresses store, and the text to show for it. */
export interface PickedUser {
  value: string
  label: string
  /** The global id, which mutations accept. */
  id?: string
}

/** Returns the option of a user in pickers: `lan.pt — Phạm Thị Lan`. */
export const userOption = (user: { id: string; userName: string; fullName: string }): PickedUser => ({
  id: user.id,
  value: user.userName,
  label: user.fullName && user.fullName !== user.userName ? `${user.userName} — ${user.fullName}` : user.userName,
})

/** Returns the id for mutations. A user name that has no id (yet) is refused with an error under its field. */
export const idOfUser = ({ id, value }: PickedUser): string => id ?? value

/** Looks up the ids of users whom an older draft stores by user name only. */
export function useUserIds(users: readonly PickedUser[], onFound: (users: PickedUser[]) => void): void {
  const environment = useRelayEnvironment()
  const missing = users.flatMap(({ id, value }) => (id ? [] : [value])).join(' ')
  const take = useEffectEvent((found: ReadonlyMap<string, string>) => {
    if (users.some(({ id, value }) => !id && found.has(value)))
      onFound(users.map((user) => ({ ...user, id: user.id ?? found.get(user.value) })))
  })
  useEffect(() => {
    for (const userName of missing.split(' ').filter(Boolean)) {
      fetchQuery<UserPickerIdQuery>(
        environment,
        graphql`
        query UserPickerIdQuery($userName: String!) { user(userName: $userName) { id } }
      `,
        { userName },
      )
        .toPromise()
        .then(
          (answer) => answer?.user && take(new Map([[userName, answer.user.id]])),
          () => undefined, // The name is refused when the form is sent.
        )
    }
  }, [environment, missing])
}

/** Returns the search of the user pickers. */
export function useUserSearch() {
  const environment = useRelayEnvironment()
  return async (search: string): Promise<PickedUser[]> => {
    const answer = await fetchQuery<UserPickerQuery>(
      environment,
      graphql`
      query UserPickerQuery($query: String) {
        users(query: $query, first: 20) @required(action: THROW) { nodes { id userName fullName } }
      }
    `,
      { query: search || null },
      { fetchPolicy: 'store-or-network' },
    ).toPromise()
    return answer?.users.nodes.map(userOption) ?? []
  }
}

interface Props<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
}

/** A picker for one user of the company; the field's value is a PickedUser or null. */
export function UserPicker<T extends FieldValues>({ control, name, label, hint, rules, isRequired }: Props<T>) {
  const { t } = useTranslation('shared')
  const load = useUserSearch()
  const { field, fieldState } = useController({
    control,
    name,
    rules: { ...rules, ...(isRequired && { required: t('required') }) },
  })
  useUserIds(field.value ? [field.value as PickedUser] : [], ([user]) => field.onChange(user))
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

/** A picker for several users of the company; the field's value is a list of PickedUser. */
export function UsersPicker<T extends FieldValues>({ control, name, label, hint, rules, isRequired }: Props<T>) {
  const { t } = useTranslation('shared')
  const load = useUserSearch()
  const validate = (list: readonly PickedUser[] | undefined) => !isRequired || Boolean(list?.length) || t('required')
  const { field, fieldState } = useController({ control, name, rules: { ...rules, validate } })
  useUserIds((field.value ?? []) as PickedUser[], field.onChange)
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
