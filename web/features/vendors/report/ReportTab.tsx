import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { countOrDash, formatCount } from '../../../shared/format/numbers.ts'
import { searchFilter, spanFilter } from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../../shared/list/typed.ts'
import { reportSource } from './source.ts'
import type { ReportTab_vendor$key } from './__generated__/ReportTab_vendor.graphql.ts'
import type { ReportTabQuery } from './__generated__/ReportTabQuery.graphql.ts'

const query = asQuery<ReportTabQuery>(graphql`
  query ReportTabQuery($query: String, $submittedAt: DateTimeRange, $page: Int, $size: Int!, $after: String) {
    vendors(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...ReportTab_vendor }
    }
  }
`)
const row = asFragment<ReportTab_vendor$key>(graphql`
  fragment ReportTab_vendor on Vendor {
    id name
    performance(submittedAt: $submittedAt) {
      submittedCount eligibleCount interviewedCount hiredCount rejectedCount waitingCount medianMinutesToAnswer
    }
  }
`)

/** The results of the CVs of each vendor, and how long the vendor waits for answers. */
export default function ReportTab() {
  const { t } = useTranslation('vendors')
  const waited = (minutes: number | null | undefined) => {
    if (minutes == null) return '—'
    const [unit, size] =
      minutes < 60 ? (['minutes', 1] as const) : minutes < 2880 ? (['hours', 60] as const) : (['days', 1440] as const)
    return t(`report.${unit}`, { replace: { count: formatCount(Math.round(minutes / size)) } })
  }
  return (
    <ListScreen
      {...reportSource}
      list="vendorReport"
      title={t('tabs.report')}
      query={query}
      row={row}
      connection={({ vendors }) => vendors}
      filters={{ keyword: searchFilter(t('search')), sent: spanFilter(t('report.sent')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        ...(
          [
            'submittedCount',
            'eligibleCount',
            'interviewedCount',
            'hiredCount',
            'rejectedCount',
            'waitingCount',
          ] as const
        ).map((key) => ({
          key,
          label: t(`report.${key}`),
          align: 'end' as const,
          text: ({ performance }: { performance: Readonly<Record<typeof key, number>> | null | undefined }) =>
            countOrDash(performance?.[key]),
        })),
        {
          key: 'answer',
          label: t('report.answer'),
          align: 'end',
          text: ({ performance }) => waited(performance?.medianMinutesToAnswer),
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
    />
  )
}
