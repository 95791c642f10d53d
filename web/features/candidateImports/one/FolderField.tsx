import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import type { FolderField_query$key } from './__generated__/FolderField_query.graphql.ts'

interface Props {
  options: FolderField_query$key
  hint: string
  error?: string
  /** Global id; '': none. */
  value: string
  onValue: (id: string) => void
}

/** The talent folder that all candidates of an import are put into; nothing for who may see none. */
export function FolderField({ options, hint, error, value, onValue }: Props) {
  const { t } = useTranslation('candidateImports')
  const { talentFolders } = useFragment(
    graphql`
    fragment FolderField_query on Query { talentFolders(first: 100) @catch(to: NULL) { nodes { id name } } }
  `,
    options,
  )
  if (!talentFolders) return null
  return (
    <Field label={t('folder')} hint={hint} error={error}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => onValue(event.target.value)}>
          <option value="">{t('noFolder')}</option>
          {talentFolders.nodes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
