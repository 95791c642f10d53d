import i18n from 'i18next'
import type { IEnvironment } from 'relay-runtime'
import { errorText } from '../format/errorText.ts'
import { isLeavingUnconfirmed } from '../hooks/leaving.ts'
import { RequestError } from '../requestError.ts'
import { toaster } from '../ui/toaster.tsx'
import { requestCall, requestExtension, requestReport, requestReset } from './callRequests.ts'
import { changeCalls, currentCalls, type CurrentCall, type EndedCall } from './currentCall.ts'
import { chooseDevice, chosenDevices } from './phone/devices.ts'
import { waits, type CallFault, type CallPhase, type CallResult, type PhoneCall } from './phone/phone.ts'
import { startCall } from './startCall.ts'

/** The results after which the user may note the outcome of the call. */
const notedResults: readonly CallResult[] = ['answered', 'busy', 'unavailable']

/** The call behind the bar: the phone, and the reports to the services. */
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
    // The user hung up before the call was set up, but its record exists: its end is reported.
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

  /** Handles a call that the services refuse: nothing was dialled. */
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

  /** Closes the bar at once and shows the reason. */
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

  /**
   * Reports the current phase to the services, after any earlier reports. A failed report is made up for by the next
   * one, or by the timeout of the services.
   */
  private report(isLast = false): void {
    const { id, phase, sessionId, result } = this
    if (id === null) return
    const send = async () => {
      this.isReporting = true
      // The call was ended elsewhere: by the same user in another page, or because the services received no report for
      // too long.
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

/** Makes the browser ask for confirmation before a reload or a closed tab that would end the call. */
function warn(event: BeforeUnloadEvent) {
  if (!isLeavingUnconfirmed()) event.preventDefault()
}

/** Starts the call that currentCall.ts has just shown. */
export function beginCall(environment: IEnvironment): void {
  const { current, unnoted } = currentCalls()
  // The user hung up while this was loading.
  if (!current || current.phase === 'ended') return
  // Removes the forms of earlier calls that the user has not begun to fill in.
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

/** Puts the call on hold or resumes it. If the server refuses, says so and does not offer it again. */
export async function setHeld(isHeld: boolean): Promise<void> {
  const call = running
  if (await call?.phone?.setHeld(isHeld)) return call?.change({ isHeld, isSilent: false })
  if (call !== running || currentCalls().current?.phase !== 'talking') return
  if (isHeld) call?.change({ canHold: false })
  toaster.info(i18n.t('shared:noHold'))
}

/** Switches to another microphone or speaker, for this call and later ones. */
export async function setDevice(kind: 'microphone' | 'speaker', deviceId: string): Promise<void> {
  chooseDevice({ [kind]: deviceId })
  await (kind === 'microphone' ? running?.phone?.setMicrophone(deviceId) : running?.phone?.setSpeaker(deviceId))
}

export const microphoneLevel = async (): Promise<number> => (await running?.phone?.level()) ?? 0

/** Stores the note on an ended call while the user types it. */
export function changeNote(id: string, change: Partial<Pick<EndedCall, 'outcome' | 'note'>>): void {
  changeCalls({ unnoted: currentCalls().unnoted.map((call) => (call.id === id ? { ...call, ...change } : call)) })
}

/** Removes the note on a call after it was saved, or because the user does not want to write one. */
export const dismissNote = (id: string): void =>
  changeCalls({ unnoted: currentCalls().unnoted.filter((call) => call.id !== id) })
