import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { useUses } from '../../shared/words/useUses.ts'
import CandidateFieldDialog from './CandidateFieldDialog.tsx'
import { fieldsSource } from './preload.ts'
import type {
  CandidateFields_field$data,
  CandidateFields_field$key,
} from './__generated__/CandidateFields_field.graphql.ts'
import type { CandidateFieldsDeleteMutation } from './__generated__/CandidateFieldsDeleteMutation.graphql.ts'
import type { CandidateFieldsQuery } from './__generated__/CandidateFieldsQuery.graphql.ts'

const query = asQuery<CandidateFieldsQuery>(graphql`
  query CandidateFieldsQuery($query: String, $page: Int, $size: Int!, $after: String) {
    companyRoles @catch(to: NULL) { code name }
    companyCandidateFields(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...CandidateFields_field ...CandidateFieldDialog_field }
    }
  }
`)
const row = asFragment<CandidateFields_field$key>(graphql`
  fragment CandidateFields_field on CandidateExtensionField {
    id key label type isRequired isActive choices roleCodes place candidateCount roles { name }
  }
`)
const remove = asMutation<CandidateFieldsDeleteMutation>(graphql`
  mutation CandidateFieldsDeleteMutation($input: DeleteCandidateFieldInput!) {
    deleteCandidateField(input: $input) { deletedCandidateFieldId }
  }
`)

type Row = CandidateFields_field$data

/** The company fields of candidates, in the order in which forms show them. */
export function CandidateFields() {
  const { t } = useTranslation(['companyProfiles', 'list'])
  const count = useUses()
  const typeOf = ({ type }: Row) => t(`types.${type}`)
  const stateOf = ({ isActive }: Row) => t(isActive ? 'active' : 'inactive')
  return (
    <ListScreen
      {...fieldsSource}
      list="candidateFields"
      level="h2"
      title={t('fields')}
      query={query}
      row={row}
      connection={({ companyCandidateFields }) => companyCandidateFields}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'label', label: t('label'), text: ({ label }) => label },
        { key: 'key', label: t('key'), text: ({ key }) => key },
        { key: 'type', label: t('kind'), text: typeOf },
        { key: 'choices', label: t('choices'), text: ({ choices }) => choices.join(', '), width: '240px' },
        { key: 'required', label: t('required'), text: ({ isRequired }) => (isRequired ? t('isRequired') : '') },
        {
          key: 'state',
          label: t('state'),
          text: stateOf,
          cell: (field) => <StatusTag color={field.isActive ? 'green' : 'neutral'}>{stateOf(field)}</StatusTag>,
        },
        {
          key: 'roles',
          label: t('roles'),
          text: ({ roles, roleCodes }) => (roles?.map(({ name }) => name) ?? roleCodes).join(', ') || t('everyone'),
          width: '240px',
        },
        { key: 'place', label: t('place'), text: ({ place }) => place, align: 'number' },
        {
          key: 'candidates',
          label: t('candidates'),
          text: ({ candidateCount }) => count(candidateCount ?? undefined),
          align: 'end',
        },
      ]}
      nameOf={({ label }) => label}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'CandidateFieldDialogCreateMutation',
        dialog: ({ data, close }) => (
          <CandidateFieldDialog field={null} roles={data?.companyRoles ?? []} onClose={close} />
        ),
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'CandidateFieldDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, data, close }) => (
            <CandidateFieldDialog field={node} roles={data.companyRoles ?? []} onClose={close} />
          ),
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'CandidateFieldsDeleteMutation',
          refusal: ({ candidateCount }) => (candidateCount ? t('inUse') : undefined),
          dialog: ({ row: { id, label }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={label} onClose={close} />
          ),
        },
      ]}
    />
  )
}
