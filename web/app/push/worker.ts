/**
 * The service worker of push messages, and of nothing else: it answers no request. Built as one classic script,
 * /push-worker.js; its address says the language.
 */
import en from './en.ts'
import ja from './ja.ts'
import vi from './vi.ts'

/** What the services send. */
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
/** The part of a worker's world that is used here (TypeScript's DOM library has none of it). */
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
  // Who looks at the product sees it there.
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
  // Another page stays as it is: it may hold a half-written form.
  await (found ? found.focus() : worker.clients.openWindow(href))
}

// A changed language counts from the next message on.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Message))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open((event.notification.data as { path: string }).path))
})
