import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Select, TextField } from '../../shared/fields/textFields.tsx'
import { PasswordField } from '../../shared/passwords/PasswordField.tsx'
import type { UserValues } from './userValues.ts'

const languageNames = { EN: 'English', VI: 'Tiếng Việt', JA: '日本語' }
const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))
const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))

interface Props {
  control: Control<UserValues>
  /** Whether the user already has an extension. Its password is kept unless another one is entered. */
  hasExtension: boolean
}

/** The language and time zone of a user, and their phone extension. */
export function LivingFields({ control, hasExtension }: Props) {
  const { t } = useTranslation('users')
  const extension = useWatch({ control, name: 'extension' })
  const zone = useWatch({ control, name: 'timeZone' })
  // The browser may not know the stored name of the zone.
  const known = !zone || zones.some(({ value }) => value === zone) ? zones : [{ value: zone, label: zone }, ...zones]
  return (
    <>
      <Select
        control={control}
        name="language"
        label={t('language')}
        hint={t('languageHint')}
        placeholder={t('notTold')}
        options={languages}
      />
      <Select control={control} name="timeZone" label={t('timeZone')} placeholder={t('notTold')} options={known} />
      <TextField
        control={control}
        name="extension"
        label={t('extension')}
        hint={t('extensionHint')}
        maxLength={20}
        rules={{ validate: (text) => !text || /^[0-9*#]{2,20}$/.test(String(text).trim()) || t('extensionWrong') }}
      />
      {extension && (
        <PasswordField
          control={control}
          name="extensionPassword"
          label={t('extensionPassword')}
          hint={hasExtension ? t('extensionPasswordHint') : undefined}
          isRequired={!hasExtension}
        />
      )}
    </>
  )
}
