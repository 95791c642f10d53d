import { readFile } from 'node:fs/promises'
import nodemailer from 'nodemailer'

export interface Mail {
  to: string | string[]
  /** Of the envelope; '' as bounces have it. */
  from?: string
  subject?: string
  messageId?: string
  headers?: Record<string, string>
  text?: string
  files?: readonly { name: string; bytes: Uint8Array; type?: string }[]
  /** The whole mail as it goes over the wire, instead of all that. */
  raw?: string | Buffer
}

/** What the receiver answers when it does not take a mail. */
export interface Refusal {
  responseCode: number
  response: string
}

/** Sends a mail over SMTP; answers what the receiver said. Rejects with its Refusal. */
export async function sendMail(
  port: number,
  { to, from = 'jane@example.com', subject = 'My application', files = [], raw, ...rest }: Mail,
): Promise<string> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  try {
    const { response } = await transport.sendMail({
      ...rest,
      envelope: { from, to },
      from: 'Jane Roe <jane@example.com>',
      to,
      subject,
      text: rest.text ?? 'Please find my CV attached.',
      attachments: files.map(({ name, bytes, type }) => ({
        filename: name,
        content: Buffer.from(bytes),
        ...(type && { contentType: type }),
      })),
      ...(raw !== undefined && { raw }),
    })
    return response
  } finally {
    transport.close()
  }
}

/** One of the sample CVs: classic, ember, harvard or moderncv. */
export const sampleCv = async (kind: string): Promise<Uint8Array> =>
  readFile(new URL(`../../services/demo/files/cv-john-doe-${kind}.pdf`, import.meta.url))
