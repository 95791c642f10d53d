import { Box, Drawer as Base, Portal, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './Button.tsx'
import { barId, useHasBar } from '../calls/currentCall.ts'

interface Props {
  title: ReactNode
  onClose: () => void
  /** DrawerBody and DrawerFooter. */
  children: ReactNode
  /** The width on wide screens, half of the screen by default. Below 768 px the drawer fills the screen. */
  width?: string
  /** `center` makes it a dialog in the middle. */
  place?: 'end' | 'center'
}

/**
 * Toasts and the call bar can be used beside a dialog and do not close it. Only existing ones are listed, because the
 * dialog would wait in vain for others.
 */
const getPersistentElements = () =>
  [...document.querySelectorAll('[data-toasts], [data-bar]')].map((beside) => () => beside)

/**
 * Esc in the bar, or in an open panel, list or menu within the drawer, only applies there; the drawer receives it
 * first.
 */
function leaveToInner(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-bar], [data-takes-escape]')) event.preventDefault()
}

/**
 * The focus trap brings a focus outside of the drawer back, which need not close the drawer: a dialog that has just
 * closed returns the focus to its opener, and the next one may be open by then.
 */
const bringBack = (event: Event) => event.preventDefault()

/**
 * A drawer from the right, or a dialog. It traps and returns the focus and closes with Esc. It is mounted while it is
 * open.
 */
export function Drawer({ title, onClose, children, width, place = 'end' }: Props) {
  const { t } = useTranslation('shared')
  const isDrawer = place === 'end'
  const size = isDrawer
    ? { height: 'var(--page)', width: { base: '100vw', md: width ?? 'max(480px, 50vw)' } }
    : {
        maxHeight: { base: 'var(--page)', md: 'min(90dvh, 900px)' },
        height: { base: 'var(--page)', md: 'auto' },
        width: { base: '100vw', md: `min(${width ?? '640px'}, 96vw)` },
      }
  return (
    <Base.Root
      open
      unstyled
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      persistentElements={getPersistentElements()}
      onEscapeKeyDown={leaveToInner}
      onFocusOutside={bringBack}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Base.Backdrop position="fixed" inset="0" zIndex={1400} bg="blackAlpha.500" />
        <Base.Positioner
          position="fixed"
          inset="0 0 var(--bar, 0px) 0"
          zIndex={1400}
          display="flex"
          alignItems={isDrawer ? 'stretch' : 'center'}
          justifyContent={isDrawer ? 'flex-end' : 'center'}
        >
          <Base.Content
            {...size}
            data-place={place}
            minWidth="min(320px, 100vw)"
            display="flex"
            flexDirection="column"
            bg="bg"
            color="fg"
            outline="none"
            boxShadow="float"
            borderRadius={isDrawer ? '0' : { base: '0', md: '10px' }}
          >
            <Box
              display="flex"
              alignItems="center"
              gap="3"
              minHeight="14"
              paddingInline="5"
              borderBlockEnd="1px solid"
              borderColor="border"
              flexShrink={0}
            >
              <Base.Title fontSize="16px" fontWeight="600" flex="1" minWidth="0" overflowWrap="anywhere">
                {title}
              </Base.Title>
              <IconButton label={t('close')} onClick={onClose}>
                <X size={16} aria-hidden />
              </IconButton>
            </Box>
            {children}
            <ToCall />
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  )
}

/**
 * The button that leads from the dialog to the call bar: without it the dialog would take the focus back. It is visible
 * when the keyboard reaches it.
 */
function ToCall() {
  const { t } = useTranslation('shared')
  const hasBar = useHasBar()
  return (
    hasBar && (
      <ToBar
        type="button"
        aria-expanded
        aria-controls={barId}
        className="visually-hidden"
        onClick={() => document.getElementById(barId)?.querySelector<HTMLElement>('button, select, textarea')?.focus()}
      >
        {t('toCall')}
      </ToBar>
    )
  )
}

const ToBar = chakra('button', {
  base: {
    '&:focus-visible': {
      position: 'static',
      width: 'auto',
      height: '8',
      margin: '2',
      clipPath: 'none',
      fontWeight: '600',
      color: 'accent.fg',
    },
  },
})

/** The scrolling part between title and footer. */
export const DrawerBody = chakra('div', { base: { flex: '1', minHeight: '0', overflow: 'auto', padding: '5' } })

/** The buttons at the end: cancel first, action last. */
export const DrawerFooter = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    paddingBlock: '3',
    paddingInline: '5',
    flexShrink: 0,
    borderBlockStart: '1px solid',
    borderColor: 'border',
  },
})
