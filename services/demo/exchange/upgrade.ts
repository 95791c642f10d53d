import type { Settings } from '../../core/settings.ts'
import type { Upgrade, UpgradeContext } from '../../core/http/upgrades.ts'
import { keepRecording } from '../../features/calls/recordings.ts'
import '../../features/calls/tables.ts'
import type { ExchangeParts } from './parts.ts'

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Connects the exchange with the product: its extensions, and the storage of recordings. */
function partsOf({ db, companyDb, files, folder, log }: UpgradeContext): Omit<ExchangeParts, 'realm'> {
  return {
    folder,
    log,
    async findExtension(ext) {
      const found = await db
        .selectFrom('phone_extension')
        .select(['company_id', 'id', 'user_name', 'ext', 'ext_password'])
        .where('ext', '=', ext)
        .executeTakeFirst()
      return found
        ? {
            companyId: found.company_id,
            id: found.id,
            userName: found.user_name,
            ext: found.ext,
            password: found.ext_password,
          }
        : null
    },
    async keepRecording({ companyId, userName }, callId, wav) {
      const company = companyDb(companyId)
      const isTheirs =
        idForm.test(callId) &&
        (await company
          .from('phone_call')
          .select('id')
          .where('id', '=', callId)
          .where('user_name', '=', userName)
          .executeTakeFirst()) !== undefined
      if (isTheirs)
        await keepRecording(company, files, { callId, stream: wav, contentType: 'audio/wav', name: 'call.wav' })
      else log.warn({ userName }, "a recording was not kept: the call is not one of the caller's")
    },
  }
}

/**
 * Returns the demo's telephone exchange at /sip, unless there is a real one. It is loaded with the first call, because
 * it takes half a second and 46 MB.
 */
export function exchangeOf({ isDemo, phone }: Pick<Settings, 'isDemo' | 'phone'>): Upgrade[] {
  if (!isDemo || !phone || phone.server) return []
  return [
    {
      path: '/sip',
      async open(context) {
        const { openExchange } = await import('./exchange.ts')
        context.log.info('the telephone exchange is open')
        return openExchange({ realm: phone.realm, ...partsOf(context) })
      },
    },
  ]
}
