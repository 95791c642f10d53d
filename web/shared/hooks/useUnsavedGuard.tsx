/**
 * Prevents a half-completed form from being left by accident: `const guard = useUnsavedGuard(() => isDirty, discard)`;
 * render `guard.dialog`. Navigation in the application shows a confirmation (Stay / Leave); closing the tab shows the
 * browser's own. A dialog closes with `guard.leave(onClose)`, which shows the same confirmation. Call `guard.release()`
 * when everything is saved, just before going on. Leaving for sign-in shows no confirmation: the draft of useDraft
 * waits for the return.
 */
import { Text } from '@chakra-ui/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { addUnsaved, needsLeaveConfirmation, isLeavingUnconfirmed } from './leaving.ts'
import { useLatest } from './useLatest.ts'

export interface UnsavedGuard {
  dialog: ReactNode
  release: () => void
  /** Closes the form with `go`, after the user agrees to lose the input, or at once if there is none. */
  leave: (go: () => void) => void
}

/** Returns the search of an address without the parameters that only change the view of a form. */
function removeParams(search: string, kept: readonly string[]): string {
  const params = new URLSearchParams(search)
  for (const name of kept) params.delete(name)
  return params.toString()
}

/** `kept`: parameters of the address that change while the form stays open, like its tab. */
export function useUnsavedGuard(
  isUnsaved: () => boolean,
  onDiscard?: () => void,
  kept: readonly string[] = [],
): UnsavedGuard {
  const { t } = useTranslation('shared')
  const isReleased = useRef(false)
  const isOpen = useLatest(() => !isReleased.current && isUnsaved())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname ||
        removeParams(currentLocation.search, kept) !== removeParams(nextLocation.search, kept)) &&
      needsLeaveConfirmation(),
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (needsLeaveConfirmation()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    const forget = addUnsaved(isOpen)
    return () => {
      forget()
      removeEventListener('beforeunload', warn)
    }
  }, [isOpen])

  // Set while the confirmation for closing the form is shown.
  const [closing, setClosing] = useState<(() => void) | null>(null)
  const leave = (go: () => void) => {
    if (isOpen() && !isLeavingUnconfirmed()) setClosing(() => go)
    else go()
  }
  const stay = () => {
    setClosing(null)
    blocker.reset?.()
  }
  const goOn = () => {
    onDiscard?.()
    setClosing(null)
    if (closing) closing()
    else blocker.proceed?.()
  }
  const dialog = (closing || blocker.state === 'blocked') && (
    <Drawer place="center" width="440px" title={t('unsavedTitle')} onClose={stay}>
      <DrawerBody>
        <Text>{t('unsavedText')}</Text>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={stay}>{t('stay')}</Button>
        <Button kind="danger" onClick={goOn}>
          {t('leave')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
  return {
    dialog,
    release: () => {
      isReleased.current = true
    },
    leave,
  }
}
