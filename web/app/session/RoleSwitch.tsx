import { ArrowLeftRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../shared/session/session.ts'

const Dialog = lazy(() => import('./RoleSwitchDialog.tsx'))

/** The header's button for switching the role, for users who have several (decision D-19). */
export function RoleSwitch() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (new Set(user.roles).size < 2) return null
  return (
    <>
      <button
        type="button"
        className="header-button"
        aria-label={t('switchRole')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        title={t('switchRoleFrom', { replace: { role: user.roleName } })}
      >
        <ArrowLeftRight size={16} aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
