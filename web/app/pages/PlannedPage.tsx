import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useMatches, useParams, useSearchParams } from 'react-router'
import { textOf } from '../i18n.ts'
import type { RouteHandle } from '../screenRoute.ts'

/** Shows that the screen of this address is not part of the product yet, under the title of that screen. */
export default function PlannedPage() {
  const { t } = useTranslation(['common', 'plannedScreens'])
  const params = useParams()
  const [search] = useSearchParams()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const id = Object.values(params).find(Boolean) ?? search.get('candidateId')
  return (
    <div className="page-problem">
      <Construction size={28} aria-hidden />
      <h1>{handle ? textOf(handle.title) : t('plannedTitle')}</h1>
      <p>
        <strong>{t('plannedTitle')}</strong>
      </p>
      <p>{t('plannedText')}</p>
      <p>
        <Link to="/dashboards">{t('toHome')}</Link>
      </p>
      {id && (
        <p className="request-id">
          {t('plannedId')}: <code>{id}</code>
        </p>
      )}
    </div>
  )
}
