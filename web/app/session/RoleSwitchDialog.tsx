import { Check } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button.tsx'
import { needsLeaveConfirmation } from '../../shared/hooks/leaving.ts'
import { useSession } from '../../shared/session/session.ts'
import { Modal } from '../keyboard/Modal.tsx'
import { useHeldRoles } from './heldRoles.ts'
import './session.css'
import { switchRole } from './switchRole.ts'

/** The user's roles to choose from, with the current one marked. Asks for confirmation before unsaved input is lost. */
export default function RoleSwitchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['common', 'shared'])
  const { user } = useSession()
  const known = useHeldRoles()
  const [asked, setAsked] = useState<string | null>(null)
  const [isSwitching, setSwitching] = useState(false)
  // The token contains only the codes of the roles; their names arrive a moment later.
  const roles = [...new Set(user.roles)].map(
    (code) => known.find((role) => role.code === code) ?? { code, name: code, description: '' },
  )

  const start = async (code: string) => {
    setAsked(null)
    setSwitching(true)
    await switchRole(code)
    onClose()
  }
  const choose = (code: string) => {
    if (code === user.currentRole) onClose()
    else if (needsLeaveConfirmation()) setAsked(code)
    else void start(code)
  }

  return (
    <Modal label={t('switchRole')} onClose={onClose}>
      <div className="role-head">
        <h2>{asked === null ? t('switchRole') : t('unsavedTitle', { ns: 'shared' })}</h2>
      </div>
      {asked === null ? (
        <ul className="role-list" aria-busy={isSwitching}>
          {roles.map(({ code, name, description }) => {
            const isCurrent = code === user.currentRole
            return (
              <li key={code}>
                <button
                  type="button"
                  disabled={isSwitching}
                  data-autofocus={isCurrent || undefined}
                  aria-current={isCurrent ? 'true' : undefined}
                  onClick={() => choose(code)}
                  onKeyDown={moveFocus}
                >
                  <span>
                    <strong>{name}</strong>
                    {description && <small>{description}</small>}
                  </span>
                  {isCurrent && (
                    <em>
                      <Check size={14} aria-hidden />
                      {t('currentRole')}
                    </em>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      ) : (
        <div className="role-question">
          <p>{t('unsavedText', { ns: 'shared' })}</p>
          <div>
            <Button ref={focus} onClick={() => setAsked(null)}>
              {t('stay', { ns: 'shared' })}
            </Button>
            <Button kind="danger" onClick={() => void start(asked)}>
              {t('leave', { ns: 'shared' })}
            </Button>
          </div>
        </div>
      )}
      <p className="role-status" role="status">
        {isSwitching && t('switchingRole')}
      </p>
    </Modal>
  )
}

/** Focuses the confirmation, which replaces the button that was pressed. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Arrows, Home and End move between the roles. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const all = [...event.currentTarget.closest('ul')!.querySelectorAll('button')]
  const at = all.indexOf(event.currentTarget)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  all[to % all.length]?.focus()
}
