import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BareButton } from '../shell/BarePage.tsx'
import { useHeldRoles } from './heldRoles.ts'
import { switchRole } from './switchRole.ts'

/**
 * Shown when access is refused: offers the user's other roles that have one of the missing permissions, each one click
 * away.
 */
export function RoleOffer({ keys, from }: { keys: readonly string[]; from: string }) {
  const { t } = useTranslation()
  const roles = useHeldRoles(keys)
  const [isSwitching, setSwitching] = useState(false)
  if (roles.length === 0) return null
  const take = async (code: string) => {
    setSwitching(true)
    await switchRole(code, from)
    setSwitching(false)
  }
  return (
    <>
      <p>{t('roleHasPermission')}</p>
      {roles.map(({ code, name }) => (
        <BareButton key={code} disabled={isSwitching} onClick={() => void take(code)}>
          {t('switchToRole', { replace: { role: name } })}
        </BareButton>
      ))}
    </>
  )
}
