import { useTranslation } from 'react-i18next'

/** The specification's own words for a field that is left empty: `Name is required!` */
export function useRequired() {
  const { t } = useTranslation('vendors')
  return (label: string) => ({
    validate: {
      required: (value: unknown) => String(value ?? '').trim() !== '' || t('isRequired', { replace: { label } }),
    },
  })
}
