import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useRouteError } from 'react-router'
import { errorText } from '../../shared/format/errorText.ts'
import { RequestError } from '../../shared/requestError.ts'
import { SignInProblemPage } from '../pages/LoginPage.tsx'
import { forbiddenPath } from '../paths.ts'
import { resetEnvironment } from '../relay/provider.tsx'
import { BareButton, BarePage } from './BarePage.tsx'

/** What happened, and the id by which the server's log knows it. */
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

/** In place of a page whose data did not come, or that broke; menu and header stay. */
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
    // Relay remembers the failure for a while; a bug is not mended by asking again.
    if (!request) return location.reload()
    resetEnvironment()
    // The boundary lets go of its error when the location changes, be it to the same one.
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

/** When not even the session could be started. */
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
