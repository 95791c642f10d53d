import { useTranslation } from 'react-i18next'

/** Shown while the session starts; it becomes visible only if that takes a while. */
export function Splash() {
  const { t } = useTranslation()
  return (
    <div className="splash late" role="status">
      <div className="spinner" aria-hidden />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  )
}
