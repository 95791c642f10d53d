import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that contains package.json. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
