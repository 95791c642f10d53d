import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { safePath } from '../session/client/returning.ts'
import { RoleOffer } from '../session/RoleOffer.tsx'
import { BareLink, BarePage } from '../shell/BarePage.tsx'

/**
 * The page for a missing permission. It names the permission, so that the user can request it, and offers the user's
 * roles that include it.
 */
export function ForbiddenPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const keys = search.getAll('requires').filter((key) => /^[\w-]+:[\w-]+$/.test(key))
  return (
    <BarePage title={t('forbiddenTitle')}>
      <p>{t('forbiddenText')}</p>
      {keys.length > 0 && (
        <p className="request-id">
          {t(keys.length > 1 ? 'forbiddenRequiresAny' : 'forbiddenRequires')}:{' '}
          {keys.map((key) => (
            <code key={key}>{key}</code>
          ))}
        </p>
      )}
      {keys.length > 0 && <RoleOffer keys={keys} from={safePath(search.get('from'))} />}
      <BareLink to="/">{t('toHome')}</BareLink>
    </BarePage>
  )
}

export function PageNotFoundPage() {
  const { t } = useTranslation()
  return (
    <BarePage title={t('notFoundTitle')}>
      <p>{t('notFoundText')}</p>
      <BareLink to="/">{t('toHome')}</BareLink>
    </BarePage>
  )
}
