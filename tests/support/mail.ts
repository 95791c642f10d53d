import { readFile } from 'node:fs/promises'
import nodemailer from 'nodemailer'

export interface Mail {
  to: string | string[]
  /** The sender in the envelope; '' as in bounces. */
  from?: string
  subject?: string
  messageId?: string
  headers?: Record<string, string>
  text?: string
  files?: readonly { name: string; bytes: Uint8Array; type?: string }[]
  /** The entire mail as it is transferred, instead of all the other members. */
  raw?: string | Buffer
}

/** The response of the receiver if it does not accept a mail. */
export interface Refusal {
  responseCode: number
  response: string
}

/** Sends a mail over SMTP. Returns the response of the receiver. Rejects with its Refusal. */
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

/** Returns one of the sample CVs: classic, ember, harvard or moderncv. */
export const sampleCv = async (kind: string): Promise<Uint8Array> =>
  readFile(new URL(`../../services/demo/files/cv-john-doe-${kind}.pdf`, import.meta.url))
