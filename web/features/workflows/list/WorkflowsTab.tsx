import { WorkflowList } from './WorkflowList.tsx'

/** The workflows as a tab of the interview settings, under the heading of that screen. */
export default function WorkflowsTab() {
  return <WorkflowList level="h2" />
}
