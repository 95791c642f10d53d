import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMatches, useParams, useSearchParams } from 'react-router'
import { textOf } from '../i18n.ts'
import type { RouteHandle } from '../router.tsx'

/** Says that the screen of this address is not part of the product yet, by the screen's own title. */
export default function ComingPage() {
  const { t } = useTranslation(['common', 'coming'])
  const params = useParams()
  const [search] = useSearchParams()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const id = Object.values(params).find(Boolean) ?? search.get('candidateId')
  return (
    <div className="page-problem">
      <Construction size={28} aria-hidden />
      <h1>{handle ? textOf(handle.title) : t('comingTitle')}</h1>
      <p>
        <strong>{t('comingTitle')}</strong>
      </p>
      <p>{t('comingText')}</p>
      {id && (
        <p className="request-id">
          {t('comingId')}: <code>{id}</code>
        </p>
      )}
    </div>
  )
}
