import i18n, { type TFunction } from 'i18next'
import type en from './en.ts'

type Texts = typeof en
interface WordedNotification {
  kind: string
  kindName: string | null | undefined
  params: readonly { name: string; value: string }[]
}

const isWorded = (key: string) => i18n.exists(key, { ns: 'notifications' })

/**
 * Returns a notification in the user's language. A kind without a text here exists only in the services, or comes from
 * a later version.
 */
export function wordingOf(t: TFunction<'notifications'>, { kind, kindName, params }: WordedNotification): string {
  const replace = { kind: kindName ?? kind, ...Object.fromEntries(params.map(({ name, value }) => [name, value])) }
  if ('more' in replace && isWorded(`many.${kind}`)) return t(`many.${kind as keyof Texts['many']}`, { replace })
  return t(`one.${isWorded(`one.${kind}`) ? (kind as keyof Texts['one']) : 'OTHER'}`, { replace })
}
