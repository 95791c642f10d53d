import i18n, { type TFunction } from 'i18next'
import type en from './en.ts'

type Texts = typeof en
interface Told {
  kind: string
  kindName: string | null | undefined
  params: readonly { name: string; value: string }[]
}

const isWorded = (key: string) => i18n.exists(key, { ns: 'notifications' })

/** A notification in the reader's language. A kind that has no wording is one of the services' own, or of a later version. */
export function wordingOf(t: TFunction<'notifications'>, { kind, kindName, params }: Told): string {
  const replace = { kind: kindName ?? kind, ...Object.fromEntries(params.map(({ name, value }) => [name, value])) }
  if ('more' in replace && isWorded(`many.${kind}`)) return t(`many.${kind as keyof Texts['many']}`, { replace })
  return t(`one.${isWorded(`one.${kind}`) ? (kind as keyof Texts['one']) : 'OTHER'}`, { replace })
}
