import { isFilled } from '../../../common/patterns.ts'
import { useTranslation } from 'react-i18next'

/** The specification's own words for a field that is left empty: `Name is required!` */
export function useRequired() {
  const { t } = useTranslation('vendors')
  return (label: string) => ({
    validate: { required: (value: unknown) => isFilled(value) || t('isRequired', { replace: { label } }) },
  })
}
