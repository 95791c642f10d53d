import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import { takeHandedOver } from '../../../shared/cvs/droppedCvs.ts'
import { FileDrop } from '../../../shared/files/FileDrop.tsx'
import { formatCount } from '../../../shared/format/numbers.ts'
import { FormPage } from '../../../shared/formPage/FormPage.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useUnsavedGuard } from '../../../shared/hooks/useUnsavedGuard.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { importPath } from '../paths.ts'
import { useCvUpload } from './useCvUpload.ts'
import type { CvUploadPageOpenMutation } from './__generated__/CvUploadPageOpenMutation.graphql.ts'
import type { CvUploadPageQuery } from './__generated__/CvUploadPageQuery.graphql.ts'
import type { CvUploadPageReadMutation } from './__generated__/CvUploadPageReadMutation.graphql.ts'

/** Uploads many CVs at once, as files or in a ZIP, and opens the page of their import. */
export default function CvUploadPage() {
  const { t } = useTranslation('candidateImports')
  const [params] = useSearchParams()
  const folder = params.get('folder') ?? ''
  return (
    <FormPage title={t('cvs.title')} resetKey={folder}>
      {(attempt) => (folder ? <IntoFolder folderId={folder} attempt={attempt} /> : <Upload folder={null} />)}
    </FormPage>
  )
}

function IntoFolder({ folderId, attempt }: { folderId: string; attempt: number }) {
  const { talentFolder } = useScreenQuery<CvUploadPageQuery>(
    graphql`
    query CvUploadPageQuery($folderId: ID!) {
      talentFolder(databaseId: $folderId) @catch(to: NULL) { id name }
    }
  `,
    { folderId },
    { fetchKey: attempt },
  )
  return <Upload folder={talentFolder ?? null} />
}

function Upload({ folder }: { folder: { readonly id: string; readonly name: string } | null }) {
  const { t } = useTranslation('candidateImports')
  const navigate = useNavigate()
  const [openImport] = useAction<CvUploadPageOpenMutation>(graphql`
    mutation CvUploadPageOpenMutation($input: OpenCvImportInput!) {
      openCvImport(input: $input) { candidateImport { id databaseId } }
    }
  `)
  const [readCvs, isStarting] = useAction<CvUploadPageReadMutation>(graphql`
    mutation CvUploadPageReadMutation($input: ReadCvImportInput!) {
      readCvImport(input: $input) { candidateImport { ...CandidateImportPage_import } }
    }
  `)
  // The global id of the import, once it is open.
  const id = useRef('')
  const guard = useUnsavedGuard(() => sending !== null)
  const goOn = async (databaseId: string) => {
    try {
      await readCvs({ input: { id: id.current, folderId: folder?.id ?? null } })
    } catch {
      // The error has already been shown; the reading can be started again on the page of the import.
    }
    guard.release()
    void navigate(importPath(databaseId), { replace: true })
  }
  const { sending, unsent, databaseId, start } = useCvUpload({
    open: async (fileName) => {
      const { openCvImport } = await openImport({ input: { fileName, folderId: folder?.id ?? null } })
      id.current = openCvImport.candidateImport.id
      return openCvImport.candidateImport.databaseId
    },
    onSent: (sentTo) => void goOn(sentTo),
  })
  const [handed] = useState(takeHandedOver)
  const begin = useEffectEvent(() => void start(handed))
  useEffect(() => {
    // Delayed so that the trial mount of React's development mode does not start the upload.
    const timer = setTimeout(() => begin())
    return () => clearTimeout(timer)
  }, [])
  const retriable = unsent.filter(({ isRetriable }) => isRetriable)
  return (
    <Box display="grid" gap="4" maxWidth="760px">
      <Text color="fg.muted">{t('cvs.about')}</Text>
      {folder && <Text>{t('cvs.into', { replace: { folder: folder.name } })}</Text>}
      {sending ? (
        <Box display="grid" gap="2">
          <ProgressBar value={sending.sent / sending.total} label={t('sending')} />
          <Text role="status" color="fg.muted">
            {t('cvs.sentOf', { replace: { sent: formatCount(sending.sent), total: formatCount(sending.total) } })}
          </Text>
        </Box>
      ) : (
        <FileDrop
          label={t('cvs.title')}
          accept=".pdf,.doc,.docx,.zip"
          hint={t('cvs.hint')}
          onFiles={(files) => void start(files)}
        />
      )}
      {unsent.length > 0 && (
        <Box as="section" aria-label={t('cvs.unsent')} role="alert" display="grid" gap="3">
          <Text fontWeight="600">{t('cvs.unsent')}</Text>
          <Box as="ul" paddingInlineStart="5" display="grid" gap="1">
            {unsent.map(({ file, reason }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two folders may hold a file of the same name
              <li key={at}>
                {file.name}: {reason}
              </li>
            ))}
          </Box>
          <Flex gap="2" flexWrap="wrap">
            {retriable.length > 0 && (
              <Button onClick={() => void start(retriable.map(({ file }) => file))}>{t('cvs.again')}</Button>
            )}
            {databaseId && (
              <Button kind="primary" disabled={isStarting} onClick={() => void goOn(databaseId)}>
                {t('cvs.goOn')}
              </Button>
            )}
          </Flex>
        </Box>
      )}
      {guard.dialog}
    </Box>
  )
}
