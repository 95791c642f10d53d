import { History, Pencil, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDateTime } from '../../shared/format/dates.ts'
import { choicesFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import { settingsSource } from './preload.ts'
import SettingDialog from './SettingDialog.tsx'
import SettingHistory from './SettingHistory.tsx'
import SettingReset from './SettingReset.tsx'
import { settingAreas, valueText } from './settingValues.ts'
import type { SettingsPage_setting$key } from './__generated__/SettingsPage_setting.graphql.ts'
import type { SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts'

const query = asQuery<SettingsPageQuery>(graphql`
  query SettingsPageQuery($filter: CompanySettingFilter, $page: Int, $size: Int!, $after: String) {
    companySettings(filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...SettingsPage_setting ...SettingDialog_setting ...SettingHistory_setting }
    }
  }
`)
const row = asFragment<SettingsPage_setting$key>(graphql`
  fragment SettingsPage_setting on CompanySetting {
    id key area isDefault changedAt
    value { isOn number contacts { englishName vietnameseName } }
    changedBy { fullName }
  }
`)

/** The settings of the entire company, each with its editor, its history and a reset. */
export default function SettingsPage() {
  const { t, i18n } = useTranslation(['companySettings', 'list'])
  const nameOf = (key: string) => t(`names.${key}` as 'names.minPasswordLength')
  return (
    <ListScreen
      {...settingsSource}
      list="companySettings"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companySettings }) => companySettings}
      filters={{
        area: choicesFilter(
          t('area'),
          settingAreas.map((value) => ({ value, label: t(`areas.${value}`) })),
        ),
      }}
      columns={[
        { key: 'name', label: t('name'), text: ({ key }) => nameOf(key) },
        { key: 'area', label: t('area'), text: ({ area }) => t(`areas.${area}` as 'areas.HIRING') },
        { key: 'value', label: t('value'), text: ({ value }) => valueText(t, value, i18n.language) },
        { key: 'changedAt', label: t('changedAt'), text: ({ changedAt }) => changedAt && formatDateTime(changedAt) },
        { key: 'changedBy', label: t('changedBy'), text: ({ changedBy }) => changedBy?.fullName },
      ]}
      nameOf={({ key }) => nameOf(key)}
      empty={{ hint: t('noneHint') }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'SettingDialogMutation',
          isDefault: true,
          dialog: ({ node, close }) => <SettingDialog setting={node} onClose={close} />,
        },
        {
          label: t('history'),
          icon: History,
          dialog: ({ node, close }) => <SettingHistory setting={node} onClose={close} />,
        },
        {
          label: t('reset'),
          icon: Undo2,
          operation: 'SettingResetMutation',
          refusal: ({ isDefault }) => (isDefault ? t('isDefault') : undefined),
          dialog: ({ row: { id, key }, close }) => <SettingReset id={id} name={nameOf(key)} onClose={close} />,
        },
      ]}
    />
  )
}
