import { readXml, type Element } from '../../../core/documents/xml.ts'
import { escapeXml } from './runs.ts'

/** What a relation of a part is, where it leads and how. */
export type Relation = Element['attributes']

/** The relations of a part that are kept, written anew, so that nothing is passed on that was not understood. */
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
