import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatCount } from '../../shared/format/numbers.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { choicesFilter, searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import DepartmentDialog from './DepartmentDialog.tsx'
import { departmentStates } from './departmentValues.ts'
import DepartmentImportButton from './import/DepartmentImportButton.tsx'
import { departmentsSource } from './preload.ts'
import { DepartmentTreeButton } from './tree/DepartmentTreeButton.tsx'
import type { DepartmentsPage_department$key } from './__generated__/DepartmentsPage_department.graphql.ts'
import type { DepartmentsPageDeleteMutation } from './__generated__/DepartmentsPageDeleteMutation.graphql.ts'
import type { DepartmentsPageQuery } from './__generated__/DepartmentsPageQuery.graphql.ts'

const query = asQuery<DepartmentsPageQuery>(graphql`
  query DepartmentsPageQuery($query: String, $filter: DepartmentFilter!, $page: Int, $size: Int!, $after: String) {
    locations @catch(to: NULL) { id name }
    managedDepartments(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...DepartmentsPage_department ...DepartmentDialog_department }
    }
  }
`)
const row = asFragment<DepartmentsPage_department$key>(graphql`
  fragment DepartmentsPage_department on Department {
    id key name legalName isActive position
    parent { name }
    location { name }
    manager { fullName }
    usage { peopleCount jobCount childCount workflowCount }
  }
`)
const remove = asMutation<DepartmentsPageDeleteMutation>(graphql`
  mutation DepartmentsPageDeleteMutation($input: DeleteDepartmentInput!) {
    deleteDepartment(input: $input) { deletedDepartmentId }
  }
`)

/** The tree of the company's departments, for users who manage them (decision D-118). */
export default function DepartmentsPage() {
  const { t } = useTranslation(['departments', 'list'])
  const stateOf = (isActive: boolean) => t(`states.${isActive ? 'OPEN' : 'CLOSED'}`)
  return (
    <ListScreen
      {...departmentsSource}
      list="departments"
      title={t('title')}
      query={query}
      row={row}
      connection={({ managedDepartments }) => managedDepartments}
      filters={{
        keyword: searchFilter(t('keyword')),
        status: choicesFilter(
          t('state'),
          departmentStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ),
      }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'key', label: t('code'), text: ({ key }) => key },
        { key: 'parent', label: t('parent'), text: ({ parent }) => parent?.name },
        { key: 'manager', label: t('manager'), text: ({ manager }) => manager?.fullName },
        { key: 'location', label: t('location'), text: ({ location }) => location?.name },
        { key: 'legalName', label: t('legalName'), text: ({ legalName }) => legalName, isHiddenAtFirst: true },
        {
          key: 'people',
          label: t('people'),
          text: ({ usage }) => usage && formatCount(usage.peopleCount),
          align: 'end',
        },
        { key: 'jobs', label: t('jobs'), text: ({ usage }) => usage && formatCount(usage.jobCount), align: 'end' },
        {
          key: 'state',
          label: t('state'),
          text: ({ isActive }) => stateOf(isActive),
          cell: ({ isActive }) => <StatusTag color={isActive ? 'green' : 'neutral'}>{stateOf(isActive)}</StatusTag>,
        },
        { key: 'place', label: t('place'), text: ({ position }) => position, align: 'end', isHiddenAtFirst: true },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      tools={({ refresh }) => (
        <>
          <DepartmentTreeButton onMoved={refresh} />
          <DepartmentImportButton onImported={refresh} />
        </>
      )}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'DepartmentDialogCreateMutation',
        dialog: ({ data, close }) => (
          <DepartmentDialog department={null} locations={data?.locations ?? []} onClose={close} />
        ),
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'DepartmentDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, data, close }) => (
            <DepartmentDialog department={node} locations={data.locations ?? []} onClose={close} />
          ),
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'DepartmentsPageDeleteMutation',
          refusal: ({ usage }) =>
            usage && usage.peopleCount + usage.jobCount + usage.childCount + usage.workflowCount > 0
              ? t('inUse')
              : undefined,
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}
