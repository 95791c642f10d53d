import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from './root.ts'

/** Formats files of the product as `npm run format` does. The paths are relative to the root. */
export async function formatFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const filepath = join(root, path)
    const [text, config] = await Promise.all([readFile(filepath, 'utf8'), resolveConfig(filepath)])
    await writeFile(filepath, await format(text, { ...config, filepath }))
  }
}
