import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Combobox } from '../../../shared/fields/Combobox.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import type { TaskValues } from './taskValues.ts'
import type { FolderFieldQuery } from './__generated__/FolderFieldQuery.graphql.ts'

/** A talent folder that the viewer sees. */
export default function FolderField({ control }: { control: Control<TaskValues> }) {
  const { t } = useTranslation('dpsTasks')
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name: 'folder' })
  const load = async (search: string) => {
    const answer = await fetchQuery<FolderFieldQuery>(
      environment,
      graphql`
      query FolderFieldQuery($query: String) { talentFolders(query: $query, first: 30) @required(action: THROW) { nodes { id name } } }
    `,
      { query: search || null },
    ).toPromise()
    return answer?.talentFolders.nodes.map(({ id, name }) => ({ value: id, label: name })) ?? []
  }
  return (
    <Field label={t('form.folder')} error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          aria={aria}
          inputRef={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('form.searchFolders')}
        />
      )}
    </Field>
  )
}
