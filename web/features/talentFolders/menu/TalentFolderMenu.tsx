import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight, Folders } from 'lucide-react'
import { Suspense, lazy, useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import type { MenuPartProps } from '../../../shared/screen.ts'
import { useFollow } from '../../../shared/relay/useFollow.ts'
import { useRefresh, useThrottled } from '../../../shared/hooks/useRefresh.ts'
import TalentFolderList, { folderListQuery } from './TalentFolderList.tsx'
import type { TalentFolderListQuery } from './__generated__/TalentFolderListQuery.graphql.ts'
import { Flyout } from './Flyout.tsx'
import type { OpenDialog } from './openDialog.ts'

// The menu is on every page, so the code of the forms is only loaded when one is opened.
const TalentFolderDialog = lazy(() => import('../form/TalentFolderDialog.tsx'))
const TalentFolderLeaveDialog = lazy(() => import('../form/TalentFolderLeaveDialog.tsx'))

/** The largest width at which the menu shows only icons (000/2.2). */
const narrow = '(max-width: 1280px)'
const isNarrow = () => typeof matchMedia === 'function' && matchMedia(narrow).matches
function onNarrow(listener: () => void) {
  if (typeof matchMedia !== 'function') return () => {}
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    height: '8',
    paddingInline: '2',
    borderRadius: '8px',
    fontWeight: '500',
    color: 'fg',
    cursor: 'pointer',
    textAlign: 'start',
    _hover: { bg: 'bg.muted' },
    '& svg': { color: 'fg.muted', flexShrink: 0 },
  },
})

const subscription = graphql`
  subscription TalentFolderMenuSubscription {
    talentFoldersChanged { unchangedMs }
  }
`

/**
 * The Folder submenu below the candidates (000/2.4): New Folder and the folders, behind an icon if the menu is narrow.
 */
export default function TalentFolderMenu({ isAlone, isDrawer, onFollow }: MenuPartProps) {
  const { t } = useTranslation('talentFolders')
  const id = useId()
  const hasRoom = !useSyncExternalStore(onNarrow, isNarrow) || isDrawer
  const [isOpen, setOpen] = useState(true)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [refresh] = useRefresh<TalentFolderListQuery>(folderListQuery, {})
  // The list updates itself when colleagues share a folder or stop sharing it.
  const follow = useThrottled(() => refresh(undefined, true), 2_000)
  useFollow({ subscription, variables: {}, read: { query: folderListQuery, variables: {} }, onChange: follow })

  const open = (next: OpenDialog) => {
    // Closes the modal drawer, which would cover the dialog.
    onFollow?.()
    setDialog(next)
  }
  const close = (isChanged: boolean) => {
    setDialog(null)
    if (isChanged) refresh(undefined, true)
  }
  return (
    <Box data-part="talent-folders">
      {isAlone && hasRoom && (
        <div className="menu-heading" style={{ paddingBlockStart: 16 }}>
          {t('candidates')}
        </div>
      )}
      {hasRoom ? (
        <>
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Folders size={16} aria-hidden />
            <Box as="span" flex="1">
              {t('menu')}
            </Box>
            {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
          </Toggle>
          {isOpen && (
            <Box id={id} paddingInlineStart="3" maxHeight={isDrawer ? undefined : '50dvh'} overflow="auto">
              <TalentFolderList onFollow={onFollow} onOpen={open} />
            </Box>
          )}
        </>
      ) : (
        <Flyout label={t('menu')} icon={<Folders size={16} aria-hidden />}>
          {(shut) => (
            <TalentFolderList
              onFollow={shut}
              onOpen={(next) => {
                shut()
                open(next)
              }}
            />
          )}
        </Flyout>
      )}
      <Suspense fallback={null}>
        {dialog?.kind === 'form' && <TalentFolderDialog folder={dialog.folder} onClose={close} />}
        {dialog?.kind === 'leave' && <TalentFolderLeaveDialog folder={dialog.folder} onClose={close} />}
      </Suspense>
    </Box>
  )
}
