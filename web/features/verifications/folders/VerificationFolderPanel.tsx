import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ListFrame } from '../../../shared/list/parts/ListFrame.tsx'
import { formatCount } from '../../../shared/format/numbers.ts'
import { useRecent } from '../../../shared/recent.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useCrumb } from '../../../shared/shell.ts'
import { useFollow } from '../../../shared/relay/useFollow.ts'
import { useRefresh, useThrottled } from '../../../shared/hooks/useRefresh.ts'
import VerificationCandidateList from '../candidates/VerificationCandidateList.tsx'
import { Title } from '../Title.tsx'
import VerificationImportButton from '../imports/VerificationImportButton.tsx'
import VerificationImports from '../imports/VerificationImports.tsx'
import FolderMails from '../mails/FolderMails.tsx'
import { recentFolders } from './recentFolders.ts'
import { panelVariables, type ScreenState, type SetScreenState } from '../screenState.ts'
import type { VerificationFolderPanelQuery } from './__generated__/VerificationFolderPanelQuery.graphql.ts'

const panelQuery = graphql`
  query VerificationFolderPanelQuery($folder: ID!, $import: ID!, $hasImport: Boolean!) {
    recruitmentChannels @catch(to: NULL) { id databaseId name }
    verificationImport(databaseId: $import) @include(if: $hasImport) {
      id databaseId title fileName createdAt isRunning status
      ...VerificationImportCard_import
    }
    verificationFolder(databaseId: $folder) {
      id name candidateCount
      ...VerificationCandidateList_folder
      ...VerificationImportButton_folder
      ...VerificationImports_folder
      ...FolderMails_folder
    }
  }
`

interface Props {
  /** The state that is shown. It lags behind the address while a folder loads. */
  state: Pick<ScreenState, 'folder' | 'import'>
  /** The current state of the address. */
  typed: ScreenState
  set: SetScreenState
  /** Incremented when the user retries a failed load. */
  attempt: number
}

/** Everything about one folder: imports, filters and candidates. It follows the changes of colleagues. */
export default function VerificationFolderPanel({ state, typed, set, attempt }: Props) {
  const { t } = useTranslation('verifications')
  const { user } = useSession()
  const [changes, setChanges] = useState(0)
  const [started, setStarted] = useState<readonly string[]>([])
  const variables = panelVariables(state)
  const data = useScreenQuery<VerificationFolderPanelQuery>(panelQuery, variables, { fetchKey: attempt })
  const { verificationFolder: folder, verificationImport: chosen = null } = data
  const channels = data.recruitmentChannels ?? null
  useCrumb(folder?.name)
  useRecent(user.userName, recentFolders, `/cv-verification?folder=${encodeURIComponent(state.folder)}`, folder?.name)

  const [refreshPanel] = useRefresh<VerificationFolderPanelQuery>(panelQuery, variables)
  const refresh = () => {
    refreshPanel()
    setChanges((before) => before + 1)
  }
  // A running import changes the list many times a second.
  const follow = useThrottled(refresh, 2_000)
  useFollow({
    subscription: graphql`
      subscription VerificationFolderPanelSubscription($folder: ID!) {
        verificationCandidatesChanged(folderId: $folder) { unchangedMs }
      }
    `,
    variables: { folder: folder?.id ?? '' },
    read: { query: panelQuery, variables },
    onChange: follow,
  })

  if (!folder)
    return (
      <ListFrame level="h1">
        <Title text={t('title')} />
        <EmptyState kind="unused" hint={t('folderGone')} />
      </ListFrame>
    )
  return (
    <VerificationCandidateList
      folder={folder}
      channels={channels}
      chosen={chosen}
      state={typed}
      set={set}
      changes={changes}
      onReviewed={refreshPanel}
      badge={
        folder.candidateCount != null && (
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
        )
      }
      tools={
        <VerificationImportButton
          folder={folder}
          channels={channels ?? []}
          onStarted={(importId) => {
            setStarted([...started, importId])
            refresh()
          }}
        />
      }
      above={
        <>
          <FolderMails folder={folder} state={typed} set={set} version={changes} />
          <VerificationImports folder={folder} started={started} chosen={chosen} onFinished={refresh} />
        </>
      }
    />
  )
}
