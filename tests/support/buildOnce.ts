import { buildIfNeeded } from '../../scripts/build.ts'

/** The journeys run against the built client. */
export default async function globalSetup(): Promise<void> {
  if (await buildIfNeeded()) console.log('Built the client.')
}
