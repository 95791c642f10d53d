import { Phone } from 'lucide-react'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useSession } from '../session/session.ts'
import { phoneText } from '../format/phones.ts'
import { useIsCalling, type CallSubject } from './currentCall.ts'
import { startCall } from './startCall.ts'

const Control = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minWidth: '6',
      minHeight: '6',
      borderRadius: '6px',
      color: 'accent.fg',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      verticalAlign: 'middle',
      flexShrink: 0,
      _hover: { bg: 'bg.muted' },
      '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
  { defaultProps: { type: 'button' } },
)

interface Props {
  subject: CallSubject
  phone: string
  /** The number is part of the button, in place of a link. */
  hasNumber?: boolean
}

/** Whether the user may call: nothing of a call shows without it. */
export const useCanCall = (): boolean => useSession().can('Phonenet:CallCandidate')

/** Calls a candidate's phone; stands beside it, and only for those who may. */
export default function CallControl({ subject, phone, hasNumber = false }: Props) {
  const { t } = useTranslation('shared')
  const environment = useRelayEnvironment()
  const isCalling = useIsCalling()
  const label = t(isCalling ? 'inCall' : 'call', { replace: { name: subject.name, phone: phoneText(phone) } })
  return (
    <Control
      // Still to be pressed: the answer says why nothing happens.
      aria-disabled={isCalling}
      aria-label={t('call', { replace: { name: subject.name, phone: phoneText(phone) } })}
      title={label}
      onClick={() => startCall(environment, subject, phone)}
    >
      <Phone size={14} aria-hidden />
      {hasNumber && phoneText(phone)}
    </Control>
  )
}
