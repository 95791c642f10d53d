import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { useCan } from '../../../shared/hooks/useCan.ts'
import type { CandidateValues } from '../form/candidateValues.ts'
import { useOptions } from '../form/useOptions.ts'
import { viewPath } from '../paths.ts'
import { compare, type ComparedName } from './compare.ts'
import { CompareTable } from './CompareTable.tsx'
import type { Duplicate } from './useDuplicates.ts'

interface Props {
  draft: CandidateValues
  duplicates: readonly Duplicate[]
  isSending: boolean
  /** `fields`: the fields for which the draft's value wins although the candidate has one. */
  onMerge: (target: Duplicate, fields: ComparedName[]) => void
  onSaveAnyway: () => void
  onBack: () => void
}

/** Warns that the candidate may already exist: the user can compare, merge, save anyway or return to the form. */
export function DuplicatesDialog({ draft, duplicates, isSending, onMerge, onSaveAnyway, onBack }: Props) {
  const { t } = useTranslation(['candidateForms', 'shared'])
  const options = useOptions()
  const can = useCan()
  const [at, setAt] = useState(0)
  const [taken, setTaken] = useState<ReadonlySet<ComparedName>>(new Set())
  const other = duplicates[at] ?? duplicates[0]
  if (!other) return null
  const rows = compare(draft, other.values, options)
  const canMerge = other.canEdit && can('useMergeMutation')
  const reasons = other.reasons.map((reason) => (
    <StatusTag key={reason} color="orange">
      {reason === 'NAME'
        ? other.similarity === 1
          ? t('duplicates.SAME_NAME')
          : t('duplicates.NAME', { replace: { percent: Math.round(other.similarity * 100) } })
        : t(`duplicates.${reason}`)}
    </StatusTag>
  ))
  const take = (name: ComparedName, isMine: boolean) => {
    const next = new Set(taken)
    if (isMine) next.add(name)
    else next.delete(name)
    setTaken(next)
  }
  const show = (index: number) => {
    setAt(index)
    setTaken(new Set())
  }
  return (
    <Drawer place="center" width="920px" title={t('duplicates.title')} onClose={onBack}>
      <DrawerBody>
        <Text marginBlockEnd="3">{t('duplicates.question', { count: duplicates.length })}</Text>
        {duplicates.length > 1 && (
          <Flex role="group" aria-label={t('duplicates.candidates')} wrap="wrap" gap="1" marginBlockEnd="3">
            {duplicates.map(({ id, values }, index) => (
              <Button
                key={id}
                size="small"
                aria-pressed={index === at}
                kind={index === at ? 'primary' : 'plain'}
                onClick={() => show(index)}
                whiteSpace="normal"
              >
                {values.name}
              </Button>
            ))}
          </Flex>
        )}
        <Flex wrap="wrap" gap="2" alignItems="center" marginBlockEnd="3">
          <Text as="h3" fontWeight="600" minWidth="0" overflowWrap="anywhere">
            {other.values.name}
          </Text>
          <Flex wrap="wrap" gap="1" flex="1">
            {reasons}
          </Flex>
          <Button asChild size="small">
            <a href={viewPath(other.databaseId)} target="_blank" rel="noopener">
              {t('duplicates.open')}
              <ExternalLink size={12} aria-hidden />
              <chakra.span srOnly>{t('opensInNewTab', { ns: 'shared' })}</chakra.span>
            </a>
          </Button>
          {canMerge && (
            <Button
              size="small"
              kind="primary"
              disabled={isSending}
              aria-busy={isSending}
              onClick={() =>
                onMerge(
                  other,
                  rows.filter(({ name, isChoice }) => isChoice && taken.has(name)).map(({ name }) => name),
                )
              }
            >
              {t('duplicates.merge')}
            </Button>
          )}
        </Flex>
        <CompareTable
          rows={rows}
          mine={t('duplicates.draft')}
          theirs={t('duplicates.candidate')}
          taken={canMerge ? taken : null}
          onTake={take}
        />
        {canMerge && (
          <Box color="fg.muted" fontSize="12px" marginBlockStart="3">
            {t('duplicates.mergeHint')}
          </Box>
        )}
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onBack}>{t('duplicates.back')}</Button>
        <Button disabled={isSending} aria-busy={isSending} onClick={onSaveAnyway}>
          {t('duplicates.saveAnyway')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
