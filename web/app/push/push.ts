import i18n from 'i18next'
import { commitMutation, graphql } from 'react-relay/hooks'
import { config, storageKeys } from '../config.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import { hasJustSignedIn } from '../session/callback.ts'
import type { pushMutation } from './__generated__/pushMutation.graphql.ts'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/**
 * Registers this browser for push messages to the user. The browser prompts for permission after a sign-in, on the
 * first user interaction (decision D-133): browsers treat a prompt without an interaction as a nuisance. Failures are
 * only logged.
 */
export async function startPush(userName: string): Promise<void> {
  try {
    if (!isSupported()) return console.info('This browser knows no push messages')
    if (Notification.permission === 'default' && hasJustSignedIn()) {
      await firstAct()
      await Notification.requestPermission()
    }
    if (Notification.permission === 'granted') await register(userName)
  } catch (error) {
    console.info('Push messages are not available', error)
  }
}

const firstAct = () =>
  new Promise<void>((resolve) => {
    const act = () => {
      removeEventListener('pointerup', act)
      removeEventListener('keydown', act)
      resolve()
    }
    addEventListener('pointerup', act)
    addEventListener('keydown', act)
  })

async function register(userName: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(`/push-worker.js?language=${i18n.language}`)
  const subscription = await subscribe(registration)
  const token = JSON.stringify(subscription)
  // Sent once per tab, because the services store it.
  const done = `${userName} ${token}`
  if (sessionStorage.getItem(storageKeys.push) === done) return
  await send(token)
  sessionStorage.setItem(storageKeys.push, done)
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: config.pushKey }
  return pushManager.subscribe(options).catch(async (error: unknown) => {
    // A subscription with the key of a former configuration blocks the new one.
    const former = await pushManager.getSubscription()
    if (!former) throw error
    await former.unsubscribe()
    return pushManager.subscribe(options)
  })
}

function send(token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<pushMutation>(currentEnvironment(), {
      mutation: graphql`
        mutation pushMutation($input: RegisterPushTokenInput!) {
          registerPushToken(input: $input) {
            pushSubscription {
              isActive
            }
          }
        }
      `,
      variables: { input: { token, isActive: true, userAgent: browserName(navigator.userAgent) } },
      onCompleted: () => resolve(),
      onError: reject,
    })
  })
}

/** Returns the name of the browser in a User-Agent text. Browsers that also send the names of others come first. */
export function browserName(userAgent: string): string {
  const names = {
    Edg: 'Edge',
    OPR: 'Opera',
    SamsungBrowser: 'Samsung Internet',
    Firefox: 'Firefox',
    Chrome: 'Chrome',
    Safari: 'Safari',
  }
  return Object.entries(names).find(([mark]) => userAgent.includes(`${mark}/`))?.[1] ?? 'Other'
}

/** Ends this browser's push messages at sign-out: the next person to use it must not read them. */
export async function endPush(): Promise<void> {
  sessionStorage.removeItem(storageKeys.push)
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  // The push service may be out of reach; signing out does not wait for it.
  await Promise.race([subscription?.unsubscribe(), new Promise((resolve) => setTimeout(resolve, 1000))])
}
