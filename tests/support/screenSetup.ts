/**
 * Runs before each file of screen tests. Files share a browser (jsdom) and its modules with those that ran before them in the
 * same worker: each begins with the same browser, and each test leaves an empty page.
 */
import { cleanup, configure } from '@testing-library/react'
import dayjs from 'dayjs'
import i18n from 'i18next'
import { afterAll, afterEach, vi } from 'vitest'
import { changeCalls } from '../../web/shared/calls/currentCall.ts'
import { clearLoading } from '../../web/shared/loading.ts'
import { toaster } from '../../web/shared/ui/toaster.tsx'

// The first page of a file loads whatever it needs, on a machine that may have other things to do.
configure({ asyncUtilTimeout: 5_000 })

// What jsdom has not and pages ask for.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// What is typed into an editor is asked for before it is there.
InputEvent.prototype.getTargetRanges = () => []
Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
  configurable: true,
  get(this: HTMLElement) {
    return this.closest('[contenteditable]')?.getAttribute('contenteditable') === 'true'
  },
})
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

/** Where tests put functions of their own in place of the browser's. */
const places = [URL, Element.prototype, HTMLElement.prototype, HTMLAnchorElement.prototype]
const own = places.map((place) => ({ place, before: Object.getOwnPropertyDescriptors(place) }))

afterEach(() => {
  cleanup()
  // The newest one tells how far the ids have come.
  for (let id = toaster.info(''); id > 0; id--) toaster.dismiss(id)
  clearLoading()
  changeCalls({ current: null, unnoted: [] })
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const { place, before } of own) {
    for (const name of Object.getOwnPropertyNames(place)) if (!(name in before)) Reflect.deleteProperty(place, name)
    Object.defineProperties(place, before)
  }
  document.body.replaceChildren()
  document.title = ''
  dayjs.locale('en')
  if (i18n.isInitialized) await i18n.changeLanguage('en')
})
