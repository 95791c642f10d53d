import { readZip, writeZip } from './zip.ts'

const linked = /<Relationship\s[^>]*TargetMode="External"[^>]*>/gi

/** The .docx without links to pictures and parts elsewhere, which a converter would fetch; addresses to click stay. */
export async function safeDocx(bytes: Buffer): Promise<Buffer> {
  const { parts } = await readZip(bytes)
  for (const [name, content] of parts) {
    if (!name.endsWith('.rels')) continue
    const xml = new TextDecoder().decode(content)
    parts.set(name, Buffer.from(xml.replace(linked, (link) => (/Type="[^"]*\/hyperlink"/i.test(link) ? link : ''))))
  }
  return writeZip(parts, true)
}
