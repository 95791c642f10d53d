import { useTranslation } from 'react-i18next'
import { formatCount } from '../format/numbers.ts'

/** The services count what carries a word to here; one more stands for more. */
const mostCounted = 100

/** How often a word is carried, as its list shows it; undefined while it is not known. */
export function useUses() {
  const { t } = useTranslation('words')
  return (uses: number | undefined) => {
    if (uses === undefined) return undefined
    return uses > mostCounted ? t('moreThan', { replace: { count: mostCounted } }) : formatCount(uses)
  }
}
