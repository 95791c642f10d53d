import type { Plugin } from 'vite'

/** Where React holds back what a fallback stood for: until 300 ms after any fallback has come or gone. */
const holds = 'globalMostRecentFallbackTime + 300 - now()'
/** What comes within three frames still comes together. */
const soon = 'globalMostRecentFallbackTime + 50 - now()'

/**
 * Shows what has been loaded when it is there. React 19 waits 300 ms after each Suspense fallback, which no setting changes
 * (react/react#31819): each first visit of a screen took that much longer than its code and its data. The build fails when
 * another version of React says it differently.
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
