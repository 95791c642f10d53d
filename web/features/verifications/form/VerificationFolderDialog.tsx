import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import FolderForm, { type FolderDialogProps } from './FolderForm.tsx'
import type { VerificationFolderDialogQuery } from './__generated__/VerificationFolderDialogQuery.graphql.ts'

/** The folder modal: a new folder, an own folder to edit, or another user's folder to read (001/2.4). */
export default function VerificationFolderDialog(props: FolderDialogProps) {
  const { t } = useTranslation(['verifications', 'shared'])
  return (
    <Drawer place="center" width="760px" title={t('title')} onClose={props.onClose}>
      <ErrorBoundary>
        <Suspense
          fallback={
            <DrawerBody role="status" color="fg.muted" minHeight="420px">
              {t('loading', { ns: 'shared' })}
            </DrawerBody>
          }
        >
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function Content(props: FolderDialogProps) {
  const { t } = useTranslation('verifications')
  const isNew = props.folder === 'new'
  // Always reloaded: the form must not start with outdated values.
  const data = useLazyLoadQuery<VerificationFolderDialogQuery>(
    graphql`
    query VerificationFolderDialogQuery($folder: ID!, $isNew: Boolean!) {
      verificationFolder(databaseId: $folder) @skip(if: $isNew) { ...FolderForm_folder }
      ...RuleRows_query
    }
  `,
    { folder: props.folder, isNew },
    { fetchPolicy: 'network-only' },
  )
  if (!isNew && !data.verificationFolder)
    return (
      <DrawerBody>
        <EmptyState kind="unused" hint={t('folderGone')} />
      </DrawerBody>
    )
  return <FolderForm {...props} folder={data.verificationFolder ?? null} query={data} />
}
