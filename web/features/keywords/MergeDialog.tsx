import { useCallback } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Combobox } from '../../shared/fields/Combobox.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { KeywordKind } from './kinds.ts'
import type { MergeDialogMutation } from './__generated__/MergeDialogMutation.graphql.ts'
import type { MergeDialogQuery } from './__generated__/MergeDialogQuery.graphql.ts'

const merge = asMutation<MergeDialogMutation>(graphql`
  mutation MergeDialogMutation($input: MergeKeywordInput!) {
    mergeKeyword(input: $input) { deletedKeywordId keyword { id ...KeywordsPage_keyword } }
  }
`)

interface Values {
  intoId: { value: string; label: string } | null
}
interface Props {
  /** The word that goes. */
  keyword: { id: string; name: string }
  kind: KeywordKind
  onClose: (isChanged: boolean) => void
}

/** Asks which word of the same list takes the place of this one. */
export default function MergeDialog({ keyword, kind, onClose }: Props) {
  const { t } = useTranslation('keywords')
  const replace = { name: keyword.name }
  return (
    <EntityDialog<Values>
      title={t('mergeTitle', { replace })}
      submitText={t('merge')}
      draft={`keyword-merge:${keyword.id}`}
      isNew={false}
      values={{ intoId: null }}
      save={({ intoId }) => saveBy(merge, { input: { id: keyword.id, intoId: intoId!.value } })}
      onClose={onClose}
      minHeight="320px"
    >
      {({ control }) => (
        <IntoField
          control={control}
          keyword={keyword}
          kind={kind}
          label={t('into')}
          hint={t('intoHint', { replace })}
        />
      )}
    </EntityDialog>
  )
}

interface IntoProps {
  control: Control<Values>
  keyword: { id: string }
  kind: KeywordKind
  label: string
  hint: string
}

function IntoField({ control, keyword, kind, label, hint }: IntoProps) {
  const { t } = useTranslation('shared')
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name: 'intoId', rules: { required: t('required') } })
  const load = useCallback(
    async (query: string) => {
      const answer = await fetchQuery<MergeDialogQuery>(
        environment,
        graphql`
        query MergeDialogQuery($filter: KeywordFilter!, $query: String) {
          keywords(filter: $filter, query: $query, first: 20) @required(action: THROW) { nodes { id name } }
        }
      `,
        { filter: { kind }, query: query || null },
      ).toPromise()
      return (answer?.keywords.nodes ?? [])
        .filter(({ id }) => id !== keyword.id)
        .map(({ id, name }) => ({ value: id, label: name }))
    },
    [environment, kind, keyword.id],
  )
  return (
    <Field label={label} hint={hint} isRequired error={fieldState.error?.message}>
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
