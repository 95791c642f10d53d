import { Inbox } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import type { ScreenState, SetScreenState } from '../screenState.ts'
import MailAddress from './MailAddress.tsx'
import type { FolderMails_folder$key } from './__generated__/FolderMails_folder.graphql.ts'

const MailLog = lazy(() => import('./MailLog.tsx'))

interface Props {
  folder: FolderMails_folder$key
  state: Pick<ScreenState, 'mails'>
  set: SetScreenState
  /** Incremented with each change of the folder. */
  version: number
}

/** What an e-mail folder shows instead of uploads: its address, and the log of received mails. */
export default function FolderMails({ folder: key, state: { mails: page }, set, version }: Props) {
  const { t } = useTranslation('verifications')
  const folder = useFragment(
    graphql`
    fragment FolderMails_folder on VerificationFolder { databaseId importType mailAddress }
  `,
    key,
  )
  if (folder.importType !== 'EMAIL') return null
  return (
    <>
      <MailAddress address={folder.mailAddress ?? null}>
        <Button size="small" marginInlineStart="auto" aria-haspopup="dialog" onClick={() => set({ mails: 1 })}>
          <Inbox size={14} aria-hidden />
          {t('mails.open')}
        </Button>
      </MailAddress>
      {page > 0 && (
        <Suspense fallback={null}>
          <MailLog
            folder={folder.databaseId}
            page={page}
            version={version}
            onPage={(mails) => set({ mails })}
            onClose={() => set({ mails: 0 }, { replace: true })}
            onRows={(id) => set({ mails: 0, import: id, page: 1 })}
          />
        </Suspense>
      )}
    </>
  )
}
