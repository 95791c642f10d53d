import { Box, Flex } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawerBody } from '../../ui/Drawer.tsx'
import { ErrorBoundary } from '../../ui/ErrorState.tsx'
import { DocumentViewer } from '../../pdf/DocumentViewer.tsx'
import { sourceOfFile } from '../../pdf/source.ts'
import { panelProps } from '../../ui/Tabs.tsx'
import InfoTree from '../info/InfoTree.tsx'

export type DrawerTab = 'details' | 'cv' | 'info'
/** The prefix of the ids of tabs and panels, which distinguishes them from those of the page. */
export const reviewPrefix = 'review-'

interface Props {
  candidate: { name: string; cv?: { path: string } | null; infoJson?: string | null }
  tab: DrawerTab
  /** Whether rows of this list have CVs. */
  hasCv: boolean
  /** Whether the CV is shown beside the form, on wide screens. */
  isDesk: boolean
  /** The content of the Details tab. */
  children: ReactNode
}

/** The panels of the tabs. The form stays mounted while another tab is open. */
export default function ReviewPanels({ candidate, tab, hasCv, isDesk, children }: Props) {
  const { t } = useTranslation('review')
  const isCvShown = hasCv && (isDesk || tab === 'cv')
  // Once loaded, a document stays.
  const [wasShown, setWasShown] = useState(isCvShown)
  if (isCvShown && !wasShown) setWasShown(true)
  const panel = (name: DrawerTab) => ({ ...panelProps(name, reviewPrefix), hidden: tab !== name })
  return (
    <Flex flex="1" minHeight="0">
      {hasCv && wasShown && (
        <Box
          {...(tab === 'cv' ? panelProps('cv', reviewPrefix) : { role: 'region', 'aria-label': t('drawerTabs.cv') })}
          hidden={!isCvShown}
          flex="1"
          minWidth="0"
          minHeight="0"
          overflow="auto"
          bg="bg.subtle"
          borderInlineEnd={isDesk && tab !== 'cv' ? '1px solid' : undefined}
          borderColor="border"
        >
          {/* Users who cannot see the CV can still decide. */}
          <ErrorBoundary resetKey={candidate.cv?.path ?? ''}>
            <DocumentViewer
              source={sourceOfFile(candidate.cv?.path)}
              name={`${t('drawerTabs.cv')} ${candidate.name}`.trim()}
              minHeight={320}
            />
          </ErrorBoundary>
        </Box>
      )}
      <DrawerBody hidden={tab === 'cv'} flex={isDesk ? '0 0 480px' : '1'} minWidth="0">
        <div {...panel('details')}>{children}</div>
        <div {...panel('info')}>
          <InfoTree infoJson={candidate.infoJson} />
        </div>
      </DrawerBody>
    </Flex>
  )
}
