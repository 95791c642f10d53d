import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'

/** Says that the screen of this address is not part of the product yet. */
export default function ComingPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const [search] = useSearchParams()
  const candidateId = id ?? search.get('candidateId')
  return (
    <div className="page-problem">
      <Construction size={28} aria-hidden />
      <h1>{t('comingTitle')}</h1>
      <p>{t('comingText')}</p>
      {candidateId && <p className="request-id">{t('comingId')}: <code>{candidateId}</code></p>}
    </div>
  )
}
