import { FolderInput } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/format/dates.ts'
import type { ListFilter } from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import type { ListAnswer, RowAction } from '../../../shared/list/listTypes.ts'
import { asFragment, asQuery } from '../../../shared/list/typed.ts'
import { reviewActions, reviewColumns, reviewFilters, reviewTone } from '../../../shared/review/list/reviewList.tsx'
import { useReviewTools } from '../../../shared/review/list/useReviewTools.tsx'
import { VerificationBulk } from '../review/VerificationBulk.tsx'
import ReviewSlot from '../review/ReviewSlot.tsx'
import type { ScreenState, SetScreenState } from '../screenState.ts'
import ImportFilter, { type Batch } from './ImportFilter.tsx'
import { RequestFilter } from './RequestFilter.tsx'
import { rowsSource } from './source.ts'
import type {
  VerificationCandidateList_candidate$data,
  VerificationCandidateList_candidate$key,
} from './__generated__/VerificationCandidateList_candidate.graphql.ts'
import type { VerificationCandidateList_folder$key } from './__generated__/VerificationCandidateList_folder.graphql.ts'
import type { VerificationCandidateListQuery } from './__generated__/VerificationCandidateListQuery.graphql.ts'

type Row = VerificationCandidateList_candidate$data
type Candidates = NonNullable<VerificationCandidateListQuery['response']['verificationFolder']>['candidates']

/** A page of the rows of a folder. */
const query = asQuery<VerificationCandidateListQuery>(graphql`
  query VerificationCandidateListQuery($folder: ID!, $query: String, $filter: VerificationCandidateFilter, $page: Int, $size: Int!, $after: String) {
    verificationFolder(databaseId: $folder) {
      candidates(query: $query, filter: $filter, first: $size, page: $page, after: $after) {
        totalCount
        paging { ...Pager_paging }
        pageInfo { hasNextPage endCursor }
        nodes { id databaseId canApprove canReject ...VerificationCandidateList_candidate }
      }
    }
  }
`)
const row = asFragment<VerificationCandidateList_candidate$key>(graphql`
  fragment VerificationCandidateList_candidate on VerificationCandidate {
    id databaseId name phones emails status statusName remark remarkDetails { code params } hasInfo candidate { databaseId } createdAt canApprove canReject saveExisting
    channel { name }
    owner { userName fullName }
    # For an open drawer: who was first, when a colleague was.
    reviewedAt
    reviewedBy { fullName }
  }
`)
/** The empty list of a folder that no longer exists. */
const none: ListAnswer<Candidates['nodes'][number]> = { nodes: [], pageInfo: { hasNextPage: false } }

interface Props {
  folder: VerificationCandidateList_folder$key
  /** Null if they could not be loaded. */
  channels: readonly { id: string; databaseId: string; name: string }[] | null
  /** The import in the filter, which may be older than those loaded with the folder. */
  chosen: Batch | null
  state: Pick<ScreenState, 'action' | 'tab'>
  set: SetScreenState
  /** Incremented when rows have changed. */
  changes: number
  badge: ReactNode
  tools: ReactNode
  above: ReactNode
  /** Called when a row was reviewed, also by another user. */
  onReviewed: () => void
}

