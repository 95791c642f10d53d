import i18n from 'i18next'
import type { IEnvironment } from 'relay-runtime'
import { errorText } from '../format/errorText.ts'
import { isLeavingUnasked } from '../hooks/leaving.ts'
import { RequestError } from '../requestError.ts'
import { toaster } from '../ui/toaster.tsx'
import { requestCall, requestExtension, requestReport, requestReset } from './callRequests.ts'
import { changeCalls, currentCalls, type CurrentCall, type EndedCall } from './currentCall.ts'
import { chooseDevice, chosenDevices } from './phone/devices.ts'
import { waits, type CallFault, type CallPhase, type CallResult, type PhoneCall } from './phone/phone.ts'
import { startCall } from './startCall.ts'

/** Results after which one may say what came of the call. */
const notedResults: readonly CallResult[] = ['answered', 'busy', 'unavailable']

/** What runs behind the call of the bar: the phone, and the reports to the services. */
class RunningCall {
  phone: PhoneCall | null = null
  private id: string | null = null
  private phase: CallPhase = 'calling'
  private sessionId: string | undefined
  private heartbeat: ReturnType<typeof setInterval> | undefined
  private reports: Promise<unknown> = Promise.resolve()
  private isReporting = false
  private isLeaving = false
  private result: CallResult | undefined
  private readonly environment: IEnvironment
  private readonly own: CurrentCall

  constructor(environment: IEnvironment, own: CurrentCall) {
    this.environment = environment
    this.own = own
    addEventListener('beforeunload', warn)
    addEventListener('pagehide', this.leave)
  }

  private readonly leave = () => this.hangUp(true)

  change(change: Partial<CurrentCall>) {
    const { current } = currentCalls()
    if (current && running === this) changeCalls({ current: { ...current, ...change } })
  }

  async begin(): Promise<void> {
    const [phone, extension, call] = await Promise.allSettled([
      import('./phone/sipPhone.ts'),
      requestExtension(this.environment),
      requestCall(this.environment, this.own.subject, this.own.phone),
    ])
    if (call.status === 'fulfilled') this.id = call.value.id
    // Hung up before there was anything to hang up: the row is there all the same.
    if (this.phase === 'ended') return this.report()
    if (call.status === 'rejected') return this.refuse(call.reason)
    if (extension.status === 'rejected' || !extension.value) {
      const why = extension.status === 'rejected' ? errorText(extension.reason) : i18n.t('shared:noExtension')
      this.end('failed')
      return this.close(why)
    }
    if (phone.status === 'rejected') return this.end('failed', 'unreachable')
    this.heartbeat = setInterval(() => {
      if (!this.isReporting) this.report()
    }, waits.heartbeat)
    const { number, databaseId } = call.value
    try {
      this.phone = phone.value.dial(
        extension.value,
        { number, callId: databaseId, ...chosenDevices() },
        {
          onSession: (sessionId) => {
            this.sessionId = sessionId
            this.report()
          },
          onPhase: (phase) => {
            this.phase = phase
            this.change({ phase, ...(phase === 'talking' && { talkingSince: Date.now() }) })
            this.report()
          },
          onHealth: (quality, isSilent) => {
            const { current } = currentCalls()
            const isSilentNow = isSilent && !current?.isHeld
            if (current?.quality !== quality || current.isSilent !== isSilentNow)
              this.change({ quality, isSilent: isSilentNow })
          },
          onMicrophone: (isLost) => {
            if (currentCalls().current?.isMicrophoneLost !== isLost) this.change({ isMicrophoneLost: isLost })
          },
          onEnd: (result, fault) => this.end(result, fault),
        },
      )
    } catch {
      this.end('failed')
    }
  }

  /** The services do not take the call: nothing was dialled. */
  private refuse(error: unknown) {
    const isBusy = error instanceof RequestError && error.errorCode === 'CALL_BUSY'
    const { environment, own } = this
    const anew = () =>
      void requestReset(environment).then(
        () => startCall(environment, own.subject, own.phone),
        (failure: unknown) => toaster.error(errorText(failure)),
      )
    this.phase = 'ended'
    this.close(errorText(error), isBusy ? { label: i18n.t('shared:endOtherCall'), run: anew } : undefined)
  }

