import type { Plugin } from 'vite'

/** Files of Relay that only re-export other modules, as CommonJS: a bundler includes all of them or none. */
const handsOn =
  /[\\/]node_modules[\\/](?:relay-runtime[\\/]lib[\\/](?:index|experimental)|react-relay[\\/]lib[\\/]hooks)\.js$/
/** Re-exports that nothing here imports. Where Relay itself needs one of these, it is in the build anyway. */
const unused =
  /\/(?:EntryPointContainer\.react|loadEntryPoint|useEntryPointLoader|useMutationAction_EXPERIMENTAL|useSubscribeToInvalidationState|observeFragmentExperimental|observeQueryExperimental|waitForFragmentExperimental|fetchQuery_DEPRECATED|RelayQueryResponseCache|createPayloadFor3DField)$/
/**
 * The file that selects how fragments are read when ENABLE_ACTIVITY_COMPATIBILITY is off. It is on; a test checks that.
 */
const switches = /[\\/]node_modules[\\/]react-relay[\\/]lib[\\/]relay-hooks[\\/]useFragmentInternal\.js$/
const id = '\0left-out'

/** Leaves unused parts of Relay out of the build. Calling one of them anyway throws an error that names this file. */
export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (asked, importer = '') =>
    (handsOn.test(importer) && unused.test(asked)) ||
    (switches.test(importer) && asked === './useFragmentInternal_CURRENT')
      ? id
      : null,
  load: (asked) =>
    asked === id
      ? "module.exports = () => { throw new Error('This part of Relay is left out of the build: web/leftOut.ts') }"
      : null,
}
