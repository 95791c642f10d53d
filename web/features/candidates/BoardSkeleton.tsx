import { Box, Heading } from '@chakra-ui/react'
import { SkeletonRows, Table } from '../../shared/table/Table.tsx'

const columns = ['name', 'jobTitle', 'status', 'phones', 'emails'].map((key) => ({ key, label: '' }))

/** The page before anything of it is there. */
export default function BoardSkeleton({ title }: { title: string }) {
  return (
    <Box padding={{ base: '3', md: '5' }} paddingBlock="3">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginBlockEnd="4">
        {title}
      </Heading>
      <Table label={title} columns={columns} isBusy>
        <SkeletonRows columns={columns} />
      </Table>
    </Box>
  )
}
