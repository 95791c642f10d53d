import { Box } from '@chakra-ui/react'
import { CircleMinus, Pencil, Undo2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { localiseText } from '../../../shared/format/catalogue.ts'
import { choicesFilterParam, listSource } from '../../../shared/list/listAddress.ts'
import { choicesFilter } from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../../shared/list/typed.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useSession } from '../../../shared/session/session.ts'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { outcomeColors } from '../importStates.ts'
import { NameDialog } from './NameDialog.tsx'
import type { ImportRows_row$key } from './__generated__/ImportRows_row.graphql.ts'
import type { ImportRowsDecideMutation } from './__generated__/ImportRowsDecideMutation.graphql.ts'
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
    row name offeredName contact outcome fileNames isDecidable
    candidate { databaseId }
    remarks { message messageDetails { code params } }
  }
`)

const decision = graphql`
  mutation ImportRowsDecideMutation($input: DecideCvImportRowInput!) {
    decideCvImportRow(input: $input) { candidateImport { ...ImportStatus_import } }
  }
`

const outcomes = ['WAITING', 'CREATED', 'COMPLETED', 'EXISTING', 'FAILED', 'LEFT', 'UNDONE', 'KEPT'] as const
/** The outcomes that only CVs have. */
const cvOutcomes: readonly string[] = ['WAITING', 'LEFT']
const said = ['REMARKS'] as const

interface Props {
  /** The global id of the import. */
  id: string
  databaseId: string
  /** Whether each row is a CV. */
  ofCvs: boolean
  /** Whether it can still be decided what happens to the rows. */
  isOpen: boolean
  /** Incremented when rows have changed. */
  changes: number
}

/** The rows of an import with their planned or actual outcome. */
export function ImportRows({ id, databaseId, ofCvs, isOpen, changes }: Props) {
  const { t } = useTranslation(['candidateImports', 'fieldErrors'])
  const mayComplete = useSession().can('Candidate:UpdateCandidate')
  const [decided, setDecided] = useState(0)
  const [decide] = useAction<ImportRowsDecideMutation>(decision)
  const setDecision = (row: number, decision: 'TAKE' | 'LEAVE' | null) =>
    void decide({ input: { id, row, decision } }).then(
      () => setDecided((count) => count + 1),
      () => undefined,
    )
  const source = listSource({
    params: { outcome: choicesFilterParam(outcomes), said: choicesFilterParam(said) },
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
      title={t(ofCvs ? 'cvs.rowsTitle' : 'rowsTitle')}
      query={query}
      row={row}
      connection={({ candidateImport }) => {
        const rows = candidateImport?.rows
        // Rows have no id, so their number identifies them.
        return rows ? { ...rows, nodes: rows.nodes.map((node) => ({ ...node, id: String(node.row) })) } : null
      }}
      changes={changes + decided}
      filters={{
        outcome: choicesFilter(
          t('outcome'),
          outcomes
            .filter((value) => ofCvs || !cvOutcomes.includes(value))
            .map((value) => ({ value, label: t(`outcomes.${value}`) })),
        ),
        said: choicesFilter(t('remarks'), [{ value: 'REMARKS', label: t('remarked') }]),
      }}
      columns={[
        {
          key: 'name',
          label: t('name'),
          text: ({ name }) => name,
          cell: ({ name, offeredName, candidate }) =>
            candidate ? (
              <Link to={`/candidates/view/${candidate.databaseId}`}>{name}</Link>
            ) : (
              name || (offeredName ? t('cvs.maybe', { replace: { name: offeredName } }) : '—')
            ),
        },
        {
          key: 'outcome',
          label: t('outcome'),
          text: ({ outcome }) => t(`outcomes.${outcome}`),
          cell: ({ outcome }) => <StatusTag color={outcomeColors[outcome]}>{t(`outcomes.${outcome}`)}</StatusTag>,
        },
        {
          key: 'remarks',
          label: t('remarks'),
          text: ({ remarks }) => remarks.map((one) => localiseText(one.message, one.messageDetails)).join('; '),
          cell: ({ remarks }) => (
            <Box whiteSpace="normal" minWidth="240px">
              {remarks.map((one) => localiseText(one.message, one.messageDetails)).join('; ')}
            </Box>
          ),
        },
        { key: 'contact', label: t('contact'), text: ({ contact }) => contact },
        {
          key: 'files',
          label: t(ofCvs ? 'cvs.file' : 'cvFiles'),
          text: ({ fileNames }) => fileNames.join(', '),
          width: '240px',
        },
        { key: 'row', label: t('row'), text: (one) => one.row, align: 'number' },
      ]}
      nameOf={({ row: number, name, fileNames }) => name || (fileNames[0] ?? String(number))}
      empty={{ hint: t(ofCvs ? 'cvs.noRowsHint' : 'noRowsHint'), gone: t('gone') }}
      actions={
        ofCvs && isOpen
          ? [
              {
                label: t('cvs.take'),
                icon: UserPlus,
                appliesTo: ({ outcome, isDecidable }) => mayComplete && isDecidable && outcome === 'EXISTING',
                run: (one) => setDecision(one.row, 'TAKE'),
              },
              {
                label: t('cvs.giveName'),
                icon: Pencil,
                appliesTo: ({ isDecidable, outcome }) => isDecidable && outcome !== 'LEFT',
                dialog: ({ row: { row: number, name, offeredName }, close }) => (
                  <NameDialog
                    id={id}
                    row={number}
                    name={name || (offeredName ?? '')}
                    isOffered={!name && Boolean(offeredName)}
                    onClose={close}
                  />
                ),
              },
              {
                label: t('cvs.leave'),
                icon: CircleMinus,
                appliesTo: ({ outcome, isDecidable }) => isDecidable && outcome !== 'LEFT' && outcome !== 'FAILED',
                run: (one) => setDecision(one.row, 'LEAVE'),
              },
              {
                label: t('cvs.takeIn'),
                icon: Undo2,
                appliesTo: ({ outcome }) => outcome === 'LEFT',
                run: (one) => setDecision(one.row, null),
              },
            ]
          : undefined
      }
    />
  )
}
