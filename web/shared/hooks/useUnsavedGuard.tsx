/**
 * Keeps a half-written form from being left by accident: `const guard = useUnsavedGuard(() => isDirty, discard)`; render
 * `guard.dialog`. Going elsewhere in the application asks (Stay / Leave), closing the tab asks in the browser's own words.
 * A dialog closes by `guard.leave(onClose)`, which asks the same. Call `guard.release()` when everything is saved, just
 * before going on. Leaving for sign-in asks nothing: the draft of useDraft waits for the return.
 */
import { Text } from '@chakra-ui/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { addUnsaved, isLeavingAsked, isLeavingUnasked } from './leaving.ts'
import { useLatest } from './useLatest.ts'

export interface UnsavedGuard {
  dialog: ReactNode
  release: () => void
  /** Closes the form by `go`, once the user agrees to lose what was typed; at once when that is nothing. */
  leave: (go: () => void) => void
}

/** What the address asks for without the parameters that only move about in a form. */
function without(search: string, kept: readonly string[]): string {
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
        without(currentLocation.search, kept) !== without(nextLocation.search, kept)) &&
      isLeavingAsked(),
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isLeavingAsked()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    const forget = addUnsaved(isOpen)
    return () => {
      forget()
      removeEventListener('beforeunload', warn)
    }
  }, [isOpen])

  // Set while it is asked whether the form may close.
  const [closing, setClosing] = useState<(() => void) | null>(null)
  const leave = (go: () => void) => {
    if (isOpen() && !isLeavingUnasked()) setClosing(() => go)
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
