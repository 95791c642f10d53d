import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks'
import { formatCount } from '../../../shared/format/numbers.ts'
import type { ImportDialogProps } from '../../../shared/imports/ImportButton.tsx'
import { ImportDialog } from '../../../shared/imports/ImportDialog.tsx'
import { ImportFile, type ImportCalls } from '../../../shared/imports/ImportFile.tsx'
import { ImportState } from '../../../shared/imports/ImportState.tsx'
import type { DepartmentImportDialogQuery } from './__generated__/DepartmentImportDialogQuery.graphql.ts'
import type { DepartmentImportDialogSubscription } from './__generated__/DepartmentImportDialogSubscription.graphql.ts'

const calls: ImportCalls = {
  check: 'departmentImportCheck',
  send: 'departmentImportStart',
  sample: 'departmentsImportSample',
  sampleName: 'departments-sample.csv',
}

type Props = ImportDialogProps & { onImported: () => void }

/**
 * Lets the user choose a CSV of departments, check the result in advance, upload it and follow the import to its end.
 */
export default function DepartmentImportDialog(props: Props) {
  const { t } = useTranslation('departments')
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
  const { t } = useTranslation('departments')
  const { departmentImport } = useLazyLoadQuery<DepartmentImportDialogQuery>(
    graphql`
      query DepartmentImportDialogQuery($databaseId: ID!) {
        departmentImport(databaseId: $databaseId) {
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
      one={departmentImport}
      failedRows="departmentImportFailedRows"
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
  useSubscription<DepartmentImportDialogSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription DepartmentImportDialogSubscription($id: ID!) {
            departmentImportChanged(id: $id) {
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
