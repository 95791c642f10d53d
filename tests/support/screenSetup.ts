/**
 * Runs before each file of screen tests. Files share a browser (jsdom) and its modules with the files that ran before
 * them in the same worker, so each file must begin with the same state of the browser, and each test must leave an
 * empty page.
 */
import { cleanup, configure } from '@testing-library/react'
import dayjs from 'dayjs'
import i18n from 'i18next'
import { afterAll, afterEach, vi } from 'vitest'
import { changeCalls } from '../../web/shared/calls/currentCall.ts'
import { clearLoading } from '../../web/shared/loading.ts'
import { toaster } from '../../web/shared/ui/toaster.tsx'

// The first page of a file loads everything that it needs, possibly on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// These are used by pages but missing in jsdom.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Input in an editor requests its target ranges, which jsdom does not provide.
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

/** Objects of the browser whose functions tests replace. */
const places = [URL, Element.prototype, HTMLElement.prototype, HTMLAnchorElement.prototype]
const own = places.map((place) => ({ place, before: Object.getOwnPropertyDescriptors(place) }))

afterEach(() => {
  cleanup()
  // Ids increase, so the newest message has the highest one.
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
