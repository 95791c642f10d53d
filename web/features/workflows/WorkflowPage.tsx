import { Box } from '@chakra-ui/react'
import { useParams } from 'react-router'
import { WorkflowsSection } from './list/WorkflowsSection.tsx'
import { WorkflowView } from './view/WorkflowView.tsx'

/** One workflow to read; without one in the address, the list of them. */
export default function WorkflowPage() {
  const { workflowId } = useParams()
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0">
      {workflowId ? <WorkflowView key={workflowId} id={workflowId} /> : <WorkflowsSection level="h1" />}
    </Box>
  )
}
