import { locatedError, type ExecutionResult, type FieldNode, type GraphQLError } from 'graphql'
import type { GatewayContext } from '../../graph/context.ts'
import type { ExecutionState, Read, Variables } from './planFields.ts'

/** An object or list of the answer while it is being filled. */
export interface Frame {
  readonly holder: Record<string, unknown> | unknown[]
  /** The frame that contains it (under the name or index `key`); null for the root. */
  readonly parent: Frame | null
  readonly key: string | number
  /** Whether it may be replaced by null. */
  readonly isNullable: boolean
  /** Whether a non-null value inside it has failed, so that it is no longer part of the answer. */
  isDead: boolean
}

/** Stands in place of a value when something non-null has failed. */
export const failed = Symbol('failed')

/** A position in the answer: a field, or the items of its list. */
export interface Spot {
  readonly nodes: readonly FieldNode[]
  readonly isNullable: boolean
  /** Converts a value to its form in the answer, or `failed`. Throws if the value itself is not valid. */
  readonly complete: (run: Run, value: unknown, frame: Frame, key: string | number) => unknown
}

/** A field of an object. */
export interface Field extends Spot {
  readonly key: string
  readonly read: Read
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as PromiseLike<unknown>).then === 'function'

export const frameOf = (
  holder: Frame['holder'],
  parent: Frame | null,
  key: string | number,
  isNullable: boolean,
): Frame => ({ holder, parent, key, isNullable, isDead: false })

function pathOf({ parent, key }: Frame): (string | number)[] {
  return parent ? [...pathOf(parent), key] : []
}

/** One execution of a plan. Pending fields are counted instead of being joined by promises of their own. */
export class Run implements ExecutionState {
  readonly context: GatewayContext
  readonly variables: Variables
  readonly values: ExecutionState['values'] = new Map()
  #errors: GraphQLError[] = []
  #waiting = 0
  #root: Frame
  /** Called when no field is pending any more. */
  #next: () => void = () => undefined

  constructor(context: GatewayContext, variables: Variables) {
    this.context = context
    this.variables = variables
    this.#root = frameOf({}, null, '', true)
  }

  /** Fills an object with its fields. Returns `failed` if the object has to be dropped. */
  fill(fields: readonly Field[], source: unknown, frame: Frame): unknown {
    const holder = frame.holder as Record<string, unknown>
    for (const field of fields) {
      const { key } = field
      let done: unknown
      try {
        const value = field.read(this, source)
        // Strings and numbers are not promises.
        done =
          typeof value === 'object' ? this.complete(field, value, frame, key) : field.complete(this, value, frame, key)
      } catch (error) {
        done = this.fail(field, error, frame, key)
      }
      if (done === failed) {
        frame.isDead = true
        return failed
      }
      holder[key] = done
    }
    return holder
  }

  /** Fills a list with its items. Returns `failed` if the list has to be dropped. */
  fillList(spot: Spot, items: Iterable<unknown>, frame: Frame): unknown {
    const holder = frame.holder as unknown[]
    for (const item of items) {
      const key = holder.length
      let done: unknown
      try {
        done = this.complete(spot, item, frame, key)
      } catch (error) {
        done = this.fail(spot, error, frame, key)
      }
      if (done === failed) {
        frame.isDead = true
        return failed
      }
      holder.push(done)
    }
    return holder
  }

  /** Returns the value for a position in the answer. Returns null for now if it is still pending. */
  complete(spot: Spot, value: unknown, frame: Frame, key: string | number): unknown {
    if (isPromise(value)) {
      this.wait(spot, value, frame, key)
      return null
    }
    const done = spot.complete(this, value, frame, key)
    return done === failed && spot.isNullable ? null : done
  }

  /** Records an error at a position. Returns what stands there instead of the value. */
  fail({ nodes, isNullable }: Spot, error: unknown, frame: Frame, key: string | number): unknown {
    this.#errors.push(locatedError(error, nodes, [...pathOf(frame), key]))
    return isNullable ? null : failed
  }

  /** Puts the value of a promise into its position when it is resolved. */
  wait(spot: Spot, promise: PromiseLike<unknown>, frame: Frame, key: string | number) {
    this.#waiting += 1
    promise.then(
      (value) => {
        if (!this.#isGone(frame)) {
          let done: unknown
          try {
            done = this.complete(spot, value, frame, key)
          } catch (error) {
            done = this.fail(spot, error, frame, key)
          }
          this.#put(done, frame, key)
        }
        this.#settle()
      },
      (error) => {
        if (!this.#isGone(frame)) this.#put(this.fail(spot, error, frame, key), frame, key)
        this.#settle()
      },
    )
  }

  #isGone(frame: Frame): boolean {
    // No frame is dead without an error.
    for (let one: Frame | null = this.#errors.length ? frame : null; one; one = one.parent) if (one.isDead) return true
    return false
  }

  #put(done: unknown, frame: Frame, key: string | number) {
    if (done !== failed) {
      ;(frame.holder as Record<string | number, unknown>)[key] = done
      return
    }
    frame.isDead = true
    if (frame.parent) this.#put(frame.isNullable ? null : failed, frame.parent, frame.key)
    // Pending fields cannot change an answer without data.
    else this.#next()
  }

  #settle() {
    this.#waiting -= 1
    if (this.#waiting === 0) this.#next()
  }

  /** Executes the root fields. If `isSerial`, they run one after another. */
  async run(fields: readonly Field[], rootValue: unknown, isSerial: boolean): Promise<ExecutionResult> {
    for (const part of isSerial ? fields.map((field) => [field]) : [fields]) {
      if (this.#root.isDead) break
      this.fill(part, rootValue, this.#root)
      if (this.#waiting > 0 && !this.#root.isDead)
        await new Promise<void>((resolve) => {
          this.#next = resolve
        })
    }
    const data = this.#root.isDead ? null : (this.#root.holder as Record<string, unknown>)
    return this.#errors.length ? { errors: this.#errors, data } : { data }
  }
}
