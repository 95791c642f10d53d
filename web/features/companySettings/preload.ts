import { choicesFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { settingAreas } from './settingValues.ts'
import query, { type SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts'

/** The data for the page of settings. */
export const settingsSource = listSource({
  params: { area: choicesFilterParam(settingAreas) },
  variables: ({ area, page, size }) => ({ filter: { areas: area.length > 0 ? area : null }, page, size }),
})

export default preloadList(asQuery<SettingsPageQuery>(query), settingsSource)
