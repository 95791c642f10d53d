import { Box } from '@chakra-ui/react'
import { useParams } from 'react-router'
import { WorkflowList } from './list/WorkflowList.tsx'
import { WorkflowView } from './view/WorkflowView.tsx'

/** The read-only page of a workflow, or the list of workflows if the address names none. */
export default function WorkflowPage() {
  const { workflowId } = useParams()
  if (!workflowId) return <WorkflowList level="h1" />
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0">
      <WorkflowView key={workflowId} id={workflowId} />
    </Box>
  )
}
