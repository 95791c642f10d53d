import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { safePath } from '../session/client/returning.ts'
import { errorText } from '../../shared/format/errorText.ts'
import { signIn } from '../session/tokens.ts'
import { BareButton, BarePage } from '../shell/BarePage.tsx'

/** Starts the sign-in; `?returnTo=` is the address to return to. */
export function LoginPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [problem, setProblem] = useState<string | null>(null)
  const returnTo = safePath(search.get('returnTo'))
  useEffect(() => {
    signIn(returnTo).catch((error: unknown) => setProblem(errorText(error)))
  }, [returnTo])
  if (problem !== null) return <SignInProblemPage reason={problem} returnTo={returnTo} />
  return <BarePage title={t('signingIn')} isBusy />
}

/** The page after a failed sign-in: shows the reason and offers another try. */
export function SignInProblemPage({ reason, returnTo }: { reason?: string; returnTo?: string }) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState('')
  const path = returnTo ?? safePath(location.pathname + location.search + location.hash)
  const again = () => {
    setProblem('')
    signIn(path).catch((error: unknown) => setProblem(errorText(error)))
  }
  return (
    <BarePage title={t('signInFailedTitle')}>
      <p>{t('signInFailedText')}</p>
      {reason && (
        <p className="request-id">
          <code>{reason}</code>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      <BareButton onClick={again}>{t('signInAgain')}</BareButton>
    </BarePage>
  )
}
