import type { Plugin } from 'vite'

/**
 * The place where React delays the content behind a fallback: until 300 ms after any fallback has appeared or
 * disappeared.
 */
const holds = 'globalMostRecentFallbackTime + 300 - now()'
/** Content that arrives within three frames is still revealed together. */
const soon = 'globalMostRecentFallbackTime + 50 - now()'

/**
 * Shows content as soon as it has loaded. React 19 waits 300 ms after each Suspense fallback, and no setting changes
 * that (react/react#31819): the first visit to each screen took that much longer than its code and data. The build
 * fails when another version of React phrases this differently.
 */
export function revealSoon(): Plugin {
  let count = 0
  return {
    name: 'reveal-soon',
    apply: 'build',
    transform: {
      filter: { code: holds },
      handler(code) {
        count += code.split(holds).length - 1
        return { code: code.replaceAll(holds, soon), map: null }
      },
    },
    generateBundle() {
      if (count !== 1) this.error(`React says ${holds} ${count} times, not once: see web/revealSoon.ts`)
    },
  }
}
