import { Star } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useCanCall } from '../../../shared/calls/CallControl.tsx'
import WatchCalls from '../../../shared/calls/WatchCalls.tsx'
import { useRememberCandidates, type ListedCandidate } from '../../../shared/candidates/lastCandidates.ts'
import { flagFilter, searchFilter } from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import { laterTotal } from '../../../shared/list/total.ts'
import { asFragment, asQuery } from '../../../shared/list/typed.ts'
import { useSession } from '../../../shared/session/session.ts'
import { download } from '../../../shared/files/streams.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import AddToDpsButton from '../bulk/AddToDpsButton.tsx'
import BulkActions from '../bulk/BulkActions.tsx'
import { conditionsFilter } from '../filters/conditionsFilter.tsx'
import { toExport } from '../filters/toQuery.ts'
import { placeReaders, useLookups } from '../filters/useLookups.ts'
import { CvMatchesOfPage } from './CvMatches.tsx'
import { PlacesOfPage } from './OpenPlaces.tsx'
import { candidateColumns, exportNames } from './columns.tsx'
import { candidatesSource } from './source.ts'
import type { CandidateList_candidate$key } from './__generated__/CandidateList_candidate.graphql.ts'
import type { CandidateListQuery } from './__generated__/CandidateListQuery.graphql.ts'
import type { CandidateListTotalQuery } from './__generated__/CandidateListTotalQuery.graphql.ts'

const CandidateDrawer = lazy(() => import('../drawer/CandidateDrawer.tsx'))

const query = asQuery<CandidateListQuery>(graphql`
  query CandidateListQuery($query: String, $filter: CandidateFilter!, $orderBy: CandidateOrder!, $page: Int!, $size: Int!) {
    candidates(query: $query, filter: $filter, orderBy: $orderBy, first: $size, page: $page) @required(action: THROW) {
      pageInfo { hasNextPage }
      nodes { id ...CandidateList_candidate }
    }
  }
`)
// The total does not depend on the order; counting may take longer than reading a page.
const total = laterTotal<CandidateListQuery, CandidateListTotalQuery>(
  graphql`
  query CandidateListTotalQuery($query: String, $filter: CandidateFilter!) {
    candidates(query: $query, filter: $filter) @required(action: THROW) { paging { totalCount isEstimate } }
  }
`,
  ({ query, filter }) => ({ query, filter }),
  ({ candidates }) => candidates.paging,
)
// Jobs, files, notes and resumes would be too expensive for a hundred rows.
const row = asFragment<CandidateList_candidate$key>(graphql`
  fragment CandidateList_candidate on Candidate {
    id databaseId name jobTitle phones emails jobRank skills experienceYears desiredWorkLocations
    createdAt updatedAt lastActivityAt owner { userName }
    owner { fullName }
    channel { name }
    ...CandidateMarks_candidate
    ...CandidateStatusTag_candidate
    ...LabelTags_candidate
    ...FollowButton_candidate
    ...OngoingCall_candidate
  }
`)
const live = {
  subscription: graphql`
    subscription CandidateListSubscription { candidatesChanged { unchangedMs } }
  `,
  variables: {},
}

/** Remembers the rows so that a candidate's page can link to its neighbours. */
function Remember({ rows, children }: { rows: readonly ListedCandidate[]; children: ReactNode }) {
  useRememberCandidates(rows)
  return children
}

interface Props {
  title: string
  badge?: ReactNode
  above?: ReactNode
  tools?: ReactNode
  /** Restricts the list to this folder. */
  folder?: { id: string; databaseId: string; name: string }
  emptyHint: string
  /** The link to the form for a new candidate. */
  create?: { label: string; to: string }
  /** Incremented when the user retries a failed load. */
  attempt: number
  /** Incremented when rows have changed. */
  changes?: number
}

/** A list of all candidates, or of those in a folder. */
export default function CandidateList({ folder, tools, emptyHint, attempt, ...page }: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const session = useSession()
  const can = useCan()
  const lookups = useLookups(attempt)
  const may = { read: session.can('Candidate:ReadCandidate'), call: useCanCall(), places: session.can(placeReaders) }
  const operation = folder ? 'talentExport' : 'candidateExport'
  const mayExport = session.can(folder ? 'TalentManagement:TalentExport' : 'Candidate:ExportCandidate')
  return (
    <ListScreen
      {...candidatesSource(lookups, folder?.id ?? null)}
      {...page}
      list="candidates"
      tableTitle={t('title')}
      query={query}
      row={row}
      total={total}
      live={live}
      connection={({ candidates }) => candidates}
      filters={{
        q: searchFilter(t('keyword')),
        f: conditionsFilter(lookups),
        followed: flagFilter(t('followedOnly'), Star),
      }}
      columns={candidateColumns(t, may)}
      nameOf={({ name }) => name}
      empty={{ hint: emptyHint }}
      tools={({ rows, variables }) => (
        <>
          {can('AddToDpsDialogMutation') && <AddToDpsButton search={variables} findsAny={rows.length > 0} />}
          {tools}
        </>
      )}
      bulk={(list) => <BulkActions {...list} folder={folder ?? null} />}
      drawer={{
        param: 'candidateId',
        idOf: ({ databaseId }) => databaseId,
        content: ({ id, rows, open, close }) => (
          <CandidateDrawer databaseId={id} rows={rows} onOpen={open} onClose={close} />
        ),
      }}
      around={(rows, children) => (
        <Remember rows={rows}>
          <WatchCalls candidateIds={rows.map(({ id }) => id)}>
            <PlacesOfPage rows={rows}>
              <CvMatchesOfPage rows={rows}>{children}</CvMatchesOfPage>
            </PlacesOfPage>
          </WatchCalls>
        </Remember>
      )}
      download={
        mayExport
          ? ({ state, columns, chosen, signal }) =>
              download(session, operation, {
                query: {},
                signal,
                body: {
                  // Selected rows may match other filters than the current ones.
                  ...toExport(
                    chosen ? { ...state, q: '', f: [], followed: false } : state,
                    lookups,
                    folder?.databaseId,
                  ),
                  ...(!folder && { columns: columns.flatMap((key) => exportNames[key] ?? []) }),
                  ...(chosen && { ids: chosen.map(({ databaseId }) => databaseId) }),
                },
              })
          : null
      }
    />
  )
}
