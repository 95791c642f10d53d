import { Box, Flex, chakra } from '@chakra-ui/react'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks'
import { formatCount } from '../../../shared/numbers.ts'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { useRecent } from '../../../shared/recent.ts'
import { useSession } from '../../../shared/session.ts'
import { useCrumb } from '../../../shared/shell.ts'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import { errorText } from '../../../shared/errorText.ts'
import { RequestError } from '../../../shared/requestError.ts'
import { rowColumns } from '../../../shared/review/columns.ts'
import { SkeletonRows, Table } from '../../../shared/table/Table.tsx'
import { ColumnsMenu, useColumns } from '../../../shared/table/useColumns.tsx'
import { toaster } from '../../../shared/toaster.tsx'
import { useRefresh, useThrottled } from '../../../shared/useRefresh.ts'
import { VerificationCandidateList, candidateListQuery } from '../candidates/VerificationCandidateList.tsx'
import VerificationExportButton from '../candidates/VerificationExportButton.tsx'
import VerificationFilters from '../candidates/VerificationFilters.tsx'
import { Title } from '../Title.tsx'
import VerificationImportButton from '../imports/VerificationImportButton.tsx'
import VerificationImports from '../imports/VerificationImports.tsx'
import FolderMails from '../mails/FolderMails.tsx'
import ReviewSlot from '../review/ReviewSlot.tsx'
import { recentFolders } from './recentFolders.ts'
import { filterOf, type ScreenState, type SetScreenState } from '../screenState.ts'
import type { VerificationCandidateListQuery } from '../candidates/__generated__/VerificationCandidateListQuery.graphql.ts'
import type { VerificationFolderPanelQuery } from './__generated__/VerificationFolderPanelQuery.graphql.ts'
import type { VerificationFolderPanelSubscription } from './__generated__/VerificationFolderPanelSubscription.graphql.ts'

const panelQuery = graphql`
  query VerificationFolderPanelQuery($folder: ID!, $import: ID!, $hasImport: Boolean!) {
    recruitmentChannels { id databaseId name }
    verificationImport(databaseId: $import) @include(if: $hasImport) {
      id databaseId
      ...VerificationImportCard_import
    }
    verificationFolder(databaseId: $folder) {
      id name importType candidateCount canReview
      imports(first: 100) { nodes { id databaseId ...VerificationFilters_import } }
      ...VerificationImportButton_folder
      ...VerificationImports_folder
      ...FolderMails_folder
    }
  }
`

interface Props {
  /** What is shown, a moment behind what is asked for while rows load. */
  state: ScreenState
  /** What the address says now. */
  typed: ScreenState
  set: SetScreenState
  isBusy: boolean
  /** Grows when the user tries a failed load again. */
  attempt: number
}

