import { Box, chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from './Button.tsx'

type Kind = 'success' | 'warning' | 'error' | 'info'

export interface ToastOptions {
  /** An action of the toast: `Undo`. */
  action?: { label: string; run: () => unknown; hint?: string }
  /** Milliseconds on screen; 0 keeps it until it is closed. */
  duration?: number
  /** Called when the toast has gone: closed, timed out, its action taken, or displaced by others. */
  onClosed?: () => void
}

interface Toast extends ToastOptions {
  id: number
  kind: Kind
  text: string
}

const shownAtOnce = 4
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function start(toast: Toast) {
  // Warnings and errors stay longer: they take longer to read and are more costly to miss.
  const duration = toast.duration ?? (toast.kind === 'error' || toast.kind === 'warning' ? 10_000 : 5_000)
  clearTimeout(timers.get(toast.id))
  if (duration > 0)
    timers.set(
      toast.id,
      setTimeout(() => toaster.dismiss(toast.id), duration),
    )
}

function show(kind: Kind, text: string, options: ToastOptions = {}) {
  const same = toasts.find((toast) => toast.kind === kind && toast.text === text)
  const toast: Toast = { ...options, id: same?.id ?? ++lastId, kind, text }
  const next = [...toasts.filter((other) => other !== same), toast]
  const shown = next.slice(-shownAtOnce)
  const gone = [...(same ? [same] : []), ...next.slice(0, -shownAtOnce)]
  change(shown)
  for (const old of gone) old.onClosed?.()
  start(toast)
  return toast.id
}

/**
 * Short messages in the corner of the screen, above the pager. The same text is shown only once, however often it is
 * sent.
 */
export const toaster = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  dismiss(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const gone = toasts.find((toast) => toast.id === id)
    change(toasts.filter((toast) => toast !== gone))
    gone?.onClosed?.()
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info }
const colors = {
  success: 'status.green.fg',
  warning: 'status.orange.fg',
  error: 'status.red.fg',
  info: 'status.blue.fg',
}

/** A dialog in the middle has its buttons where toasts usually are, so toasts then appear above its title. */
const aboveDialogs = {
  'body:has([data-place=center]) &': {
    insetBlock: '{spacing.3} auto',
    insetInline: '50% auto',
    transform: 'translateX(-50%)',
    justifyItems: 'center',
    width: 'max-content',
  },
}

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    paddingBlock: '2.5',
    paddingInline: '3',
    bg: 'bg',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: '10px',
    boxShadow: 'float',
    pointerEvents: 'auto',
  },
})

/**
 * The container of the toasts; rendered once, by the shell. Its live region is announced politely, also over dialogs:
 * they hide everything beside them in the body except live regions.
 */
export function Toaster() {
  const { t } = useTranslation('shared')
  const shown = useSyncExternalStore(subscribe, () => toasts)
  // Uses React's own portal, so that the shell does not need the dialogs' library for it.
  return createPortal(
    <Box
      role="region"
      aria-label={t('notifications')}
      aria-live="polite"
      aria-relevant="additions"
      position="fixed"
      zIndex={2000}
      insetBlockEnd="calc(4rem + var(--bar, 0px))"
      insetInlineEnd="5"
      maxWidth="min(380px, calc(100vw - 32px))"
      display="grid"
      justifyItems="end"
      gap="2"
      pointerEvents="none"
      css={aboveDialogs}
      data-toasts=""
    >
      {shown.map((toast) => {
        const Icon = icons[toast.kind]
        return (
          <Card
            key={toast.id}
            data-kind={toast.kind}
            onPointerEnter={() => clearTimeout(timers.get(toast.id))}
            onPointerLeave={() => start(toast)}
            onFocus={() => clearTimeout(timers.get(toast.id))}
            onBlur={() => start(toast)}
          >
            <Box as="span" color={colors[toast.kind]} flexShrink={0} paddingBlockStart="2px">
              <Icon size={16} aria-hidden />
            </Box>
            <Box flex="1" minWidth="0" overflowWrap="anywhere">
              {toast.text}
            </Box>
            {toast.action && (
              <chakra.button
                type="button"
                color="accent.fg"
                fontWeight="600"
                minHeight="6"
                paddingInline="1"
                cursor="pointer"
                title={toast.action.hint}
                onClick={() => {
                  toaster.dismiss(toast.id)
                  toast.action?.run()
                }}
              >
                {toast.action.label}
                {toast.action.hint && <chakra.span srOnly>, {toast.action.hint}</chakra.span>}
              </chakra.button>
            )}
            <IconButton size="small" label={t('close')} onClick={() => toaster.dismiss(toast.id)}>
              <X size={14} aria-hidden />
            </IconButton>
          </Card>
        )
      })}
    </Box>,
    document.body,
  )
}
