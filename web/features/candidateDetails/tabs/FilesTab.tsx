import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { PartFailed } from '../../../shared/ui/ErrorState.tsx'
import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import { useSession } from '../../../shared/session/session.ts'
import { download } from '../../../shared/files/streams.ts'
import { Table, type Column } from '../../../shared/table/Table.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import FileUpload from './FileUpload.tsx'
import type { FilesTab_candidate$key } from './__generated__/FilesTab_candidate.graphql.ts'
import type { FilesTabDeleteMutation } from './__generated__/FilesTabDeleteMutation.graphql.ts'
import type { FilesTabRefreshQuery } from './__generated__/FilesTabRefreshQuery.graphql.ts'

/** Returns a size such as 12.4 MB or 830 KB. */
const sizeText = (bytes: number) =>
  bytes >= 1_048_576 ? `${(bytes / 1_048_576).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`

/** CVs and other files of the candidate. Users who may edit the candidate can add and delete files. */
export default function FilesTab({ candidate: key }: { candidate: FilesTab_candidate$key }) {
  const { t } = useTranslation(['candidateDetails', 'shared'])
  const session = useSession()
  const environment = useRelayEnvironment()
  const { databaseId, files, canEdit } = useFragment(
    graphql`
    fragment FilesTab_candidate on Candidate {
      databaseId canEdit
      files { id kind file { path name size } createdAt createdBy { fullName } }
    }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<FilesTabDeleteMutation>(
    graphql`
    mutation FilesTabDeleteMutation($input: DeleteCandidateFileInput!) {
      deleteCandidateFile(input: $input) { candidate { id cv { path } ...FilesTab_candidate ...CvTab_candidate ...TimelineTab_candidate } }
    }
  `,
    { success: t('fileRemoved') },
  )
  const refresh = () => {
    fetchQuery<FilesTabRefreshQuery>(
      environment,
      graphql`
      query FilesTabRefreshQuery($id: ID!) { candidate(databaseId: $id) { cv { path } ...FilesTab_candidate ...CvTab_candidate ...TimelineTab_candidate } }
    `,
      { id: databaseId },
      { fetchPolicy: 'network-only' },
    ).subscribe({ error: () => {} })
  }
  const save = async (path: string, name: string) => {
    try {
      saveFile(await download(session, 'candidateViewFileCv', { query: { filePathKey: path } }), name)
    } catch (error) {
      toaster.error(getErrorTextOr(error, t('noticeError', { ns: 'shared' })))
    }
  }
  const isReader = session.can('Candidate:ReadCandidate')
  const columns: Column[] = [
    { key: 'name', label: t('fileColumns.name') },
    { key: 'kind', label: t('fileColumns.kind') },
    { key: 'size', label: t('fileColumns.size'), align: 'end' },
    { key: 'added', label: t('fileColumns.added') },
    { key: 'actions', label: t('fileColumns.actions') },
  ]
  return (
    <Box display="grid" gap="4">
      {canEdit && (
        <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <FileUpload kind="cv" candidate={databaseId} onDone={refresh} />
          <FileUpload kind="file" candidate={databaseId} onDone={refresh} />
        </Box>
      )}
      {!files ? (
        <PartFailed />
      ) : files.length === 0 ? (
        <EmptyState kind="unused" hint={t('noFiles')} />
      ) : (
        <Table label={t('files')} columns={columns}>
          {files.map(({ file, ...one }) => (
            <tr key={one.id}>
              <td>{file.name ?? file.path}</td>
              <td>{t(`fileKinds.${one.kind}`)}</td>
              <td data-align="end">{file.size == null ? '' : sizeText(file.size)}</td>
              <td>{[one.createdBy?.fullName, formatDateTime(one.createdAt)].filter(Boolean).join(' · ')}</td>
              <td>
                <Flex gap="1">
                  {isReader && /\.(?:pdf|docx?)$/i.test(file.path) && (
                    <Button asChild size="small" kind="quiet">
                      <Link to={`/view-file-cv?${new URLSearchParams({ filePathKey: file.path })}`}>{t('open')}</Link>
                    </Button>
                  )}
                  {isReader && (
                    <Button size="small" kind="quiet" onClick={() => void save(file.path, file.name ?? file.path)}>
                      {t('download')}
                    </Button>
                  )}
                  {canEdit && (
                    <ConfirmButton
                      size="small"
                      kind="quiet"
                      disabled={isRemoving}
                      question={t('removeFileQuestion', { replace: { name: file.name ?? file.path } })}
                      onConfirm={() => void remove({ input: { id: one.id } }).catch(() => {})}
                    >
                      {t('delete')}
                    </ConfirmButton>
                  )}
                </Flex>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Box>
  )
}
