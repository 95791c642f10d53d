import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { openExchange, type ExchangeLimits } from '../../services/demo/exchange/exchange.ts'
import type { Extension } from '../../services/demo/exchange/parts.ts'
import { RawPhone } from '../support/rawPhone.ts'

export const password = 'the-password-of-101'
export const otherPassword = 'the-password-of-102'
const extensions: Extension[] = [
  { companyId: 'company', id: 'one', userName: 'recruiter', ext: '101', password },
  { companyId: 'other', id: 'two', userName: 'stranger', ext: '102', password: otherPassword },
]

export type Line = Record<string, unknown> & { msg: string }

/** Starts the exchange alone on a port, with two extensions, its log and the recordings that it stored. */
export async function startExchange(limits: Partial<ExchangeLimits> = {}) {
  const lines: Line[] = []
  const kept: { callId: string; userName: string; wav: Buffer }[] = []
  const folder = await mkdtemp(join(tmpdir(), 'hireloom-exchange-'))
  const note = (fields: object, msg: string) => void lines.push({ ...fields, msg })
  const exchange = openExchange(
    {
      realm: 'hireloom',
      folder,
      log: { info: note, warn: note, error: note } as unknown as FastifyBaseLogger,
      findExtension: async (ext) => extensions.find((one) => one.ext === ext) ?? null,
      keepRecording: async ({ userName }, callId, wav) => void kept.push({ callId, userName, wav: await buffer(wav) }),
    },
    { pace: 0.1, ...limits },
  )
  const server = createServer().on('upgrade', (request, socket, head) => exchange.take(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/sip`
  const phones: RawPhone[] = []
  const connect = async (ext = '101') => {
    const phone = await RawPhone.connect(url, ext)
    phones.push(phone)
    return phone
  }
  return {
    url,
    lines,
    kept,
    folder,
    exchange,
    connect,
    /** Returns a registered phone. */
    async registered(ext = '101') {
      const phone = await connect(ext)
      await phone.register(ext === '101' ? password : otherPassword)
      return phone
    },
    ended: () => lines.filter(({ msg }) => msg === 'a call of the exchange has ended'),
    async close() {
      await Promise.all(phones.map((phone) => phone.close()))
      await exchange.close()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
