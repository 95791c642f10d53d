/** How the callee of a number behaves. */
export interface Plan {
  /** The first signal to the caller: ringing, trying, or nothing at all. */
  first: 'ringing' | 'trying' | 'nothing'
  /** The next step, and its delay: a refusal with a status, an answer, or the end of the socket. */
  next?: { afterMs: number; does: number | 'answer' | 'drop' }
  /** How an answered call ends, unless the caller hangs up first. */
  last?: { afterMs: number; does: 'hangUp' | 'drop' }
  /** The sound of the callee. */
  sound?: 'echo' | 'tone' | 'silence'
  /** Whether the answer contains no address for the sound. */
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

/** The last digits of the numbers whose callee has a special behaviour. */
export const endings: readonly string[] = [...plans.keys()]

/**
 * Returns the plan of a dialled number, by its last three digits. The usual callee rings, answers and repeats what it
 * hears.
 */
export const planOf = (number: string): Plan => plans.get(number.replace(/\D/g, '').slice(-3)) ?? usual
