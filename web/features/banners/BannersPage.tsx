import { Box, Flex } from '@chakra-ui/react'
import { CircleCheck, CircleOff, Pencil, Power } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import Picture from '../../shared/images/Picture.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import BannerDialog from './BannerDialog.tsx'
import { bannersSource, typeShape } from './preload.ts'
import SwitchBannerDialog from './SwitchBannerDialog.tsx'
import { types } from './types.ts'
import type { BannersPage_banner$key } from './__generated__/BannersPage_banner.graphql.ts'
import type { BannersPageQuery } from './__generated__/BannersPageQuery.graphql.ts'

const query = asQuery<BannersPageQuery>(graphql`
  query BannersPageQuery($filter: BannerFilter!, $query: String, $page: Int, $size: Int!, $after: String) {
    viewer @catch(to: NULL) { company { isPlatform } }
    ...BannerDialog_choices
    banners(filter: $filter, query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...BannersPage_banner ...BannerDialog_banner }
    }
  }
`)
const row = asFragment<BannersPage_banner$key>(graphql`
  fragment BannersPage_banner on Banner { id title url status position orderNumber imageUrl canManage }
`)

/** Switching tabs resets the page and the search. */
const tabShape = { ...typeShape, page: textParam, keyword: textParam }

/** Banners and logos shown to all users, managed by the platform company (002/2.7, decisions D-06, D-108). */
export default function BannersPage() {
  const { t } = useTranslation(['banners', 'list'])
  const [{ type: chosen }, set] = useUrlState(tabShape)
  const type = chosen ?? types[0]
  const nameOf = (status: string) => t(`statuses.${status}`, { defaultValue: status })
  return (
    <>
      <Box paddingInline={{ base: '3', md: '5' }} paddingBlockStart="2">
        <Tabs
          label={t('title')}
          prefix="banners-"
          selected={type}
          tabs={types.map((key) => ({ key, label: t(`types.${key}`) }))}
          onSelect={(key) => set({ type: key === types[0] ? null : key, page: '', keyword: '' })}
        />
      </Box>
      <Box {...panelProps(type, 'banners-')}>
        <ListScreen
          key={type}
          {...bannersSource(type)}
          list="banners"
          title={t('title')}
          query={query}
          row={row}
          connection={({ banners }) => banners}
          filters={{ keyword: searchFilter(t('search')) }}
          columns={[
            {
              key: 'title',
              label: t('name'),
              text: ({ title }) => title,
              cell: ({ title, imageUrl }) => (
                <Flex as="span" alignItems="center" gap="2" minWidth="0">
                  <Picture source={imageUrl ?? null} size="28px" />
                  <Box as="span" overflow="hidden" textOverflow="ellipsis">
                    {title}
                  </Box>
                </Flex>
              ),
            },
            { key: 'sort', label: t('sort'), text: ({ orderNumber }) => orderNumber, align: 'end' },
            {
              key: 'position',
              label: t('position'),
              text: ({ position }) => t(`positions.${position}`, { defaultValue: position }),
            },
            { key: 'url', label: t('url'), text: ({ url }) => url, width: '320px' },
            {
              key: 'status',
              label: t('status'),
              text: ({ status }) => nameOf(status),
              cell: ({ status }) => (
                <Flex as="span" alignItems="center" gap="2">
                  {status === 'Active' ? <CircleCheck size={16} aria-hidden /> : <CircleOff size={16} aria-hidden />}
                  {nameOf(status)}
                </Flex>
              ),
            },
          ]}
          nameOf={({ title }) => title}
          empty={{ hint: t('noneHint') }}
          create={{
            label: t('create', { ns: 'list' }),
            operation: 'BannerDialogCreateMutation',
            isOffered: (data) => data?.viewer?.company?.isPlatform === true,
            dialog: ({ data, close }) => <BannerDialog type={type} banner={null} choices={data} onClose={close} />,
          }}
          actions={[
            {
              label: t('edit', { ns: 'list' }),
              icon: Pencil,
              operation: 'BannerDialogUpdateMutation',
              isDefault: true,
              appliesTo: ({ canManage }) => canManage,
              dialog: ({ node, data, close }) => (
                <BannerDialog type={type} banner={node} choices={data} onClose={close} />
              ),
            },
            {
              label: t('switch'),
              icon: Power,
              operation: 'SwitchBannerDialogMutation',
              appliesTo: ({ canManage }) => canManage,
              dialog: ({ row: { id }, close }) => <SwitchBannerDialog id={id} onClose={close} />,
            },
          ]}
        />
      </Box>
    </>
  )
}