  /** Closes the bar at once and says why. */
  private close(why: string, action?: { label: string; run: () => void }) {
    this.stop()
    if (running === this) changeCalls({ current: null })
    toaster.error(why, { action })
  }

  private stop() {
    clearInterval(this.heartbeat)
    removeEventListener('beforeunload', warn)
    removeEventListener('pagehide', this.leave)
  }

  /** Tells the services the present phase, after what was told before; a failure is made good by the next one, or by their own clock. */
  private report(isLast = false): void {
    const { id, phase, sessionId, result } = this
    if (id === null) return
    const send = async () => {
      this.isReporting = true
      // Ended elsewhere: by the same user in another page, or because nothing was heard of it for too long.
      if ((await requestReport(this.environment, { id, phase, sessionId, result }, isLast)) && this.phase !== 'ended')
        this.hangUp()
    }
    this.reports = (isLast ? send() : this.reports.then(send))
      .catch(() => {})
      .finally(() => {
        this.isReporting = false
      })
  }

  hangUp(isLeaving = false) {
    if (this.phase === 'ended') return
    this.isLeaving = isLeaving
    if (this.phone) this.phone.hangUp(isLeaving)
    else this.end('canceled')
  }

  private end(result: CallResult, fault: CallFault | undefined = undefined) {
    if (this.phase === 'ended') return
    const { subject, phone } = this.own
    const since = currentCalls().current?.talkingSince
    this.phase = 'ended'
    this.result = result
    this.stop()
    this.report(this.isLeaving)
    this.change({
      phase: 'ended',
      result,
      fault: fault ?? null,
      isHeld: false,
      isSilent: false,
      isMicrophoneLost: false,
    })
    if (this.id && notedResults.includes(result)) {
      const ended: EndedCall = {
        id: this.id,
        name: subject.name,
        phone,
        seconds: since ? Math.floor((Date.now() - since) / 1000) : null,
        outcome: null,
        note: '',
      }
      changeCalls({ unnoted: [...currentCalls().unnoted, ended] })
    }
    setTimeout(() => {
      if (running === this) changeCalls({ current: null })
    }, waits.hide)
  }
}

let running: RunningCall | null = null

/** The browser's own question before a reload or a closed tab that would end the call. */
function warn(event: BeforeUnloadEvent) {
  if (!isLeavingUnasked()) event.preventDefault()
}

/** Makes the call that currentCall.ts has just shown. */
export function beginCall(environment: IEnvironment): void {
  const { current, unnoted } = currentCalls()
  // Hung up while this was loaded.
  if (!current || current.phase === 'ended') return
  // What nobody began to fill in makes room.
  changeCalls({ unnoted: unnoted.filter(({ outcome, note }) => outcome !== null || note !== '') })
  running = new RunningCall(environment, current)
  void running.begin()
}

export const hangUp = (): void => running?.hangUp()

export function setMuted(isMuted: boolean): void {
  running?.phone?.setMuted(isMuted)
  running?.change({ isMuted })
}

export const sendTone = (key: string): void => running?.phone?.sendTone(key)

/** Hold or back; where the server refuses, that is said and not offered again. */
export async function setHeld(isHeld: boolean): Promise<void> {
  const call = running
  if (await call?.phone?.setHeld(isHeld)) return call?.change({ isHeld, isSilent: false })
  if (call !== running || currentCalls().current?.phase !== 'talking') return
  if (isHeld) call?.change({ canHold: false })
  toaster.info(i18n.t('shared:noHold'))
}

/** Takes another microphone or speaker, for this call and later ones. */
export async function setDevice(kind: 'microphone' | 'speaker', deviceId: string): Promise<void> {
  chooseDevice({ [kind]: deviceId })
  await (kind === 'microphone' ? running?.phone?.setMicrophone(deviceId) : running?.phone?.setSpeaker(deviceId))
}

export const microphoneLevel = async (): Promise<number> => (await running?.phone?.level()) ?? 0

/** Keeps what is said about an ended call while it is typed. */
export function changeNote(id: string, change: Partial<Pick<EndedCall, 'outcome' | 'note'>>): void {
  changeCalls({ unnoted: currentCalls().unnoted.map((call) => (call.id === id ? { ...call, ...change } : call)) })
}

/** It is said, or not wanted. */
export const dismissNote = (id: string): void =>
  changeCalls({ unnoted: currentCalls().unnoted.filter((call) => call.id !== id) })
