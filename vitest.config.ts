import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { aloneScreens } from './tests/support/aloneScreens.ts'

// One copy of graphql for all: by its bare name it loads once as ESM and once as CommonJS ("another realm").
const alias = [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql/index.js') }]
const relayTransform = new URL('./web/relayTransform.ts', import.meta.url)

/** graphql`…` tags become imports of the compiler's artifacts, as in the build. */
const webPlugins = async () =>
  existsSync(fileURLToPath(relayTransform)) ? [(await import(relayTransform.href)).relayTransform()] : []

const services = ['tests/core/services/**/*.test.ts', 'tests/**/*.service.test.ts']
const gateway = ['tests/core/gateway/**/*.test.ts', 'tests/**/*.gateway.test.ts']
const screen = ['tests/core/web/**/*.test.{ts,tsx}', 'tests/**/*.screen.test.{ts,tsx}']
/** Against servers of others; `npm run test:peers`. */
const peers = ['tests/peers/**/*.test.ts']
const templates = './tests/support/templates.ts'

/** By default one core is kept for the process beside the workers, which has little to do once the modules are transformed. */
const cores = availableParallelism()

const common = {
  globals: false,
  environment: 'node',
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: 15_000,
  hookTimeout: 60_000,
} as const

/** Of the projects whose pages are rendered. */
const inJsdom = {
  include: screen,
  environment: 'jsdom',
  globalSetup: './tests/support/compileOnce.ts',
  setupFiles: './tests/support/screenSetup.ts',
  pool: 'forks',
  maxWorkers: cores,
  sequence: { groupOrder: 2 },
  css: false,
  testTimeout: 30_000,
  // Waits for things on a page run out when the machine has other things to do. Only here: a screen is rendered anew, a database keeps what a first try left.
  retry: process.env.CI ? 1 : 0,
} as const

export default defineConfig(async () => ({
  resolve: { alias },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'unit',
          globalSetup: templates,
          include: ['tests/**/*.test.ts'],
          exclude: [...services, ...gateway, ...screen, ...peers],
          maxWorkers: cores,
          testTimeout: 60_000,
        },
      },
      // Its files leave nothing behind in their modules, so that these are loaded once per worker.
      { extends: true, test: { ...common, name: 'gateway', isolate: false, include: gateway, maxWorkers: cores } },
      { extends: true, test: { ...common, name: 'peers', include: peers, testTimeout: 120_000 } },
      // Each file has a database and services of its own, but not modules: loading the services takes seconds. Two at once is what two cores carry. Projects of other numbers of workers run one after the other.
      {
        extends: true,
        test: {
          ...common,
          name: 'services',
          isolate: false,
          globalSetup: templates,
          include: services,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      // Loading the browser, React and the gateway takes longer than most files: they are loaded once per worker. What a file leaves behind, screenSetup.ts takes away.
      {
        extends: true,
        plugins: await webPlugins(),
        test: { ...common, ...inJsdom, name: 'screen', isolate: false, exclude: aloneScreens },
      },
      {
        extends: true,
        plugins: await webPlugins(),
        test: { ...common, ...inJsdom, name: 'screen-alone', include: aloneScreens },
      },
    ] satisfies TestProjectConfiguration[],
  },
}))
