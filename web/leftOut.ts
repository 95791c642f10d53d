import type { Plugin } from 'vite'

/** Files of Relay that only hand on what others export, as CommonJS: a bundler takes all of it or nothing. */
const handsOn =
  /[\\/]node_modules[\\/](?:relay-runtime[\\/]lib[\\/](?:index|experimental)|react-relay[\\/]lib[\\/]hooks)\.js$/
/** What they hand on and nothing here imports. Where Relay needs one of these itself, it is in the build all the same. */
const unused =
  /\/(?:EntryPointContainer\.react|loadEntryPoint|useEntryPointLoader|useMutationAction_EXPERIMENTAL|useSubscribeToInvalidationState|observeFragmentExperimental|observeQueryExperimental|waitForFragmentExperimental|fetchQuery_DEPRECATED|RelayQueryResponseCache|createPayloadFor3DField)$/
/** How fragments are read where ENABLE_ACTIVITY_COMPATIBILITY is off. It is on, which a test holds. */
const switches = /[\\/]node_modules[\\/]react-relay[\\/]lib[\\/]relay-hooks[\\/]useFragmentInternal\.js$/
const id = '\0left-out'

/** Leaves parts of Relay that nothing uses out of the build: what calls one of them all the same throws, and says where. */
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
