import { byChoices, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { settingAreas } from './settingValues.ts'
import query, { type SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts'

/** What the page of the settings asks for. */
export const settingsSource = listSource({
  params: { area: byChoices(settingAreas) },
  variables: ({ area, page, size }) => ({ filter: { areas: area.length > 0 ? area : null }, page, size }),
})

export default preloadList(asQuery<SettingsPageQuery>(query), settingsSource)
