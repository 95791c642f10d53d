import { readXml, type Element } from '../../../core/documents/xml.ts'
import { escapeXml } from './runs.ts'

/** The id, type, target and target mode of a relation of a part. */
export type Relation = Element['attributes']

/** Rewrites the relations of a part that are kept. Unknown content is not passed on. */
export function relationsOf(xml: Uint8Array, isKept: (relation: Relation) => boolean): string {
  const kept: string[] = []
  readXml(xml, ({ name, attributes }) => {
    if (name !== 'Relationship' || !isKept(attributes)) return
    const written = ['Id', 'Type', 'Target', 'TargetMode'].flatMap((key) =>
      attributes[key] === undefined ? [] : [`${key}="${quoted(attributes[key])}"`],
    )
    kept.push(`<Relationship ${written.join(' ')}/>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${kept.join('')}</Relationships>`
}

const quoted = (text: string) => escapeXml(text).replaceAll('"', '&quot;')
