import { Box, Text } from '@chakra-ui/react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks'
import { download } from '../../../shared/files/streams.ts'
import { errorText } from '../../../shared/format/errorText.ts'
import { countOrDash, sumOf } from '../../../shared/format/numbers.ts'
import { useLatest } from '../../../shared/hooks/useLatest.ts'
import { RowErrors } from '../../../shared/imports/RowErrors.tsx'
import { whileLoading } from '../../../shared/loading.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import type { UserImportProgressQuery } from './__generated__/UserImportProgressQuery.graphql.ts'
import type { UserImportProgressSubscription } from './__generated__/UserImportProgressSubscription.graphql.ts'

const query = graphql`
  query UserImportProgressQuery($databaseId: ID!) {
    userImport(databaseId: $databaseId) {
      id databaseId fileName status statusName totalCount createdCount existingCount failedCount
      errors { row message messageDetails { code params } }
    }
  }
`
type Import = NonNullable<UserImportProgressQuery['response']['userImport']>
const isRunning = ({ status }: Import) => status === 'NEW' || status === 'IMPORTING'

interface Props {
  /** The services' id of the import. */
  databaseId: string
  onImported: () => void
  onAnother: () => void
  onClose: () => void
}

/** One import while it runs, and how it has ended: whom it brought, which rows failed and why. */
export default function UserImportProgress({ databaseId, onImported, onAnother, onClose }: Props) {
  const { t } = useTranslation(['users', 'shared'])
  const { userImport: one } = useLazyLoadQuery<UserImportProgressQuery>(
    query,
    { databaseId },
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <>
      <DrawerBody display="grid" gap="3" alignContent="start">
        {one ? <State one={one} onImported={onImported} /> : <Text role="status">{t('import.gone')}</Text>}
      </DrawerBody>
      <DrawerFooter>
        {(!one || !isRunning(one)) && <Button onClick={onAnother}>{t('import.another')}</Button>}
        <Button kind="primary" onClick={onClose}>
          {t('close', { ns: 'shared' })}
        </Button>
      </DrawerFooter>
    </>
  )
}

function State({ one, onImported }: { one: Import; onImported: () => void }) {
  const { t } = useTranslation(['users', 'shared'])
  const session = useSession()
  const done = sumOf(one.createdCount, one.existingCount, one.failedCount)
  const hasEnded = !isRunning(one)
  // A short import may be over before it was seen to run: its people are new to the list all the same.
  const wasTold = useRef(false)
  const ended = useLatest(onImported)
  useEffect(() => {
    if (!hasEnded || wasTold.current) return
    wasTold.current = true
    ended()
  }, [hasEnded, ended])
  const save = async () => {
    try {
      saveFile(
        await whileLoading(download(session, 'userImportFailedRows', { query: { id: one.databaseId } })),
        `${one.fileName.replace(/\.csv$/i, '')}-failed.csv`,
      )
    } catch (error) {
      toaster.error(errorText(error))
    }
  }
  const counts = {
    total: countOrDash(one.totalCount),
    done: countOrDash(done),
    created: countOrDash(one.createdCount),
    existed: countOrDash(one.existingCount),
    failed: countOrDash(one.failedCount),
  }
  return (
    <>
      {!hasEnded && <Watch id={one.id} />}
      <Text overflowWrap="anywhere" fontWeight="600">
        {one.fileName}
      </Text>
      {!hasEnded && (
        <>
          <ProgressBar
            label={t('import.of', { replace: { file: one.fileName } })}
            value={one.totalCount && done !== null ? done / one.totalCount : null}
          />
          <Text color="fg.muted">{t('import.mayClose')}</Text>
        </>
      )}
      <Text role="status" fontVariantNumeric="tabular-nums">
        {hasEnded
          ? (one.statusName ?? t(one.status === 'FAILED' ? 'import.failedFile' : 'import.done', { replace: counts }))
          : t('import.progress', { replace: counts })}
      </Text>
      <RowErrors isOpen={hasEnded} errors={one.errors} count={one.status === 'FAILED' ? null : one.failedCount} />
      {hasEnded && !!one.failedCount && (
        <Box display="grid" gap="1" justifyItems="start">
          <Button onClick={() => void save()}>{t('import.download')}</Button>
          <Text color="fg.muted">{t('import.downloadHint')}</Text>
        </Box>
      )}
    </>
  )
}

/** Follows an import until it ends; the store gets every change. */
function Watch({ id }: { id: string }) {
  useSubscription<UserImportProgressSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription UserImportProgressSubscription($id: ID!) {
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
