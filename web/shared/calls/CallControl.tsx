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
  /** Whether the button contains the number, instead of a separate link. */
  hasNumber?: boolean
}

/** Whether the user may make calls: otherwise nothing about calls is shown. */
export const useCanCall = (): boolean => useSession().can('Phonenet:CallCandidate')

/** A button that calls a candidate's phone. It is shown beside the number, and only to users who may make calls. */
export default function CallControl({ subject, phone, hasNumber = false }: Props) {
  const { t } = useTranslation('shared')
  const environment = useRelayEnvironment()
  const isCalling = useIsCalling()
  const label = t(isCalling ? 'inCall' : 'call', { replace: { name: subject.name, phone: phoneText(phone) } })
  return (
    <Control
      // The button can still be pressed: the response explains why nothing happens.
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
