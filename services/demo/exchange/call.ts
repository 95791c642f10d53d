import { SessionState, type Invitation } from 'sip.js'
import type { Plan } from './dialPlan.ts'

/** Who ended or refused a call. */
export type EndedBy = 'caller' | 'callee' | 'socket'

interface Parts {
  plan: Plan
  /** Resolves when the caller's socket is closed. */
  gone: Promise<void>
  /** Cuts the caller's connection. */
  drop(): void
  /** The factor for every delay. */
  pace: number
}

/** Plays the callee in one call. Resolves with who ended it. */
export async function playCallee(invitation: Invitation, { plan, gone, drop, pace }: Parts): Promise<EndedBy> {
  let endedBy: EndedBy = 'callee'
  invitation.delegate = {
    onCancel: () => void (endedBy = 'caller'),
    onBye: (bye) => {
      endedBy = 'caller'
      void bye.accept()
    },
  }
  const over = Promise.race([
    gone.then(() => void (endedBy = 'socket')),
    new Promise<void>((resolve) =>
      invitation.stateChange.addListener((state) => state === SessionState.Terminated && resolve()),
    ),
  ])
  /** Whether the call is still active after this delay. */
  const isOnAfter = async (ms: number) => {
    let timer: NodeJS.Timeout | undefined
    const passed = new Promise<true>((resolve) => (timer = setTimeout(() => resolve(true), ms * pace)))
    const isOn = await Promise.race([passed, over.then(() => false)])
    clearTimeout(timer)
    return isOn
  }

  if (plan.first === 'ringing') await invitation.progress()
  const { next, last } = plan
  if (next && (await isOnAfter(next.afterMs))) {
    if (typeof next.does === 'number') await invitation.reject({ statusCode: next.does })
    else if (next.does === 'drop') drop()
    else {
      // An offer that cannot be answered is refused with 480, after which there is nothing left to do.
      await invitation.accept().catch(() => {})
      if (last && (await isOnAfter(last.afterMs))) await (last.does === 'drop' ? drop() : invitation.bye())
    }
  }
  await over
  return endedBy
}

/** Ends a call from the callee's side, in whatever state it is. */
export async function endCall(invitation: Invitation): Promise<void> {
  if (invitation.state === SessionState.Established) await invitation.bye()
  else if (invitation.state === SessionState.Initial) await invitation.reject({ statusCode: 503 })
}
