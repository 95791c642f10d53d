import { compileRelay } from '../../scripts/generate/relay.ts'

/** Screen tests read the documents by their ids from the persisted map, which is built and not committed. */
export default async function globalSetup(): Promise<void> {
  await compileRelay()
}
