/** How the callee of a number behaves. */
export interface Plan {
  /** What the caller is told first: that it rings, that the call is being placed, or nothing at all. */
  first: 'ringing' | 'trying' | 'nothing'
  /** What comes after that, and after how long: a refusal with a status, an answer, or the end of the socket. */
  next?: { afterMs: number; does: number | 'answer' | 'drop' }
  /** What an answered call ends with, unless the caller hangs up before. */
  last?: { afterMs: number; does: 'hangUp' | 'drop' }
  /** What is heard of the callee. */
  sound?: 'echo' | 'tone' | 'silence'
  /** The answer names no address for the sound. */
  isDeaf?: boolean
}

const refusals = [486, 600, 480, 404, 408, 410, 484, 488, 403, 500, 503, 603, 604]
const rings = (afterMs: number, does: NonNullable<Plan['next']>['does']): Plan => ({
  first: 'ringing',
  next: { afterMs, does },
})

const plans: ReadonlyMap<string, Plan> = new Map<string, Plan>([
  ...refusals.map((status): [string, Plan] => [String(status), rings(1000, status)]),
  ['000', { first: 'ringing' }],
  ['111', { ...rings(1000, 'answer'), sound: 'tone', last: { afterMs: 3000, does: 'hangUp' } }],
  ['222', { first: 'trying', next: { afterMs: 0, does: 'answer' } }],
  ['333', { ...rings(1000, 'answer'), last: { afterMs: 1000, does: 'drop' } }],
  ['444', { first: 'trying' }],
  ['555', rings(1000, 'drop')],
  ['888', { first: 'nothing' }],
  ['777', { ...rings(1000, 'answer'), sound: 'silence' }],
  ['666', { ...rings(1000, 'answer'), isDeaf: true }],
])
const usual = rings(1500, 'answer')

/** Last digits of the numbers whose callee behaves in a way of its own. */
export const endings: readonly string[] = [...plans.keys()]

/** The plan of a dialled number, by its last three digits: every other callee rings, answers and repeats what it hears. */
export const planOf = (number: string): Plan => plans.get(number.replace(/\D/g, '').slice(-3)) ?? usual
