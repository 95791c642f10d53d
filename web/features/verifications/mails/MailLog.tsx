import { Box } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { Pager } from '../../../shared/paging/Pager.tsx'
import MailItem from './MailItem.tsx'
import type { MailLogQuery } from './__generated__/MailLogQuery.graphql.ts'

interface Props {
  /** The folder's id in the services. */
  folder: string
  page: number
  /** Incremented with each change of the folder, to reload the log. */
  version: number
  onPage: (page: number) => void
  onRows: (importId: string) => void
  onClose: () => void
}

const size = 20

/** All mails that a folder has received, newest first, with their outcomes. */
export default function MailLog(props: Props) {
  const { t } = useTranslation(['verifications', 'review', 'shared'])
  const [attempt, setAttempt] = useState(0)
  return (
    <Drawer title={t('mails.title')} onClose={props.onClose}>
      <DrawerBody tabIndex={0}>
        <ErrorBoundary
          title={t('listFailed', { ns: 'review' })}
          resetKey={`${props.page}`}
          onRetry={() => setAttempt(attempt + 1)}
        >
          <Suspense
            fallback={
              <Box role="status" color="fg.muted">
                {t('loading', { ns: 'shared' })}
              </Box>
            }
          >
            <Mails {...props} attempt={attempt} />
          </Suspense>
        </ErrorBoundary>
      </DrawerBody>
    </Drawer>
  )
}

function Mails({ folder, page, version, attempt, onPage, onRows }: Props & { attempt: number }) {
  const { t } = useTranslation('verifications')
  const { verificationFolder } = useLazyLoadQuery<MailLogQuery>(
    graphql`
    query MailLogQuery($folder: ID!, $page: Int!, $size: Int!) {
      verificationFolder(databaseId: $folder) {
        mails(first: $size, page: $page) {
          totalCount
          paging { ...Pager_paging }
          nodes { id ...MailItem_mail }
        }
      }
    }
  `,
    { folder, page, size },
    { fetchPolicy: 'store-and-network', fetchKey: `${version}/${attempt}` },
  )
  const mails = verificationFolder?.mails
  if (!mails || mails.nodes.length === 0) return <EmptyState kind="unused" hint={t('mails.noneHint')} />
  return (
    <>
      <Box as="ul" aria-label={t('mails.title')} listStyleType="none" display="grid" gap="3">
        {mails.nodes.map((mail) => (
          <MailItem key={mail.id} mail={mail} onRows={onRows} />
        ))}
      </Box>
      {mails.totalCount > size && <Pager paging={mails.paging} sizes={[size]} onPage={onPage} onSize={() => {}} />}
    </>
  )
}
