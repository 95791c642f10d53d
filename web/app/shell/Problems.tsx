import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useRouteError } from 'react-router'
import { errorText } from '../../shared/format/errorText.ts'
import { RequestError } from '../../shared/requestError.ts'
import { SignInProblemPage } from '../pages/LoginPage.tsx'
import { forbiddenPath } from '../paths.ts'
import { resetEnvironment } from '../relay/provider.tsx'
import { BareButton, BarePage } from './BarePage.tsx'

/** The error message, and the request id for finding it in the server's log. */
function Explanation({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const request = error instanceof RequestError ? error : null
  return (
    <>
      <p>{request?.code === 'NOT_FOUND' ? t('notFoundRecord') : errorText(error)}</p>
      {request?.requestId && (
        <p className="request-id">
          {t('requestId')}: <code>{request.requestId}</code>
        </p>
      )}
    </>
  )
}

/** Replaces a page that failed or whose data could not be loaded; menu and header stay. */
export function PageProblem() {
  const { t } = useTranslation()
  const error = useRouteError()
  const here = useLocation()
  const navigate = useNavigate()
  const request = error instanceof RequestError ? error : null
  if (request?.code === 'FORBIDDEN')
    return <Navigate to={forbiddenPath(request.requires, here.pathname + here.search)} replace />
  if (request?.code === 'UNAUTHENTICATED') return <SignInProblemPage />
  const retry = () => {
    // Relay caches the failure for a while; retrying does not fix a bug.
    if (!request) return location.reload()
    resetEnvironment()
    // The boundary resets its error when the location changes, even to the same one.
    void navigate(here, { replace: true, state: here.state, preventScrollReset: true })
  }
  return (
    <Box className="page-problem" role="alert">
      <h1 tabIndex={-1}>{request?.code === 'NOT_FOUND' ? t('notFoundTitle') : t('failedTitle')}</h1>
      <Explanation error={error} />
      {request?.code !== 'NOT_FOUND' && <BareButton onClick={retry}>{request ? t('retry') : t('reload')}</BareButton>}
    </Box>
  )
}

/** Shown when the session could not be started. */
export function StartProblem() {
  const { t } = useTranslation()
  const error = useRouteError()
  if (error instanceof RequestError && error.code === 'UNAUTHENTICATED')
    return <SignInProblemPage reason={errorText(error)} />
  return (
    <BarePage title={t('failedTitle')}>
      <Explanation error={error} />
      <BareButton onClick={() => location.reload()}>{t('retry')}</BareButton>
    </BarePage>
  )
}