/** The list of a folder's candidates with its drawer. */
export default function VerificationCandidateList({
  folder: key,
  channels,
  chosen,
  state,
  set,
  tools,
  onReviewed,
  ...page
}: Props) {
  const { t } = useTranslation(['verifications', 'shared'])
  const { t: tReview } = useTranslation(['review', 'shared'])
  const { reread, search } = useReviewTools()
  const {
    databaseId: folder,
    name,
    importType,
    canReview,
    imports,
  } = useFragment(
    graphql`
    fragment VerificationCandidateList_folder on VerificationFolder {
      databaseId name importType canReview
      imports(first: 100) {
        nodes { id databaseId title fileName createdAt isRunning status }
        pageInfo { hasNextPage endCursor }
      }
    }
  `,
    key,
  )
  const { keyword, ...filters } = reviewFilters(tReview, channels ?? [])
  // Imports beyond the latest ones that the filter has found.
  const [further, setFurther] = useState<readonly Batch[]>([])
  const batches: readonly Batch[] = [...imports.nodes, ...further]
  const textOf = (batch: Batch) =>
    [
      batch.title || batch.fileName,
      formatDateTime(batch.createdAt),
      ...(batch.isRunning ? [t('importInProgress')] : batch.status === 'FAILED' ? [t('importFailed')] : []),
    ].join(' · ')
  const { hasNextPage, endCursor } = imports.pageInfo
  const requestFilter: ListFilter<string> = {
    control: ({ value, set: choose }) => <RequestFilter value={value} onClear={() => choose('')} />,
  }
  const importFilter: ListFilter<string> = {
    control: ({ value, set: choose }) => {
      const named = batches.find(({ databaseId }) => databaseId === value) ?? chosen
      return (
        <ImportFilter
          label={t(importType === 'EMAIL' ? 'importEmail' : 'importFiles')}
          folder={folder}
          value={value}
          first={{ batches: imports.nodes, next: hasNextPage ? (endCursor ?? null) : null }}
          textOf={textOf}
          chosenText={named?.databaseId === value ? textOf(named) : t('anEarlierImport')}
          onChange={choose}
          onFound={(found) => setFurther((before) => [...before, ...found])}
        />
      )
    },
  }
  const importIdOf = (databaseId: string) =>
    [...batches, ...(chosen ? [chosen] : [])].find((batch) => batch.databaseId === databaseId)?.id ?? null
  const save: RowAction<unknown, Row, unknown> = {
    label: tReview('actions.save'),
    icon: FolderInput,
    appliesTo: ({ status }) => status === 'EXISTING',
    refusal: ({ saveExisting: rule }) =>
      rule === 'REQUIRED' || rule === 'OPTIONAL'
        ? undefined
        : t(rule === 'FORBIDDEN' ? 'reasons.notYours' : 'reasons.notSavable'),
    run: ({ databaseId }) => set({ row: databaseId, action: 'save' }),
  }
  return (
    <ListScreen
      {...rowsSource(folder, channels, importIdOf)}
      {...page}
      list="verificationCandidates"
      title={name}
      tableTitle={t('candidates')}
      query={query}
      row={row}
      tools={() => tools}
      bulk={
        canReview
          ? ({ chosen: rows, unchoose, refresh }) => (
              <VerificationBulk
                chosen={rows}
                unchoose={unchoose}
                refresh={() => {
                  reread(refresh)
                  onReviewed()
                }}
              />
            )
          : undefined
      }
      connection={({ verificationFolder }) => verificationFolder?.candidates ?? none}
      filters={{ keyword, import: importFilter, request: requestFilter, ...filters }}
      columns={reviewColumns(tReview)}
      nameOf={(candidate) => candidate.name || '—'}
      tone={reviewTone}
      empty={{ hint: t(importType === 'EMAIL' ? 'mails.emptyFolder' : 'emptyFolder') }}
      actions={reviewActions(tReview, {
        notAllowed: () => (canReview ? undefined : t('reasons.notYours')),
        open: ({ databaseId }, action) => set({ row: databaseId, action }),
        more: [save],
      })}
      filterTools={({ refresh }) => search(refresh)}
      drawer={{
        param: 'row',
        params: ['action', 'tab'],
        idOf: ({ databaseId }) => databaseId,
        content: ({ id, variables, refresh }) => {
          const changed = () => {
            reread(refresh)
            onReviewed()
          }
          return (
            <ReviewSlot
              row={id}
              action={state.action}
              tab={state.tab}
              set={set}
              query={query}
              list={variables}
              hasCv={importType === 'EMAIL'}
              onStale={changed}
              onClose={() => set({ action: null, tab: null }, { replace: true })}
              onReviewed={(next) => {
                set(next ? { row: next, tab: null } : { page: 1, row: '', action: null, tab: null }, { replace: true })
                changed()
              }}
            />
          )
        },
      }}
    />
  )
}
