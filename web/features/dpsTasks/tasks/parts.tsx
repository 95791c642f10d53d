import { Box, Heading } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRows, Table } from '../../../shared/table/Table.tsx'
import { taskColumns } from './columns.ts'

/** The heading of the screen: the type's name, or the screen's own title for the tasks of all. */
export const Title = ({ text }: { text: string }) => (
  <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" minWidth="0" overflowWrap="anywhere">
    {text}
  </Heading>
)

/** What stands there until the first tasks come. */
export function PanelSkeleton() {
  const { t } = useTranslation('dpsTasks')
  const columns = taskColumns(t)
  return (
    <>
      <Box marginBlockEnd="4">
        <Title text={t('title')} />
      </Box>
      <Table label={t('tasks')} columns={columns} isBusy>
        <SkeletonRows columns={columns} />
      </Table>
    </>
  )
}
