import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import { formatDate } from '../../../shared/format/dates.ts'
import { errorText } from '../../../shared/format/errorText.ts'
import { DeleteDialog } from '../../../shared/list/dialogs/DeleteDialog.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../../shared/list/typed.ts'
import { ActiveTag } from '../ActiveTag.tsx'
import { editPath, viewPath } from '../paths.ts'
import { workflowsSource } from './preload.ts'
import { WorkflowCreateDialog } from './WorkflowCreateDialog.tsx'
import type { WorkflowList_workflow$key } from './__generated__/WorkflowList_workflow.graphql.ts'
import type { WorkflowListDeleteMutation } from './__generated__/WorkflowListDeleteMutation.graphql.ts'
import type { WorkflowListQuery } from './__generated__/WorkflowListQuery.graphql.ts'

const query = asQuery<WorkflowListQuery>(graphql`
  query WorkflowListQuery($page: Int, $size: Int!, $after: String) {
    workflows(first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...WorkflowList_workflow }
    }
  }
`)
const row = asFragment<WorkflowList_workflow$key>(graphql`
  fragment WorkflowList_workflow on Workflow { id databaseId name isActive createdAt departments { name } }
`)
const remove = asMutation<WorkflowListDeleteMutation>(graphql`
  mutation WorkflowListDeleteMutation($input: DeleteWorkflowInput!) { deleteWorkflow(input: $input) { deletedWorkflowId } }
`)

/** The company's workflows (000/2.7): a separate screen, and a tab of the interview settings. */
export function WorkflowList({ level }: { level: 'h1' | 'h2' }) {
  const { t } = useTranslation(['workflows', 'list'])
  const navigate = useNavigate()
  return (
    <ListScreen
      {...workflowsSource}
      list="workflows"
      level={level}
      title={t('title')}
      query={query}
      row={row}
      connection={({ workflows }) => workflows}
      columns={[
        {
          key: 'name',
          label: t('columns.name'),
          text: ({ name }) => name,
          cell: ({ databaseId, name }) => <Link to={viewPath(databaseId)}>{name}</Link>,
        },
        {
          key: 'active',
          label: t('columns.active'),
          text: ({ isActive }) => t(isActive ? 'active' : 'inactive'),
          cell: ({ isActive }) => <ActiveTag isActive={isActive} />,
        },
        {
          key: 'departments',
          label: t('columns.departments'),
          text: ({ departments }) => (departments ?? []).map(({ name }) => name).join(', '),
        },
        {
          key: 'createdDate',
          label: t('columns.createdDate'),
          text: ({ createdAt }) => formatDate(createdAt),
          align: 'number',
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create'),
        operation: 'CreateFormMutation',
        dialog: ({ close }) => <WorkflowCreateDialog onClose={() => close(false)} />,
      }}
      actionsLabel={t('columns.actions')}
      actions={[
        {
          label: t('edit'),
          icon: Pencil,
          operation: 'useWorkflowFormMutation',
          isDefault: true,
          run: ({ databaseId }) => void navigate(editPath(databaseId)),
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'WorkflowListDeleteMutation',
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog
              mutation={remove}
              variables={{ input: { id } }}
              name={name}
              hint={t('deleteHint')}
              onClose={close}
              // The specification's text, followed by the services' reason if there is one.
              failure={(error) => (error.errorCode ? `${t('deleteFailed')} ${errorText(error)}` : t('deleteFailed'))}
            />
          ),
        },
      ]}
    />
  )
}