/** Everything of one folder: imports, filters, candidates. Follows what colleagues change. */
export default function VerificationFolderPanel({ state, typed, set, isBusy, attempt }: Props) {
  const { t } = useTranslation('verifications')
  const { t: tReview } = useTranslation('review')
  const { user } = useSession()
  const columns = rowColumns(tReview)
  const [listAttempt, setListAttempt] = useState(0)
  const [version, setVersion] = useState(0)
  const [started, setStarted] = useState<readonly string[]>([])
  const table = useColumns('verificationCandidates', columns)
  const { shown, density } = table
  const variables = { folder: state.folder, import: state.import, hasImport: state.import !== '' }
  const data = useLazyLoadQuery<VerificationFolderPanelQuery>(panelQuery, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: attempt,
  })
  const folder = data.verificationFolder
  useCrumb(folder?.name)
  useRecent(user.userName, recentFolders, `/cv-verification?folder=${encodeURIComponent(state.folder)}`, folder?.name)
  const globalIds = new Map(
    [
      ...data.recruitmentChannels,
      ...(folder?.imports.nodes ?? []),
      ...(data.verificationImport ? [data.verificationImport] : []),
    ].map((node) => [node.databaseId, node.id]),
  )
  const listVariables = { folder: state.folder, filter: filterOf(state, globalIds), page: state.page, size: state.size }

  const fail = (error: Error) => toaster.error(error instanceof RequestError ? errorText(error) : tReview('listFailed'))
  const [refreshPanel] = useRefresh<VerificationFolderPanelQuery>(panelQuery, variables)
  const [refreshList, isRefreshing] = useRefresh<VerificationCandidateListQuery>(candidateListQuery, listVariables)
  const refresh = () => {
    refreshPanel()
    refreshList(fail)
  }
  // An import changes the list many times a second. What fails unasked is read again with the next change.
  const follow = useThrottled(() => {
    refreshPanel()
    refreshList(undefined, true)
    setVersion((before) => before + 1)
  }, 2_000)
  useSubscription<VerificationFolderPanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
      subscription VerificationFolderPanelSubscription($folder: ID!) {
        listChanged(list: VERIFICATION_CANDIDATES, parentId: $folder) { at changedId }
      }
    `,
        variables: { folder: folder?.id ?? '' },
        onNext: follow,
      }),
      [folder?.id, follow],
    ),
  )

  if (!folder)
    return (
      <>
        <Title text={t('title')} />
        <EmptyState kind="unused" hint={t('folderGone')} />
      </>
    )
  const reviewed = (next: string | null) => {
    set(next ? { row: next, tab: null } : { page: 1, row: '', action: null, tab: null }, { replace: true })
    refresh()
  }
  return (
    <Box display="flex" flexDirection="column" gap="3" minWidth="0" height={{ lg: '100%' }}>
      <Flex alignItems="center" gap="2" flexWrap="wrap">
        <Title text={folder.name} />
        <chakra.span
          bg="bg.muted"
          color="fg.muted"
          fontSize="12px"
          borderRadius="6px"
          paddingInline="2"
          paddingBlock="0.5"
          whiteSpace="nowrap"
        >
          {t('candidateCount', {
            count: folder.candidateCount,
            replace: { shown: formatCount(folder.candidateCount) },
          })}
        </chakra.span>
        <Flex gap="2" marginInlineStart="auto" flexWrap="wrap">
          <ColumnsMenu state={table} />
          <VerificationExportButton name={folder.name} variables={listVariables} columns={shown} />
          <VerificationImportButton
            folder={folder}
            channels={data.recruitmentChannels}
            onStarted={(importId) => {
              setStarted([...started, importId])
              refresh()
            }}
          />
        </Flex>
      </Flex>
      <FolderMails folder={folder} state={typed} set={set} version={version} />
      <VerificationImports
        folder={folder}
        started={started}
        chosen={data.verificationImport ?? null}
        onFinished={refresh}
      />
      <VerificationFilters
        state={typed}
        set={set}
        importType={folder.importType}
        imports={folder.imports.nodes}
        channels={data.recruitmentChannels}
        onSearch={() => refreshList(fail)}
      />
      <ErrorBoundary
        title={tReview('listFailed')}
        resetKey={JSON.stringify(listVariables)}
        onRetry={() => setListAttempt(listAttempt + 1)}
      >
        <Suspense
          fallback={
            <Table label={t('candidates')} columns={shown} density={density} isBusy>
              <SkeletonRows columns={shown} />
            </Table>
          }
        >
          <VerificationCandidateList
            variables={listVariables}
            columns={shown}
            density={density}
            state={typed}
            set={set}
            canReview={folder.canReview}
            isBusy={isBusy || isRefreshing}
            attempt={listAttempt}
            emptyHint={t(folder.importType === 'EMAIL' ? 'mails.emptyFolder' : 'emptyFolder')}
          />
        </Suspense>
      </ErrorBoundary>
      <ReviewSlot
        row={typed.row}
        action={typed.action}
        tab={typed.tab}
        set={set}
        list={listVariables}
        hasCv={folder.importType === 'EMAIL'}
        onClose={() => set({ action: null, tab: null }, { replace: true })}
        onReviewed={reviewed}
        onStale={refresh}
      />
    </Box>
  )
}
