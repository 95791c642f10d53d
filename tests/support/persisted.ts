import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestParameters } from 'relay-runtime'
import { root } from '../../scripts/root.ts'

let documents: Record<string, string> | undefined
/** Returns the text of a persisted document, as the gateway finds it. */
export function textOf(params: RequestParameters): string {
  documents ??= JSON.parse(readFileSync(join(root, 'dist', 'persisted.json'), 'utf8')) as Record<string, string>
  const text = params.text ?? documents[params.id ?? '']
  if (!text) throw new Error(`${params.name} is not in dist/persisted.json: run npm run generate`)
  return text
}
