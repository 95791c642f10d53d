import type { Plugin } from 'vite'

/** Files of Relay that only re-export other modules, as CommonJS: a bundler includes all of them or none. */
const handsOn =
  /[\\/]node_modules[\\/](?:relay-runtime[\\/]lib[\\/](?:index|experimental)|react-relay[\\/]lib[\\/]hooks)\.js$/
/** Re-exports that nothing here imports. Where Relay itself needs one of these, it is in the build anyway. */
const unused =
  /\/(?:EntryPointContainer\.react|loadEntryPoint|useEntryPointLoader|usePreloadedQuery|useMutationAction_EXPERIMENTAL|useSubscribeToInvalidationState|MutationHandlers|observeFragmentExperimental|observeQueryExperimental|waitForFragmentExperimental|fetchQuery_DEPRECATED|RelayQueryResponseCache|createPayloadFor3DField)$/
/**
 * The file that selects how fragments are read when ENABLE_ACTIVITY_COMPATIBILITY is off. It is on; a test checks that.
 */
const switches = /[\\/]node_modules[\\/]react-relay[\\/]lib[\\/]relay-hooks[\\/]useFragmentInternal\.js$/
/** What the directives `@updatable`, `@deleteRecord`, `@appendEdge` and the like need. A test checks that none is used. */
const ofDirectives = /[\\/]node_modules[\\/]relay-runtime[\\/]lib[\\/](?:mutations|handlers)[\\/]\w+\.js$/
const unusedDirectives = /\/(?:createUpdatableProxy|MutationHandlers)$/
/** React Router offers bundlers only its build with warnings. */
const routerWithWarnings = /([\\/]node_modules[\\/]react-router[\\/]dist[\\/])development([\\/])/
/** What Emotion's `withTheme` needs, which neither the product nor Chakra calls. */
const emotion = /[\\/]node_modules[\\/]@emotion[\\/]react[\\/]/
const id = '\0left-out'

/** Whether a module belongs to what is left out, by the name under which a file imports it. */
const isUnused = (asked: string, importer: string) =>
  (handsOn.test(importer) && unused.test(asked)) ||
  (ofDirectives.test(importer) && unusedDirectives.test(asked)) ||
  (emotion.test(importer) && asked === 'hoist-non-react-statics') ||
  (switches.test(importer) && asked === './useFragmentInternal_CURRENT')

/**
 * Leaves unused parts of Relay and Emotion out of the build, and the warnings of React Router. Calling one of the unused
 * parts anyway throws an error that names this file.
 */
export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  async resolveId(asked, importer = '') {
    if (isUnused(asked, importer)) return id
    if (!asked.startsWith('react-router')) return null
    const found = await this.resolve(asked, importer, { skipSelf: true })
    return found && { ...found, id: found.id.replace(routerWithWarnings, '$1production$2') }
  },
  load: (asked) =>
    asked === id
      ? "module.exports = () => { throw new Error('This part is left out of the build: web/leftOut.ts') }"
      : null,
}
