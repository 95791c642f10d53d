import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SkeletonRows, Table } from '../../table/Table.tsx'

/** The level of a list: a separate page, a part of a page under a heading, or a tab that names it. */
export type ListLevel = 'h1' | 'h2' | 'none'

/** The height in pixels of heading, tabs, tools and pager around a list; the rest of the window is for the rows. */
const around = { h1: 200, h2: 200, none: 336 } as const

/** The frame of a list. A page is as high as the window: heads and pager stay in sight while its rows scroll. */
export const ListFrame = ({ level, children }: { level: ListLevel; children: ReactNode }) => (
  <Box
    minWidth="0"
    display="flex"
    flexDirection="column"
    gap="3"
    // In a window that is only a few rows high, the entire page scrolls; a wide page gets its height from the frame.
    css={{
      [`@media (min-height: 560px)${level === 'h1' ? ' and (max-width: 1023px)' : ''}`]: {
        '--list-height': `max(320px, calc(var(--page) - ${around[level]}px))`,
      },
    }}
    {...(level === 'h1' && {
      padding: { base: '3', md: '5' },
      paddingBlock: '3',
      height: { lg: 'calc(var(--page) - 56px)' },
      minHeight: { lg: '480px' },
    })}
  >
    {children}
  </Box>
)

/** The heading of a list. */
export const ListTitle = ({ level, children }: { level: 'h1' | 'h2'; children: string }) => (
  <Heading
    as={level}
    tabIndex={-1}
    outline="none"
    fontSize={level === 'h1' ? '19px' : '15px'}
    lineHeight="26px"
    minWidth="0"
    overflowWrap="anywhere"
  >
    {children}
  </Heading>
)

const columns = ['1', '2', '3', '4', '5'].map((key) => ({ key, label: '' }))

/** The page of a list before its filters are known. */
export const ListSkeleton = ({ title }: { title: string }) => (
  <ListFrame level="h1">
    <ListTitle level="h1">{title}</ListTitle>
    <Table label={title} columns={columns} isBusy>
      <SkeletonRows columns={columns} />
    </Table>
  </ListFrame>
)
