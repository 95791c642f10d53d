import type { TFunction } from 'i18next'

/** The areas of settings. */
export const settingAreas = ['HIRING', 'SECURITY', 'SUPPORT'] as const

interface Value {
  readonly isOn: boolean | null | undefined
  readonly number: number | null | undefined
  readonly contacts: readonly { readonly englishName: string; readonly vietnameseName: string }[] | null | undefined
}

/** Returns a value as one line of text. */
export function valueText(
  t: TFunction<'companySettings'>,
  { isOn, number, contacts }: Value,
  language: string,
): string {
  if (isOn != null) return t(isOn ? 'on' : 'off')
  if (number != null) return String(number)
  if (!contacts?.length) return t('nobody')
  return contacts
    .map(({ englishName, vietnameseName }) => (language === 'vi' ? vietnameseName : englishName))
    .join(', ')
}
