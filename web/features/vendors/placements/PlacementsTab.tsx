import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate } from '../../../shared/format/dates.ts'
import { formatMoney } from '../../../shared/format/numbers.ts'
import { choicesFilter, searchFilter } from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../../shared/list/typed.ts'
import { StatusTag, type StatusColor } from '../../../shared/ui/StatusTag.tsx'
import { PlacementDialog } from './PlacementDialog.tsx'
import { placementSource, placementStates } from './source.ts'
import type {
  PlacementsTab_placement$data,
  PlacementsTab_placement$key,
} from './__generated__/PlacementsTab_placement.graphql.ts'
import type { PlacementsTabQuery } from './__generated__/PlacementsTabQuery.graphql.ts'

const query = asQuery<PlacementsTabQuery>(graphql`
  query PlacementsTabQuery($query: String, $filter: VendorPlacementFilter, $page: Int, $size: Int!, $after: String) {
    vendorPlacements(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...PlacementsTab_placement ...PlacementDialog_placement }
    }
  }
`)
const row = asFragment<PlacementsTab_placement$key>(graphql`
  fragment PlacementsTab_placement on VendorPlacement {
    id vendorName candidateName jobTitle hiredAt firstDay fee currency guaranteeUntil state stateName
    candidate { databaseId }
  }
`)
type Placement = PlacementsTab_placement$data

const colors: Record<(typeof placementStates)[number], StatusColor> = {
  EXPECTED: 'neutral',
  DUE: 'orange',
  PAID: 'green',
  REFUNDED: 'magenta',
  NO_FEE: 'neutral',
}
const isKnown = (state: string): state is keyof typeof colors => Object.hasOwn(colors, state)
const money = ({ fee, currency }: Placement) =>
  fee == null ? null : currency ? formatMoney(fee, currency) : String(fee)

/** Hires of candidates whom vendors have submitted, with the fees that are due. */
export default function PlacementsTab() {
  const { t } = useTranslation(['vendors', 'list'])
  const stateText = ({ state, stateName }: Placement) => (isKnown(state) ? t(`placement.states.${state}`) : stateName)
  return (
    <ListScreen
      {...placementSource}
      list="vendorPlacements"
      title={t('tabs.placements')}
      query={query}
      row={row}
      connection={({ vendorPlacements }) => vendorPlacements}
      filters={{
        keyword: searchFilter(t('placement.search')),
        state: choicesFilter(
          t('placement.state'),
          placementStates.map((value) => ({ value, label: t(`placement.states.${value}`) })),
        ),
      }}
      columns={[
        {
          key: 'candidate',
          label: t('placement.candidate'),
          text: ({ candidateName }) => candidateName,
          cell: ({ candidate, candidateName }) =>
            candidate ? (
              <Link to={`/candidates/view/${candidate.databaseId}`} target="_blank">
                {candidateName}
              </Link>
            ) : (
              candidateName
            ),
        },
        { key: 'vendor', label: t('placement.vendor'), text: ({ vendorName }) => vendorName },
        { key: 'job', label: t('placement.job'), text: ({ jobTitle }) => jobTitle },
        { key: 'hired', label: t('placement.hired'), text: ({ hiredAt }) => formatDate(hiredAt), align: 'number' },
        { key: 'start', label: t('placement.firstDay'), text: ({ firstDay }) => formatDate(firstDay), align: 'number' },
        { key: 'fee', label: t('placement.fee'), text: money, align: 'end' },
        {
          key: 'state',
          label: t('placement.state'),
          text: stateText,
          cell: (placement) => (
            <StatusTag color={isKnown(placement.state) ? colors[placement.state] : 'blue'}>
              {stateText(placement) ?? placement.state}
            </StatusTag>
          ),
        },
        {
          key: 'guarantee',
          label: t('placement.guaranteeUntil'),
          text: ({ guaranteeUntil }) => formatDate(guaranteeUntil),
          align: 'number',
        },
      ]}
      nameOf={({ candidateName }) => candidateName}
      empty={{ hint: t('placement.noneHint') }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'PlacementDialogMutation',
          isDefault: true,
          dialog: ({ node, close }) => <PlacementDialog placement={node} onClose={close} />,
        },
      ]}
    />
  )
}
