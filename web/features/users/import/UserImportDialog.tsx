import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks'
import { formatCount } from '../../../shared/format/numbers.ts'
import type { ImportDialogProps } from '../../../shared/imports/ImportButton.tsx'
import { ImportDialog } from '../../../shared/imports/ImportDialog.tsx'
import { ImportFile, type ImportCalls } from '../../../shared/imports/ImportFile.tsx'
import { ImportState } from '../../../shared/imports/ImportState.tsx'
import type { UserImportDialogQuery } from './__generated__/UserImportDialogQuery.graphql.ts'
import type { UserImportDialogSubscription } from './__generated__/UserImportDialogSubscription.graphql.ts'

const calls: ImportCalls = {
  check: 'userImportCheck',
  send: 'accountImport',
  sample: 'accountImportSample',
  sampleName: 'users-sample.csv',
}

type Props = ImportDialogProps & { onImported: () => void }

/** Lets the user choose a CSV of users, check the result in advance, upload it and follow the import to its end. */
export default function UserImportDialog(props: Props) {
  const { t } = useTranslation('users')
  const { importId, onSent, onClose } = props
  return (
    <ImportDialog
      title={t('import.title')}
      importId={importId}
      file={
        <ImportFile
          calls={calls}
          about={t('import.about')}
          hint={t('import.hint')}
          sendText={(count) => t('import.send', { count, replace: { shown: formatCount(count) } })}
          onSent={onSent}
          onClose={onClose}
        />
      }
      state={<Progress key={importId} {...props} />}
      onClose={onClose}
    />
  )
}

function Progress({ importId, onImported, onAnother, onClose }: Props) {
  const { t } = useTranslation('users')
  const { userImport } = useLazyLoadQuery<UserImportDialogQuery>(
    graphql`
      query UserImportDialogQuery($databaseId: ID!) {
        userImport(databaseId: $databaseId) {
          id databaseId fileName status statusName totalCount createdCount existingCount failedCount
          errors { row message messageDetails { code params } }
        }
      }
    `,
    { databaseId: importId },
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <ImportState
      one={userImport}
      failedRows="userImportFailedRows"
      doneText={(counts) => t('import.done', { replace: counts })}
      watch={(id) => <Watch id={id} />}
      onImported={onImported}
      onAnother={onAnother}
      onClose={onClose}
    />
  )
}

/** Follows an import until it ends; every change is written to the store. */
function Watch({ id }: { id: string }) {
  useSubscription<UserImportDialogSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription UserImportDialogSubscription($id: ID!) {
            userImportChanged(id: $id) {
              id status statusName totalCount createdCount existingCount failedCount
              errors { row message messageDetails { code params } }
            }
          }
        `,
        variables: { id },
      }),
      [id],
    ),
  )
  return null
}
