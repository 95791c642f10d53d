import { Box, Flex } from '@chakra-ui/react'
import { Suspense, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer, DrawerBody } from '../../ui/Drawer.tsx'
import { ErrorBoundary } from '../../ui/ErrorState.tsx'
import { useButtonKeys } from '../../hooks/useShortcut.ts'

interface Props {
  /** The title until the row has loaded. */
  fallback: string
  title: ReactNode
  bar: ReactNode
  children: ReactNode
  /** Changes with the row or action: a failed load is retried then. */
  resetKey: string
  /** Whether the CV is shown beside the form. */
  isDesk: boolean
  onClose: () => void
}

/**
 * The drawer of a review: title, tabs and the form, each shown as soon as it has loaded. Keys press the buttons that
 * name them.
 */
export default function ReviewFrame({ fallback, title, bar, children, resetKey, isDesk, onClose }: Props) {
  const { t } = useTranslation('shared')
  const root = useRef<HTMLDivElement>(null)
  useButtonKeys(root)
  return (
    <Drawer
      onClose={onClose}
      width={isDesk ? 'calc(100vw - 64px)' : undefined}
      title={
        <ErrorBoundary fallback={fallback}>
          <Suspense fallback={fallback}>{title}</Suspense>
        </ErrorBoundary>
      }
    >
      <Flex ref={root} direction="column" flex="1" minHeight="0">
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Box height="10" />}>{bar}</Suspense>
        </ErrorBoundary>
        <ErrorBoundary resetKey={resetKey}>
          <Suspense
            fallback={
              <DrawerBody role="status" color="fg.muted">
                {t('loading')}
              </DrawerBody>
            }
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      </Flex>
    </Drawer>
  )
}
