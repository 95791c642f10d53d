import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from './root.ts'

/** Lays out files of the product, named from its root, as `npm run format` does. */
export async function formatFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const filepath = join(root, path)
    const [text, config] = await Promise.all([readFile(filepath, 'utf8'), resolveConfig(filepath)])
    await writeFile(filepath, await format(text, { ...config, filepath }))
  }
}
