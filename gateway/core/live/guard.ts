import type { Viewer } from '../graph/context.ts'

/** A subscriber on a socket. */
export interface Watcher {
  viewer: Viewer
  /** Receives an answer as JSON in UTF-8, which is encoded once for all subscribers. */
  next(payload: Buffer): void
  /** Receives errors as JSON. */
  error(errors: string): void
  complete(): void
}

/**
 * The number of answers held for a subscriber in doubt. Beyond it, the subscriber receives the current state instead.
 */
const mostHeld = 100

/** The part of a permission question that a guard needs. */
export interface PermissionState {
  readonly isInDoubt: boolean
}

/** Holds back the answers for a subscriber while its permission to see them is in doubt. */
export class Guard implements Watcher {
  readonly viewer: Viewer
  readonly #to: Watcher
  readonly #right: PermissionState
  /** Created on first use: there are thousands of guards, and doubts are rare. */
  #held: Buffer[] | undefined
  #isBehind = false
  #isComplete = false

  constructor(to: Watcher, right: PermissionState) {
    this.viewer = to.viewer
    this.#to = to
    this.#right = right
  }

  get isInDoubt() {
    return this.#right.isInDoubt
  }

  /** Whether everything has been sent. */
  get isDone() {
    return this.#isComplete && !this.isInDoubt
  }

  next(payload: Buffer) {
    if (!this.isInDoubt) return this.#to.next(payload)
    this.#held ??= []
    if (this.#held.length >= mostHeld) {
      this.#isBehind = true
      this.#held = []
    }
    this.#held.push(payload)
  }

  error(errors: string) {
    this.#to.error(errors)
  }

  complete() {
    this.#isComplete = true
    if (!this.isInDoubt) this.#to.complete()
  }

  /** Sends the held answers after a doubt. Returns false if some were dropped. */
  release(): boolean {
    const held = this.#held ?? []
    const isWhole = !this.#isBehind
    this.#held = undefined
    this.#isBehind = false
    if (isWhole || this.#isComplete) {
      for (const payload of held) this.#to.next(payload)
      if (this.#isComplete) this.#to.complete()
    }
    return isWhole || this.#isComplete
  }
}
