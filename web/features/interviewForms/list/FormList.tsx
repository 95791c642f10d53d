import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { Pager } from '../../../shared/Pager.tsx'
import { Table, WideRow } from '../../../shared/table/Table.tsx'
import { useCan } from '../../../shared/useCan.ts'
import { useRefresh } from '../../../shared/useRefresh.ts'
import { formColumns } from './columns.ts'
import FormDeleteDialog from './FormDeleteDialog.tsx'
import FormPreviewDialog from './FormPreviewDialog.tsx'
import FormRow, { type RowDialog } from './FormRow.tsx'
import FormSettingDialog from './FormSettingDialog.tsx'
import type { ScreenState, SetScreenState } from './screenState.ts'
import type { FormListQuery } from './__generated__/FormListQuery.graphql.ts'

/** The forms tab shows feedback forms (000/9). */
const feedback = 1

const listQuery = graphql`
  query FormListQuery($category: Int!, $search: String, $page: Int!, $size: Int!) {
    interviewForms(category: $category, search: $search, first: $size, page: $page) {
      paging { ...Pager_paging }
      nodes { id databaseId name ...FormRow_form ...FormSettingDialog_form }
    }
  }
`

interface Props {
  /** What is shown, a moment behind what is asked for while rows load. */
  state: ScreenState
  isBehind: boolean
  set: SetScreenState
  /** Grows when the user tries a failed load again. */
  attempt: number
  onCreate: () => void
}

/** The forms page by page, with their dialogs. */
export default function FormList({ state, isBehind, set, attempt, onCreate }: Props) {
  const { t } = useTranslation('interviewForms')
  const can = useCan()
  const columns = formColumns(t)
  const variables = { category: feedback, search: state.name || null, page: state.page, size: state.size }
  const {
    interviewForms: { nodes, paging },
  } = useLazyLoadQuery<FormListQuery>(listQuery, variables, { fetchPolicy: 'store-and-network', fetchKey: attempt })
  const [refresh, isRefreshing] = useRefresh<FormListQuery>(listQuery, variables)
  const [open, setOpen] = useState<{ id: string; dialog: RowDialog } | null>(null)
  const chosen = nodes.find(({ id }) => id === open?.id)
  const close = (isChanged: boolean) => {
    setOpen(null)
    if (!isChanged) return
    // Nothing is left on this page when its only row goes.
    if (open?.dialog === 'delete' && nodes.length === 1 && state.page > 1)
      set({ page: state.page - 1 }, { replace: true })
    else refresh()
  }
  return (
    <>
      <Table label={t('formsTab')} columns={columns} isBusy={isBehind || isRefreshing}>
        {nodes.map((node, at) => (
          <FormRow
            key={node.id}
            form={node}
            number={(state.page - 1) * state.size + at + 1}
            onOpen={(dialog) => setOpen({ id: node.id, dialog })}
          />
        ))}
        {nodes.length === 0 && (
          <WideRow columns={columns}>
            {state.name ? (
              <EmptyState kind="filtered" onClear={() => set({ name: '', page: 1 })} />
            ) : (
              <EmptyState
                kind="unused"
                title={t('none')}
                hint={t('noneHint')}
                action={
                  can('FormSettingDialogMutation') && (
                    <Button kind="primary" onClick={onCreate}>
                      {t('create')}
                    </Button>
                  )
                }
              />
            )}
          </WideRow>
        )}
      </Table>
      <Pager paging={paging} onPage={(page) => set({ page })} onSize={(size) => set({ size, page: 1 })} />
      {chosen && open?.dialog === 'preview' && (
        <FormPreviewDialog name={chosen.name} databaseId={chosen.databaseId} onClose={() => setOpen(null)} />
      )}
      {chosen && open?.dialog === 'setting' && <FormSettingDialog form={chosen} onClose={close} onOutdated={refresh} />}
      {chosen && open?.dialog === 'delete' && <FormDeleteDialog id={chosen.id} name={chosen.name} onClose={close} />}
    </>
  )
}
