import { Box, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PasswordStrength } from '../../../common/passwordStrength.ts'

/** The pause in milliseconds after the last keystroke before a password is judged. */
const pause = 250
const steps = [1, 2, 3, 4]
const names = ['guessable', 'weak', 'fair', 'good', 'strong'] as const
const colors = ['status.red.fg', 'status.red.fg', 'status.orange.fg', 'status.green.fg', 'status.green.fg']

interface Props {
  password: string
  /** What others know about the owner: names, address, company. */
  about: readonly string[]
}

/** Shows how hard a password is to guess while it is typed. The services judge it in the same way and decide. */
export function PasswordMeter({ password, about }: Props) {
  const { t } = useTranslation('passwords')
  const [judged, setJudged] = useState<PasswordStrength | null>(null)
  const words = about.join('\n')
  useEffect(() => {
    let isPast = false
    const judge = async () => {
      // Loads the list of common passwords only for users who type a new one.
      const { passwordStrength } = await import('../../../common/passwordStrength.ts')
      if (!isPast) setJudged(password ? passwordStrength(password, words.split('\n')) : null)
    }
    // If it cannot be loaded, the rule is shown beside the field, and the services judge.
    const timer = setTimeout(() => void judge().catch(() => setJudged(null)), pause)
    return () => {
      isPast = true
      clearTimeout(timer)
    }
  }, [password, words])
  if (!password || !judged) return null
  const level = judged.isGuessable ? 0 : Math.max(1, judged.score)
  return (
    <Flex gap="2" alignItems="center" marginBlockStart="1.5" fontSize="12px">
      <Flex aria-hidden flex="0 0 120px" gap="1">
        {steps.map((step) => (
          <Box key={step} flex="1" height="4px" borderRadius="full" bg={level >= step ? colors[level] : 'bg.muted'} />
        ))}
      </Flex>
      <Box role="status" color={colors[level]}>
        {t(`levels.${names[level] ?? 'strong'}`)}
      </Box>
    </Flex>
  )
}
