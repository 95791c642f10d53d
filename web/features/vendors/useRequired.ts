import { isFilled } from '../../../common/patterns.ts'
import { useTranslation } from 'react-i18next'

/** Returns the specification's error text for an empty field: `Name is required!` */
export function useRequired() {
  const { t } = useTranslation('vendors')
  return (label: string) => ({
    validate: { required: (value: unknown) => isFilled(value) || t('isRequired', { replace: { label } }) },
  })
}
