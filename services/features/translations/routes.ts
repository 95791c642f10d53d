import { implement, type Route } from '../../core/http/routes.ts'
import { translationList } from './contract.ts'
import './tables.ts'
import { cacheKeyOf } from './words.ts'

export const routes: Route[] = [
  implement(translationList, ({ params: { language } }, { db, cache }) =>
    cache.read(db, cacheKeyOf(language), async (scoped) => {
      const rows = await scoped
        .from('translation')
        .select(['translation.key', 'translation.value'])
        .where('translation.language', '=', language)
        .orderBy('translation.key')
        .execute()
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
    }),
  ),
]
