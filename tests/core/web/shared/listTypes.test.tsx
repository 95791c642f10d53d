import { expect, test } from 'vitest'
import deleteNode, {
  type RufRecordsPageDeleteMutation,
} from '../../../../web/features/rufRecords/__generated__/RufRecordsPageDeleteMutation.graphql.ts'
import queryNode, {
  type RufRecordsPageQuery,
} from '../../../../web/features/rufRecords/__generated__/RufRecordsPageQuery.graphql.ts'
import rowNode, {
  type RufRecordsPage_record$key,
} from '../../../../web/features/rufRecords/__generated__/RufRecordsPage_record.graphql.ts'
import { DeleteDialog } from '../../../../web/shared/list/dialogs/DeleteDialog.tsx'
import { ListScreen } from '../../../../web/shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../../../web/shared/list/typed.ts'

// Errors here do not compile. The type check fails if one of the expected errors is missing.
const query = asQuery<RufRecordsPageQuery>(queryNode)
const row = asFragment<RufRecordsPage_record$key>(rowNode)
const remove = asMutation<RufRecordsPageDeleteMutation>(deleteNode)
const names = { list: 'rufs', title: 'RUF', empty: { title: '', hint: '' } }
const orderBy = { field: 'NAME', direction: 'ASC' } as const

test('columns, variables and rows of a list are checked against its query and fragment', () => {
  const wrong = (
    <ListScreen
      {...names}
      query={query}
      row={row}
      connection={({ rufRecords }) => rufRecords}
      // @ts-expect-error -- the query has no such order
      variables={({ page, size }) => ({ filter: {}, orderBy: { field: 'COLOUR', direction: 'ASC' }, page, size })}
      // @ts-expect-error -- the fragment has no such field
      columns={[{ key: 'salary', label: '', text: ({ salary }) => salary }]}
      nameOf={({ name }) => name}
    />
  )
  const elsewhere = (
    <ListScreen
      {...names}
      query={query}
      row={row}
      // @ts-expect-error -- the answer has no such list
      connection={({ jobs }) => jobs}
      columns={[]}
      nameOf={() => ''}
      variables={({ page, size }) => ({ filter: {}, orderBy, page, size })}
    />
  )
  expect([wrong, elsewhere].map(({ type }) => type)).toEqual([ListScreen, ListScreen])
})

test('the input of a mutation is checked against the mutation', () => {
  // @ts-expect-error -- the record goes by its id
  const wrong = <DeleteDialog mutation={remove} variables={{ input: { name: 'x' } }} name="x" onClose={() => {}} />
  expect(wrong.type).toBe(DeleteDialog)
})
