import type { Plugin } from 'vite'

/** The places where Chakra computes the global styles of a system, and what it has instead in the build. */
const computations = [
  ['[getPreflightCss(), getGlobalCss(), getTokenCss()]', '[]'],
  ['createPreflight({ preflight })', '{}'],
] as const

/**
 * Leaves the computation of Chakra's global styles out of the build: they are the stylesheet
 * `app/theme/system.generated.css`. The build fails when another version of Chakra computes them in a different way.
 */
export function globalStyles(): Plugin {
  let count = 0
  return {
    name: 'global-styles',
    apply: 'build',
    transform: {
      filter: { code: computations[0][0] },
      handler(code) {
        let changed = code
        for (const [computed, left] of computations) {
          count += changed.split(computed).length - 1
          changed = changed.replaceAll(computed, left)
        }
        return { code: changed, map: null }
      },
    },
    generateBundle() {
      if (count !== computations.length)
        this.error('Chakra computes its global styles differently: see web/globalStyles.ts')
    },
  }
}
