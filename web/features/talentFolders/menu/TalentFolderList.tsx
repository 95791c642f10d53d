import { Box, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import TalentFolderRows from './TalentFolderRows.tsx'
import type { TalentFolderListQuery } from './__generated__/TalentFolderListQuery.graphql.ts'
import type { OpenDialog } from './openDialog.ts'

export const folderListQuery = graphql`
  query TalentFolderListQuery {
    ...TalentFolderRows_query
  }
`

interface Props {
  /** Called when a folder link is followed. */
  onFollow?: () => void
  onOpen: (dialog: OpenDialog) => void
}

const NewFolder = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: '100%',
    minHeight: '8',
    paddingInline: '2',
    borderRadius: '8px',
    color: 'accent.fg',
    fontWeight: '500',
    cursor: 'pointer',
    textAlign: 'start',
    _hover: { bg: 'bg.muted' },
  },
})

/** The New Folder button and the list of folders. */
export default function TalentFolderList({ onFollow, onOpen }: Props) {
  const { t } = useTranslation(['talentFolders', 'shared'])
  const [attempt, setAttempt] = useState(0)
  const failed = (
    <Box role="alert" padding="2" color="fg.muted" fontSize="12.5px" display="grid" gap="1" justifyItems="start">
      {t('listFailed')}
      <Button size="small" onClick={() => setAttempt(attempt + 1)}>
        {t('retry', { ns: 'shared' })}
      </Button>
    </Box>
  )
  return (
    <>
      <NewFolder type="button" onClick={() => onOpen({ kind: 'form', folder: null })}>
        <Plus size={14} aria-hidden />
        {t('newFolder')}
      </NewFolder>
      <ErrorBoundary resetKey={String(attempt)} fallback={failed}>
        <Suspense fallback={<Bones />}>
          <Folders attempt={attempt} onFollow={onFollow} onOpen={onOpen} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

function Folders({ attempt, ...rest }: Props & { attempt: number }) {
  const data = useLazyLoadQuery<TalentFolderListQuery>(
    folderListQuery,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  return <TalentFolderRows query={data} {...rest} />
}

function Bones() {
  return Array.from({ length: 3 }, (_, index) => (
    <Box key={index} height="32px" padding="2" aria-hidden>
      <Box height="10px" marginBlockStart="3px" width={`${50 + index * 13}%`} borderRadius="full" bg="bg.muted" />
    </Box>
  ))
}
