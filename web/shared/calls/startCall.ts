import i18n from 'i18next'
import type { IEnvironment } from 'relay-runtime'
import { toaster } from '../ui/toaster.tsx'
import { changeCalls, isCalling, type CallSubject, type CurrentCall } from './currentCall.ts'

/** Starts a call; a second call during an ongoing one is refused as busy. */
export function startCall(environment: IEnvironment, subject: CallSubject, phone: string): void {
  if (isCalling()) {
    toaster.info(i18n.t('shared:inCall'))
    return
  }
  const call: CurrentCall = {
    subject,
    phone,
    phase: 'calling',
    result: null,
    fault: null,
    talkingSince: null,
    isMuted: false,
    isHeld: false,
    canHold: true,
    quality: 'good',
    isSilent: false,
    isMicrophoneLost: false,
  }
  changeCalls({ current: call })
  void import('./callStore.ts').then(
    ({ beginCall }) => beginCall(environment),
    () => {
      changeCalls({ current: null })
      toaster.error(i18n.t('shared:networkFailed'))
    },
  )
}
