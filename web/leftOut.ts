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
/** What Emotion's `withTheme` needs, which neither the product nor Chakra calls. */
const emotion = /[\\/]node_modules[\\/]@emotion[\\/]react[\\/]/
const id = '\0left-out'

/**
 * Leaves unused parts of Relay and Emotion out of the build. Calling one of them anyway throws an error that names this
 * file.
 */
export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (asked, importer = '') =>
    (handsOn.test(importer) && unused.test(asked)) ||
    (ofDirectives.test(importer) && unusedDirectives.test(asked)) ||
    (emotion.test(importer) && asked === 'hoist-non-react-statics') ||
    (switches.test(importer) && asked === './useFragmentInternal_CURRENT')
      ? id
      : null,
  load: (asked) =>
    asked === id
      ? "module.exports = () => { throw new Error('This part is left out of the build: web/leftOut.ts') }"
      : null,
}
