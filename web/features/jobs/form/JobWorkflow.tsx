import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../shared/session/session.ts'
import { pipelinePath } from '../paths.ts'

/**
 * The workflow of an existing job. It is changed on the page of its candidates, who may have to move to other stages.
 */
export function JobWorkflow({ databaseId, name }: { databaseId: string; name: string | null }) {
  const { t } = useTranslation('jobs')
  const mayChange = useSession().can('JobRequest:InterviewManage')
  if (name === null && !mayChange) return null
  return (
    <Box minWidth="0">
      <Box fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5">
        {t('fields.workflow')}
      </Box>
      <Box overflowWrap="anywhere">{name ?? t('fields.noWorkflow')}</Box>
      {mayChange && (
        <Box fontSize="12px" color="accent.fg" marginBlockStart="1">
          <Link to={pipelinePath(databaseId)}>{t('fields.changeWorkflow')}</Link>
        </Box>
      )}
    </Box>
  )
}
