/**
 * The service worker for push messages, and nothing else: it handles no requests. It is built as one classic script,
 * /push-worker.js; the language is in its address.
 */
import en from './en.ts'
import ja from './ja.ts'
import vi from './vi.ts'

/** A message from the services. */
interface Message {
  kind: string
  path: string
  values: Record<string, string>
}

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Window {
  url: string
  focused: boolean
  focus(): Promise<unknown>
}
/** The part of the worker's global scope that is used here (TypeScript's DOM library does not declare it). */
interface Worker {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { matchAll(options: object): Promise<Window[]>; openWindow(path: string): Promise<unknown> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: Waiting) => void): void
  addEventListener(type: 'push', listener: (event: Waiting & { data: { json(): unknown } | null }) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Waiting & { notification: Notification }) => void): void
}
const worker = self as unknown as Worker

const texts: Record<string, Record<string, string>> = { en, vi, ja }
const words = texts[new URL(worker.location.href).searchParams.get('language') ?? ''] ?? texts.en!
const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function show({ kind, path, values }: Message): Promise<void> {
  // A user who is looking at the product sees the change there.
  if ((await windows()).some(({ focused }) => focused)) return
  const fill = (text = '') => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  await worker.registration.showNotification(fill(words[kind] ?? words.other), {
    body: values.rows === undefined ? undefined : fill(words.rows),
    tag: path,
    data: { path },
  })
}

async function open(path: string): Promise<void> {
  const { href } = new URL(path, worker.location.origin)
  const found = (await windows()).find(({ url }) => url === href)
  // A window with another page is left alone: it may contain a half-written form.
  await (found ? found.focus() : worker.clients.openWindow(href))
}

// A changed language applies from the next message on.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Message))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open((event.notification.data as { path: string }).path))
})
