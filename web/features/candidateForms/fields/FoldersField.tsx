import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { ComboboxMany } from '../../../shared/fields/ComboboxMany.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import type { CandidateValues } from '../form/candidateValues.ts'
import type { FoldersFieldQuery } from './__generated__/FoldersFieldQuery.graphql.ts'

/** Talent folders that a new candidate is put into: the services take own ones only. */
export function FoldersField({ control }: { control: Control<CandidateValues> }) {
  const { t } = useTranslation('candidateForms')
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name: 'folders' })
  const load = async (search: string) => {
    const answer = await fetchQuery<FoldersFieldQuery>(
      environment,
      graphql`
      query FoldersFieldQuery($query: String) {
        talentFolders(query: $query, filter: { isOwn: true }, first: 30) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: search || null },
    ).toPromise()
    return answer?.talentFolders.nodes.map(({ id, name }) => ({ value: id, label: name })) ?? []
  }
  return (
    <Field label={t('fields.folderIds')} error={fieldState.error?.message}>
      {(aria) => (
        <ComboboxMany
          aria={aria}
          inputRef={field.ref}
          values={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('searchFolders')}
        />
      )}
    </Field>
  )
}
