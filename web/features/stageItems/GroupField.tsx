import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Combobox } from '../../shared/fields/Combobox.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import type { GroupFieldQuery } from './__generated__/GroupFieldQuery.graphql.ts'
import type { StageValues } from './StageDialog.tsx'

/** The group that a status is offered with. */
export function GroupField({ control }: { control: Control<StageValues> }) {
  const { t } = useTranslation(['stageItems', 'shared'])
  const environment = useRelayEnvironment()
  const rules = { required: t('required', { ns: 'shared' }) }
  const { field, fieldState } = useController({ control, name: 'group', rules })
  const load = async (query: string) => {
    const answer = await fetchQuery<GroupFieldQuery>(
      environment,
      graphql`
      query GroupFieldQuery($query: String) {
        stageItems(filter: { kind: STATUS_GROUP }, query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: query || null },
    ).toPromise()
    return (answer?.stageItems.nodes ?? []).map(({ id, name }) => ({ value: id, label: name }))
  }
  return (
    <Field label={t('words.STATUS_GROUP')} isRequired error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          value={field.value}
          onChange={field.onChange}
          load={load}
          inputRef={field.ref}
          onBlur={field.onBlur}
          aria={aria}
        />
      )}
    </Field>
  )
}
