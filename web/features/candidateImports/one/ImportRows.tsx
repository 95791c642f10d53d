import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { useWorded } from '../../../shared/format/catalogue.ts'
import { byChoices, listSource } from '../../../shared/list/listAddress.ts'
import { choicesFilter } from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../../shared/list/typed.ts'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { outcomeColors } from '../importStates.ts'
import type { ImportRows_row$key } from './__generated__/ImportRows_row.graphql.ts'
import type { ImportRowsQuery } from './__generated__/ImportRowsQuery.graphql.ts'

const query = asQuery<ImportRowsQuery>(graphql`
  query ImportRowsQuery($id: ID!, $filter: CandidateImportRowFilter!, $page: Int, $size: Int!, $after: String) {
    candidateImport(databaseId: $id) {
      rows(filter: $filter, first: $size, page: $page, after: $after) {
        paging { ...Pager_paging }
        pageInfo { hasNextPage endCursor }
        nodes { row ...ImportRows_row }
      }
    }
  }
`)
const row = asFragment<ImportRows_row$key>(graphql`
  fragment ImportRows_row on CandidateImportRow {
    row name contact outcome fileNames
    candidate { databaseId }
    remarks { message messageDetails { code params } }
  }
`)

const outcomes = ['CREATED', 'COMPLETED', 'EXISTING', 'FAILED', 'UNDONE', 'KEPT'] as const
const said = ['REMARKS'] as const

interface Props {
  databaseId: string
  /** Grows when rows have changed. */
  changes: number
}

/** The rows of an import, with what becomes or became of each. */
export function ImportRows({ databaseId, changes }: Props) {
  const { t } = useTranslation('candidateImports')
  const worded = useWorded()
  const source = listSource({
    params: { outcome: byChoices(outcomes), said: byChoices(said) },
    variables: ({ outcome, said: only, page, size }) => ({
      id: databaseId,
      filter: { outcomes: outcome.length > 0 ? outcome : null, hasRemarks: only.length > 0 ? true : null },
      page,
      size,
    }),
  })
  return (
    <ListScreen
      {...source}
      list="candidateImportRows"
      level="h2"
      title={t('rowsTitle')}
      query={query}
      row={row}
      connection={({ candidateImport }) => {
        const rows = candidateImport?.rows
        // A row has no id of its own: its number tells it apart.
        return rows ? { ...rows, nodes: rows.nodes.map((node) => ({ ...node, id: String(node.row) })) } : null
      }}
      changes={changes}
      filters={{
        outcome: choicesFilter(
          t('outcome'),
          outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) })),
        ),
        said: choicesFilter(t('remarks'), [{ value: 'REMARKS', label: t('remarked') }]),
      }}
      columns={[
        {
          key: 'name',
          label: t('name'),
          text: ({ name }) => name,
          cell: ({ name, candidate }) =>
            candidate ? <Link to={`/candidates/view/${candidate.databaseId}`}>{name}</Link> : name,
        },
        { key: 'row', label: t('row'), text: (one) => one.row, align: 'number' },
        { key: 'contact', label: t('contact'), text: ({ contact }) => contact },
        {
          key: 'outcome',
          label: t('outcome'),
          text: ({ outcome }) => t(`outcomes.${outcome}`),
          cell: ({ outcome }) => <StatusTag color={outcomeColors[outcome]}>{t(`outcomes.${outcome}`)}</StatusTag>,
        },
        { key: 'files', label: t('cvFiles'), text: ({ fileNames }) => fileNames.join(', '), width: '240px' },
        {
          key: 'remarks',
          label: t('remarks'),
          text: ({ remarks }) => remarks.map((one) => worded(one.message, one.messageDetails)).join('; '),
          cell: ({ remarks }) => (
            <Box whiteSpace="normal" minWidth="240px">
              {remarks.map((one) => worded(one.message, one.messageDetails)).join('; ')}
            </Box>
          ),
        },
      ]}
      nameOf={({ row: number, name }) => name || String(number)}
      empty={{ title: t('noRows'), hint: t('noRowsHint'), gone: t('gone') }}
    />
  )
}
