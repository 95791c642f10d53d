import { useTranslation } from 'react-i18next'
import { formatCount } from '../format/numbers.ts'

/** The services count uses up to this number; one more stands for more. */
const mostCounted = 100

/** Returns a function that formats how often a word is used; undefined while that is unknown. */
export function useUses() {
  const { t } = useTranslation('words')
  return (uses: number | undefined) => {
    if (uses === undefined) return undefined
    return uses > mostCounted ? t('moreThan', { replace: { count: mostCounted } }) : formatCount(uses)
  }
}
